/** The tab "Premium" of the settings. */
export const premium = {
  upgradeTitle: 'Human Design Premium',
  aMonth: 'a month',
  'feature.unlimited':
    'Unlimited connections and messages (free: {{requests}} requests and {{conversations}} new conversations in 30 days)',
  'feature.analysis': 'Advanced compatibility analysis with everybody (free: {{analyses}} people a month)',
  'feature.daily': 'Personal daily insights, made from your own chart and the sky of the day',
  'feature.support': 'Priority support',
  'feature.content': 'Exclusive content: all Premium texts, whole',
  terms:
    'You pay at Stripe; your card never reaches this site. The subscription renews each month until you cancel, which you can do here at any time.',
  withdrawal: 'You can withdraw from the contract within {{days}} days of subscribing, without giving a reason.',
  withdrawalMore: 'How withdrawal works',
  startNow:
    'I ask for Premium to start at once, before the {{days}} days are over. If I withdraw, I pay for the full days until then.',
  'startNow.missing': 'Please tick the box: Premium can start only if you ask for it.',
  checkout:
    'You can withdraw from this contract within {{days}} days without giving a reason. You’ve asked for Premium to start at once: if you withdraw, you pay for the full days until then.',
  withdrawLead: 'Changed your mind within {{days}} days of subscribing?',
  notSelling: 'Payments are not set up on this site, so Premium cannot be bought here.',
  upgrade: 'Upgrade to Premium',

  activeTitle: 'Premium is active',
  lapsedTitle: 'Premium has stopped',
  renewsOn: 'Renews on {{date}}.',
  renewsFor: '{{price}} each month, until you cancel.',
  endsOn: 'Cancelled. Premium stays yours until {{date}}; nothing more will be charged.',
  givenUntil: 'Premium is yours until {{date}}.',
  givenForGood: 'Premium is yours, without a subscription.',
  failedTitle: 'The last payment did not go through',
  grace: 'You keep Premium until {{date}}. Change the card, then pay what is open; Stripe also tries again by itself.',
  lapsed: 'Change the card and pay what is open, and Premium is back at once.',
  changeCard: 'Change card',
  payNow: 'Pay now',
  portal: 'Card and invoices',
  cancel: 'Cancel subscription',
  resume: 'Resume subscription',

  boughtTitle: 'Welcome to Premium!',
  bought: 'Everything is open to you from now on. A receipt is on its way by email.',
  left: 'You left the checkout, and nothing was charged.',
  waitingTitle: 'Waiting for your payment',
  waiting: 'Stripe has not told us yet that it is paid. This page looks again by itself.',
  waitingLong: 'This takes longer than usual. You need not wait here: Premium opens as soon as your bank has agreed.',
  lookAgain: 'Look again',

  paymentsTitle: 'Payments',
  refunded: '{{amount}} refunded',
  'dispute.open': 'disputed at the bank',
  'dispute.lost': 'taken back by the bank',

  'done.resumed': 'Your subscription goes on.',
  'done.paid': 'Thank you, it is paid.',
  'error.notSelling': 'Payments are not set up on this site.',
  'error.stripeAway': 'Stripe could not be reached just now. Nothing was charged; please try again in a moment.',
  'error.declined': 'The card was declined. Nothing was charged; please try another card.',
  'error.alreadyPremium': 'You have a subscription already.',
}
