/** Explicit consents in the settings: what was agreed to, and how to withdraw it. */
export const consents = {
  title: 'Your consents',
  lead: 'Love Compatibility and the journal need your explicit consent (Article 9 GDPR). You can withdraw it here at any time; what was done before stays lawful.',
  givenOn: 'Given on {{date}}.',
  notGiven: 'Not given. You’ll be asked before you first use it.',
  withdraw: 'Withdraw consent',
  withdrawn: 'Consent withdrawn.',
  deleted: 'Deleted.',

  'love.title': 'Love Compatibility',
  'love.withdraw': 'Withdraw consent to Love Compatibility',
  'love.follows':
    'You leave Love Compatibility at once: no one sees you there, and your preferences and your interest in others are deleted.',
  'journal.title': 'Journal',
  'journal.withdraw': 'Withdraw consent to the journal',
  'journal.follows': 'The journal closes at once.',

  entries_one: 'What should happen to your {{count}} entry?',
  entries_other: 'What should happen to your {{count}} entries?',
  'entries.delete': 'Delete everything',
  'entries.deleteHint': 'They can’t be restored.',
  'entries.keep': 'Keep sealed',
  'entries.keepHint':
    'They stay stored, encrypted, and no one sees them, not even you, until you agree to the journal again. You can still download or delete them.',
  sealed_one: 'Delete {{count}} sealed entry',
  sealed_other: 'Delete {{count}} sealed entries',
  sealedText: 'They’re stored encrypted and open again once you consent. Deleted entries can’t be restored.',
  sealedDelete: 'Delete for good',

  'error.entries': 'Choose what happens to your entries.',
  'error.invalid': 'Couldn’t withdraw: reload the page and try again.',
}
