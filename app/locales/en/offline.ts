/** What the service worker says while the site cannot be reached. */
export const offline = {
  title: 'No connection',
  notKept: 'This page isn’t saved on this device. It will open once you’re back online.',
  notSent:
    'The site didn’t respond, so what you sent may not have arrived. Once you’re online, check before you send it again.',
  stillSignedIn:
    'The site didn’t respond, so you may still be signed in. Everything saved for offline reading on this device has been deleted. Go back and sign out again once you’re online.',
  readable: 'Available offline',
  nothing:
    'Nothing is saved for offline reading yet. Your chart, your messages and your last ten conversations are saved once you’ve opened them.',
  again: 'Try again',
  back: 'Go back',
  chart: 'Your Chart',
  messages: 'Messages',
  conversation: 'Conversation',
  conversationWith: 'Conversation with {{name}}',
  asOf: 'saved {{time}}',
  keptNote: 'No connection. This page was saved {{time}}.',
}
