/** What a profile says to search engines and link previews: words of the server alone. */
export const profileHead = {
  description: '{{type}}, {{profile}}, {{authority}} authority.',
  descriptionProfileWithheld: '{{type}}, {{authority}} authority.',
  descriptionPlain: '{{name}}’s profile on Human Design Social.',
  cardOf: '{{name}} on Human Design Social',
}
