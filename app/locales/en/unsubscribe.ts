/** The page that the unsubscribe link of an email opens. */
export const unsubscribe = {
  title: 'Unsubscribe',
  copy: 'Which emails do you want to stop? Everything else in your account stays as it is.',
  which: 'Emails to stop',
  all: 'All notifications and the newsletter',
  topic: 'Only: {{topic}}',
  stop: 'Unsubscribe',
  stopping: 'Unsubscribing…',
  doneAll: 'You’ll no longer get notifications or the newsletter by email.',
  doneTopic: 'You’ll no longer get “{{topic}}” emails.',
  malformed: 'This link is incomplete or no longer valid. Choose what you get in the settings.',
  settings: 'Notification settings',
}
