/** Asking a member to connect, and answering them. */
export const connect = {
  message: 'Message',
  messageNamed: 'Message to {{name}}',
  connect: 'Connect',
  connectNamed: 'Connect with {{name}}',
  requested: 'Requested',
  requestedNamed: 'Requested to connect with {{name}}. Press to take it back',
  accept: 'Accept',
  acceptNamed: 'Accept the request of {{name}}',
  decline: 'Decline',
  declineNamed: 'Decline the request of {{name}}',
  connected: 'Connected',
  connectedNamed: 'Connected with {{name}}',
  remove: 'Remove connection',
  removeNamed: 'Remove the connection with {{name}}',
  removeTitle: 'Remove your connection with {{name}}?',
  removeText:
    'You no longer see what each of you shows to connections only. Following and your conversation stay as they are. {{name}} is not told.',
  askTitle: 'Connect with {{name}}',
  askText:
    'Once {{name}} accepts, you follow each other and see what each of you shows to connections. A few words help them to remember you.',
  note: 'Your note',
  optional: 'optional',
  notePlaceholder: 'How you know each other, or what you would like to talk about',
  send: 'Send request',
  limitUntil:
    'You have asked {{count}} members in 30 days. You can ask the next one on {{date}}. Answering requests is always free.',
  'error.limit':
    'You have asked {{count}} members in 30 days. There is room for the next when the oldest request is 30 days old. Answering requests is always free.',
  'error.missing': 'This member is no longer here.',
  'error.self': 'You cannot connect with yourself.',
  'error.changed': 'Something changed in the meantime. This is how it stands now.',
  'error.noteTooLong': 'A note has at most 300 characters.',
  'error.suspended': 'While your account is suspended you cannot connect with others.',
  'error.invalid': 'The page is out of date. Reload it and try again.',
}
