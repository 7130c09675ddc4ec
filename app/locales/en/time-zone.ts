/** The question to a member whose device is in another time zone than their settings. */
export const timeZone = {
  label: 'Change time zone?',
  question: 'Your device is on {{device}} time. Switch from {{own}}?',
  switch: 'Switch',
  keep: 'Keep',
  done: 'Time zone: {{zone}}.',
  failed: 'Couldn’t save your choice. Try again.',
}
