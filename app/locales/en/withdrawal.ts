/** Withdrawal from the contract for Premium: the page of both steps, and the one that a mailed link opens. */
export const withdrawal = {
  title: 'Withdraw from the contract',
  description:
    'Withdraw from your contract for Human Design Premium within 14 days, signed in or not, in two steps and without giving a reason.',
  lead: 'You can withdraw from a contract for Human Design Premium within 14 days of subscribing, without giving a reason. It takes two steps.',
  notSelling: 'Premium isn’t sold on this site, so there’s no paid contract to withdraw from.',
  freeTitle: 'Free membership',
  free: 'Membership costs nothing and isn’t bound to any period. You can end it whenever you like: delete your account under Settings → Account.',
  toTerms: 'What the terms say about withdrawal',

  lateTitle: 'The 14 days ended on {{date}}',
  late: 'You can still cancel at any time: Premium then stays yours until {{date}} and doesn’t renew.',
  toCancel: 'Cancel the subscription',
  statementTitle: 'Your statement',
  statementOwn: 'Contract: Human Design Premium, monthly subscription at {{price}}.',
  statementByMail:
    'Contract: Human Design Premium, monthly subscription at {{price}}. You don’t have to sign in. Enter the email address of the account you subscribed with; we’ll send the confirmation there with a link that shows the address is yours.',
  planRefund:
    'You can withdraw until {{date}}. If you do it now, Premium ends at once and {{amount}} goes back the way you paid.',
  noContract:
    'The account you’re signed in with has no running subscription. If you subscribed with another address, enter that one.',
  name: 'Full name',
  email: 'Email for the confirmation',
  emailHint: 'The address of the account you subscribed with',
  emailOwnHint: 'The confirmation with date and time goes there',
  order: 'Order or invoice number',
  optional: 'optional',
  orderHint: 'It’s on the invoice, for example A1B2C3D4-0001',
  toReview: 'Continue',
  'problem.fullName.short': 'Enter your name.',
  'problem.fullName.long': 'Enter at most 100 characters.',
  'problem.name.link': 'Enter your name without web or email addresses.',
  'problem.email.invalid': 'Enter a valid email address.',
  'problem.order.long': 'Enter at most 40 characters.',
  'problem.order.letters': 'Only letters, digits and hyphens.',

  reviewTitle: 'Confirm your withdrawal',
  statement: 'I, {{name}}, withdraw from my contract for Human Design Premium (monthly subscription at {{price}}).',
  none: 'not given',
  follows:
    'Within the 14 days Premium ends at once and your money goes back the way you paid. After that, we treat the statement as a cancellation.',
  followsRefund: 'Premium ends at once, and {{amount}} goes back the way you paid.',
  followsLate: 'The 14 days are over, so we treat this as a cancellation: Premium stays yours until {{date}}.',
  followsMail:
    'We confirm receipt by email at once. Open the link in it to show that the address is yours, and we carry the withdrawal out. The moment you confirm here counts.',
  confirm: 'Confirm withdrawal',
  edit: 'Change',

  doneTitle: 'We’ve received your withdrawal',
  received: 'Received on {{at}}. A confirmation with this date and time is on its way to {{email}}.',
  'state.unverified':
    'One more step: open the link in that email to show that the address is yours. We then carry the withdrawal out.',
  'state.accepted': 'We’re carrying it out; another email tells you when it’s done.',
  'state.refunded': 'Premium has ended, and {{amount}} goes back the way you paid.',
  'state.late': 'The 14 days were over, so we’ve cancelled the subscription: nothing more will be charged.',
  'state.nothing': 'There’s no running subscription under this address, so there’s nothing to end.',
  toPremium: 'See your subscription',

  verifyTitle: 'Confirm your address',
  verifyLead: 'Press the button to show that this address is yours. Your withdrawal is then carried out at once.',
  verify: 'Carry out my withdrawal',
  verified: 'Your address is confirmed',
  'verify.unreadable': 'This link doesn’t work. Open it again from the email, or send your statement once more.',
  'verify.expired':
    'This link worked for {{days}} days. Your statement is saved with the date it arrived. We now handle it by hand: write to the address in the terms.',
  'verify.unexpected': 'Something went wrong on our side. Your statement is safe; please try again.',
  'verify.unreachable': 'No answer came. Check your connection and try again.',
}
