/** What is free in part: how much of it is left, and what Premium changes. */
export const usage = {
  title: 'What you have free',
  lead: 'Answering, the conversations you have and everything about your own chart are always free.',
  'name.requests': 'New connection requests in 30 days',
  'name.conversations': 'New conversations in 30 days',
  'name.analyses': 'Love analyses this month',
  leftOf: '{{left}} of {{most}} left',
  again: 'One more from {{date}}',
  againMonth: '{{most}} more from {{date}}',
  unlimited: 'As many as you like',
  premiumTitle: 'What you have with Premium',
  premiumLead: 'Nothing of this is counted for you.',
  support: 'Something to ask? Write to support.',
  'requests.left': '{{left}} of {{most}} free connection requests left. There is one more from {{date}}.',
  'requests.none':
    'None of your {{most}} free connection requests left. There is one from {{date}}. Answering requests is always free.',
  'conversations.left': '{{left}} of {{most}} free new conversations left. There is one more from {{date}}.',
  'conversations.none':
    'None of your {{most}} free new conversations left. You can begin the next one on {{date}}. Answering is always free.',
  'analyses.left': '{{left}} of {{most}} free love analyses left until {{date}}.',
  'analyses.none': 'None of your {{most}} free love analyses left until {{date}}.',
}
