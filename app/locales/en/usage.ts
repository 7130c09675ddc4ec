/** Free limits: how much is left, and what Premium changes. */
export const usage = {
  title: 'Your free limits',
  lead: 'Answering, your existing conversations and everything about your own chart are always free.',
  'name.requests': 'New connection requests in 30 days',
  'name.conversations': 'New conversations in 30 days',
  'name.analyses': 'Love analyses this month',
  leftOf: '{{left}} of {{most}} left',
  again: 'One more on {{date}}',
  againMonth: '{{most}} more on {{date}}',
  unlimited: 'Unlimited',
  premiumTitle: 'Included in Premium',
  premiumLead: 'No limits on any of these.',
  support: 'Questions? Contact support.',
  'requests.left': '{{left}} of {{most}} free connection requests left. One more on {{date}}.',
  'requests.none':
    'You’ve used your {{most}} free connection requests. You get another one on {{date}}. Answering requests is always free.',
  'conversations.left': '{{left}} of {{most}} free new conversations left. One more on {{date}}.',
  'conversations.none':
    'You’ve used your {{most}} free new conversations. You can start the next one on {{date}}. Replying is always free.',
  'analyses.left': '{{left}} of {{most}} free love analyses left until {{date}}.',
  'analyses.none': 'You’ve used your {{most}} free love analyses. You get new ones on {{date}}.',
}
