/** Taking part in Love Compatibility or not, on its page and in the settings; why a form of it was refused. */
export const loveSettings = {
  adult: 'I am 18 or older',
  adultHint: 'Your account has no birth date. Once there is one, it decides.',
  consent:
    'I give my explicit consent to this site using my chart and my interest in other people to introduce me to them',
  consentHint:
    'Your interest in someone can say something about your love life, so the law asks for explicit consent (Article 9 GDPR). You can withdraw it at any time under Settings → Privacy.',
  askedAgain:
    'You already take part. Love Compatibility now needs your explicit consent: give it to continue, or leave below.',
  show: 'Show me in Love Compatibility',
  hide: 'Show me no longer',
  hideText: 'You leave the list at once, and your interests are taken back.',
  settingsTitle: 'Love Compatibility',
  settingsOn: 'You are shown to others who take part and may see your profile.',
  settingsOff: 'You are not shown there, and do not see others. It is off until you turn it on.',
  minorText:
    'By your birth date you are younger, so you are not shown here and nobody is shown to you. Connections, messages and everything about your own chart are open to you.',
  toPage: 'Open Love Compatibility',
  'error.missing': 'This person is not shown to you here any more.',
  'error.suspended': 'Your account is suspended, so you cannot do this now.',
  'error.minor': 'By your birth date you are younger than 18.',
  'error.undeclared': 'Please confirm that you are 18 or older.',
  'error.unconsented': 'Please tick the box: without your consent you can’t be shown here.',
  'error.limit': 'Three analyses a month are open without premium, and you have opened them.',
  'error.invalid': 'That could not be understood. Please load the page again.',
}
