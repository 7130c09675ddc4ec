/** What the service worker says while the site cannot be reached. */
export const offline = {
  title: 'No connection',
  notKept: 'This page is not kept on this device. It opens as usual once you are online.',
  notSent:
    'The site gave no answer, so what you sent may not have arrived. Once you are online, look whether it is there before you send it again.',
  stillSignedIn:
    'The site gave no answer, so you may still be signed in. What this device kept for reading offline has been deleted. Please go back and sign out again once you are online.',
  readable: 'What you can read now',
  nothing:
    'Nothing is kept for reading offline yet. Your chart, your messages and your last ten conversations will be, once you have opened them.',
  again: 'Try again',
  back: 'Go back',
  chart: 'Your Chart',
  messages: 'Messages',
  conversation: 'Conversation',
  conversationWith: 'Conversation with {{name}}',
  asOf: 'as of {{time}}',
  keptNote: 'No connection. You see this page as of {{time}}.',
}
