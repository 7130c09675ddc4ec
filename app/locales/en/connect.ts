/** Asking a member to connect, and answering them. */
export const connect = {
  message: 'Message',
  messageNamed: 'Message {{name}}',
  connect: 'Connect',
  connectNamed: 'Connect with {{name}}',
  requested: 'Requested',
  requestedNamed: 'Requested to connect with {{name}}. Press to cancel',
  accept: 'Accept',
  acceptNamed: 'Accept {{name}}’s request',
  decline: 'Decline',
  declineNamed: 'Decline {{name}}’s request',
  connected: 'Connected',
  connectedNamed: 'Connected with {{name}}',
  remove: 'Remove connection',
  removeNamed: 'Remove connection with {{name}}',
  removeTitle: 'Remove {{name}} from your connections?',
  removeText:
    'Neither of you will see what the other shares with connections only. Follows and your conversation stay. {{name}} isn’t notified.',
  askTitle: 'Connect with {{name}}',
  askText:
    'When {{name}} accepts, you follow each other, and each of you sees what the other shares with connections. A short note helps them remember you.',
  note: 'Your note',
  optional: 'optional',
  notePlaceholder: 'How you know each other, or what you’d like to talk about',
  send: 'Send request',
  limitUntil:
    'You’ve sent {{count}} requests in 30 days. You can send the next one on {{date}}. Answering requests is always free.',
  'error.limit':
    'You’ve sent {{count}} requests in 30 days. You can send the next one when the oldest is 30 days old. Answering requests is always free.',
  'error.missing': 'This member is no longer here.',
  'error.self': 'You can’t connect with yourself.',
  'error.changed': 'This has changed in the meantime. You’re seeing the latest version now.',
  'error.noteTooLong': 'A note can have up to 300 characters.',
  'error.suspended': 'While your account is suspended, you can’t connect with others.',
  'error.invalid': 'This page is out of date. Reload it and try again.',
}
