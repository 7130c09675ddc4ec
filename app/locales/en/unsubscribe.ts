/** The page that the foot of a digest leads to. */
export const unsubscribe = {
  title: 'Unsubscribe',
  copy: 'Which emails should stop? Everything else in your account stays as it is.',
  which: 'Emails to stop',
  all: 'All digests by email',
  topic: 'Only: {{topic}}',
  stop: 'Unsubscribe',
  stopping: 'Unsubscribing...',
  doneAll: 'Done: you will get no more digests by email.',
  doneTopic: 'Done: nothing more comes by email about this: {{topic}}.',
  malformed: 'This link is not complete, or no longer valid. You can choose what you get in the settings.',
  settings: 'Notification settings',
}
