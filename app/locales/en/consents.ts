/** Explicit consents in the settings: what was agreed to, and how to withdraw it. */
export const consents = {
  title: 'Your consents',
  lead: 'Love Compatibility and the journal work only with your explicit consent (Article 9 GDPR). You can withdraw it here; what happened until then stays lawful.',
  givenOn: 'Given on {{date}}.',
  notGiven: 'Not given. You’re asked before you use it.',
  withdraw: 'Withdraw consent',
  withdrawn: 'Consent withdrawn.',
  deleted: 'Deleted.',

  'love.title': 'Love Compatibility',
  'love.withdraw': 'Withdraw consent to Love Compatibility',
  'love.follows':
    'You leave Love Compatibility at once: no one sees you there, and your interest in others is deleted.',
  'journal.title': 'Journal',
  'journal.withdraw': 'Withdraw consent to the journal',
  'journal.follows': 'The journal closes at once.',

  entries_one: 'You’ve written on {{count}} day. What happens to it?',
  entries_other: 'You’ve written on {{count}} days. What happens to them?',
  'entries.delete': 'Delete everything',
  'entries.deleteHint': 'It can’t be brought back.',
  'entries.keep': 'Keep it sealed',
  'entries.keepHint':
    'Stored encrypted and shown to no one, not even to you, until you agree again. You can still download or delete it.',
  sealed_one: 'Delete {{count}} sealed day',
  sealed_other: 'Delete {{count}} sealed days',
  sealedText:
    'They’re kept encrypted and open again when you agree to the journal. Deleted days can’t be brought back.',
  sealedDelete: 'Delete for good',

  'error.entries': 'Choose what happens to the days you wrote.',
  'error.invalid': 'That didn’t work. Load the page again.',
}
