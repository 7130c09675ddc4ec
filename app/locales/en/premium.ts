/** The tab "Premium" of the settings. */
export const premium = {
  upgradeTitle: 'Human Design Premium',
  aMonth: 'a month',
  'feature.unlimited':
    'Unlimited connections and messages (free: {{requests}} requests and {{conversations}} new conversations in 30 days)',
  'feature.analysis': 'Advanced compatibility analysis with everyone (free: {{analyses}} people a month)',
  'feature.daily': 'Personal daily insights based on your own chart and today’s sky',
  'feature.support': 'Priority support',
  'feature.content': 'Exclusive content: every Premium text in full',
  terms:
    'You pay through Stripe; your card details never reach this site. The subscription renews each month until you cancel, which you can do here at any time.',
  withdrawal: 'You can withdraw from the contract within {{days}} days of subscribing, without giving a reason.',
  withdrawalMore: 'How withdrawal works',
  startNow:
    'I ask for Premium to start at once, before the {{days}} days are over. If I withdraw, I pay for the full days until then.',
  'startNow.missing': 'Tick the box: Premium can start only if you ask for it.',
  checkout:
    'You can withdraw from this contract within {{days}} days without giving a reason. You’ve asked for Premium to start at once: if you withdraw, you pay for the full days until then.',
  withdrawLead: 'Changed your mind within {{days}} days of subscribing?',
  notSelling: 'Payments aren’t set up on this site, so you can’t buy Premium here.',
  upgrade: 'Upgrade to Premium',

  activeTitle: 'Premium is active',
  lapsedTitle: 'Premium has ended',
  renewsOn: 'Renews on {{date}}.',
  renewsFor: '{{price}} each month, until you cancel.',
  endsOn: 'Cancelled. You keep Premium until {{date}}; nothing more will be charged.',
  givenUntil: 'You have Premium until {{date}}.',
  givenForGood: 'You have Premium without a subscription.',
  failedTitle: 'Your last payment failed',
  grace: 'You keep Premium until {{date}}. Change the card, then pay the open invoice; Stripe also retries by itself.',
  lapsed: 'Change the card and pay the open invoice to get Premium back at once.',
  changeCard: 'Change card',
  payNow: 'Pay now',
  portal: 'Card and invoices',
  cancel: 'Cancel subscription',
  resume: 'Resume subscription',

  boughtTitle: 'Welcome to Premium!',
  bought: 'You now have access to everything. A receipt is on its way by email.',
  left: 'You left the checkout. Nothing was charged.',
  waitingTitle: 'Waiting for your payment',
  waiting: 'Stripe hasn’t confirmed your payment yet. This page updates by itself.',
  waitingLong:
    'This is taking longer than usual. You don’t need to wait here: Premium starts as soon as your bank approves the payment.',
  lookAgain: 'Check again',

  paymentsTitle: 'Payments',
  refunded: '{{amount}} refunded',
  'dispute.open': 'disputed at the bank',
  'dispute.lost': 'taken back by the bank',

  'done.resumed': 'Your subscription continues.',
  'done.paid': 'Payment received. Thank you!',
  'error.notSelling': 'Payments aren’t set up on this site.',
  'error.stripeAway': 'Couldn’t reach Stripe. Nothing was charged; please try again in a moment.',
  'error.declined': 'The card was declined. Nothing was charged; please try another card.',
  'error.alreadyPremium': 'You already have a subscription.',
  'error.customerGone': 'Stripe no longer has your subscription. Upgrade to start a new one.',
}
