/** The evening check-in and the month around it. */
export const journal = {
  title: 'Journal',
  lead: 'Write three lines each evening. After a few weeks you’ll see which days were really yours, and under which sky.',
  private:
    'Only you can read this. Your entries are encrypted before they’re stored, are part of your data download, and are deleted with your account.',

  consentTitle: 'Before you begin',
  consentText:
    'A journal can say things about you that the law protects most: your health, your beliefs, your love life. That’s why it needs your explicit consent.',
  consent:
    'I give my explicit consent to this site storing what I write in my journal, including what it says about my health, my beliefs or my love life',
  consentHint:
    'What you write is stored encrypted and shown only to you. You can withdraw your consent at any time under Settings → Privacy, and decide there whether it’s deleted.',
  consentYes: 'Open my journal',
  'consent.missing': 'Tick the box first: without your consent nothing can be stored.',
  kept_one: '{{count}} earlier entry is stored and sealed. It opens again once you consent.',
  kept_other: '{{count}} earlier entries are stored and sealed. They open again once you consent.',
  'error.unconsented': 'Couldn’t save: the journal needs your consent first.',

  checkIn: 'Check-in',
  days: 'Days',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  today: 'Today',
  feeling: 'How was the day?',
  'feeling.signature': 'More {{word}}',
  'feeling.mixed': 'Both',
  'feeling.not_self': 'More {{word}}',
  'feeling.missing': 'Choose how the day was.',
  generalSignature: 'in tune',
  generalNotSelf: 'against the grain',
  'line.signature': '{{word}}: where did it show?',
  'line.not_self': '{{word}}: where did it show?',
  'line.decision': 'A decision: how did you come to it?',
  'line.long': 'Use at most 500 characters a line.',
  'day.closed': 'You can only write about today and the year before it.',
  save: 'Save day',
  saving: 'Saving…',
  saved: 'Saved',
  deleted: 'Deleted',
  delete: 'Delete day…',
  deleteText: 'Your entry for this day will be gone for good.',
  deleteYes: 'Delete day',
  deleting: 'Deleting…',
  unreadable:
    'This day was written with a key that the site no longer has. It can’t be read, but you can write it again.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your entry for this day hasn’t been saved.',
  leave: 'Leave',
  stay: 'Stay',

  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  nothing: 'no entry',
  sealed: 'can’t be read',
  'mark.signature': 'more {{word}}',
  'mark.mixed': 'both',
  'mark.not_self': 'more {{word}}',
  counts: '{{signature}}: {{a}} · both: {{b}} · {{notSelf}}: {{c}}',

  patterns: 'The month and its sky',
  patternsText:
    'How often your days had more {{word}} while the sky completed one of your channels, and how often without it. A month is short: take it as a question, not an answer.',
  pattern: 'With it: {{a}} of {{b}} days. Without it: {{c}} of {{d}}.',
  noPatterns:
    'Nothing to compare yet. The sky must complete a channel on two days you wrote about and leave it open on two others.',

  written: 'Your entries',
  emptyTitle: 'No entries this month',
  emptyText: 'Choose a day and write your first three lines.',
  edit: 'Edit',
  decision: 'decision',
  sun: 'Sun in gate {{gate}}',
  completed: 'Completed for you: {{channels}}',
  noLines: 'No notes, only how the day was.',
}
