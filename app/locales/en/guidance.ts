/** The card of the day: its titles and what stands in it where there is nothing to say. */
export const guidance = {
  title: 'Today’s guidance',
  because: 'Why?',
  becauseOf: 'Why: {{part}}',
  strategy: 'Your way through the day',
  focus: 'Focus',
  avoid: 'Avoid',
  affirmation: 'Affirmation',
  lucky: 'Lucky gate',
  authority: 'How to decide today',
  also: 'Also today',
  skyUnknown: 'Where the planets stand could not be asked right now, so there is no guidance yet.',
  again: 'Try again',
  chartFirst: 'Guidance needs your chart',
  chartFirstText: 'It is composed from your type, your authority and what today’s sky completes in your chart.',
  enterBirthData: 'Enter birth data',

  personal: 'Personal daily insight',
  personalOpen: 'Read your personal daily insight',
  personalMore: 'The whole insight of some paragraphs comes with Premium, made anew each day from your own chart.',
  seePremium: 'See what Premium opens',
  personalMade: 'Composed by rules from your chart and the sky of this day.',
  personalRephrased:
    'Composed by rules from your chart and the sky of this day, and put into other words by a language model.',

  lunarMonth: 'Your lunar month',
  lunarMonthText:
    'Through these gates the Moon touches your chart in the coming 28 days: in a gate of yours it is stressed, in the other half of a channel the channel is whole for some hours. Times are those of {{zone}}.',
  lunarOwn: 'Gate {{gate}}, {{name}}: yours, stressed',
  lunarCompletes: 'Gate {{gate}}, {{name}}: completes {{channels}}',
  lunarSpan: '{{from}} to {{until}}',
  lunarNow: 'now',
  lunarLater_one: 'Show {{count}} more day',
  lunarLater_other: 'Show {{count}} more days',
  lunarNone: 'In the coming 28 days the Moon touches no gate of your chart.',
  lunarUnknown: 'The way of the Moon could not be asked right now.',
  lunarOpen: 'See your lunar month',
}
