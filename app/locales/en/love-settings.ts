/** Joining and leaving Love Compatibility, on its page and in the settings; errors of its forms. */
export const loveSettings = {
  adult: 'I am 18 or older',
  adultHint: 'Your account has no birth date. Once you add one, that date counts.',
  consent:
    'I give my explicit consent to this site using my chart, my preferences and my interest in other people to introduce me to them',
  consentHint:
    'Your interest in someone, what you look for and your filters can say something about your love life, so the law asks for explicit consent (Article 9 GDPR). You can withdraw it at any time under Settings → Privacy.',
  askedAgain:
    'You already take part. The consent now also covers what you look for and your filters: give it to continue, or leave below.',
  show: 'Join Love Compatibility',
  hide: 'Leave Love Compatibility',
  hideText: 'You’re removed from the list at once, and your preferences and your interest in others are deleted.',
  settingsTitle: 'Love Compatibility',
  settingsOn: 'You’re shown to others who take part and can see your profile, as far as your filters and theirs allow.',
  settingsOff: 'You aren’t shown there and don’t see others. It stays off until you turn it on.',
  minorText:
    'By your birth date you’re under 18, so you aren’t shown here and no one is shown to you. Connections, messages and everything about your own chart are open to you.',
  toPage: 'Open Love Compatibility',
  'error.missing': 'This person is no longer shown to you here.',
  'error.suspended': 'You can’t do this while your account is suspended.',
  'error.minor': 'By your birth date you’re under 18.',
  'error.undeclared': 'Confirm that you’re 18 or older.',
  'error.unconsented': 'Tick the box first: without your consent you can’t be shown here.',
  'error.limit': 'Without Premium you can open three analyses a month, and you’ve opened them all.',
  'error.invalid': 'Couldn’t read the form. Reload the page and try again.',
}
