/** What the service worker says while the site cannot be reached. */
export const offline = {
  title: 'No connection',
  notKept: 'This page is not kept on this device. It opens as usual once you are online.',
  notSent:
    'The site could not be reached, so what you sent has not arrived. Go back and try again once you are online.',
  stillSignedIn:
    'The site could not be reached, so you are still signed in. What this device kept for reading offline has been deleted. Please sign out again once you are online.',
  readable: 'What you can read now',
  nothing:
    'Nothing is kept for reading offline yet. Your chart, your messages and your last ten conversations will be, once you have opened them.',
  chart: 'Your Chart',
  messages: 'Messages',
  conversation: 'Conversation',
  conversationWith: 'Conversation with {{name}}',
  asOf: 'as of {{time}}',
  keptNote: 'No connection. You see this page as of {{time}}.',
}
