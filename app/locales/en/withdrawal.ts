/** Withdrawal from the contract for Premium: the page of both steps, and the one that a mailed link opens. */
export const withdrawal = {
  title: 'Withdraw from the contract',
  description:
    'Withdraw from your contract for Human Design Premium within 14 days, signed in or not, in two steps and without giving a reason.',
  lead: 'You can withdraw from a contract for Human Design Premium within 14 days of subscribing, without giving a reason. It takes two steps.',
  notSelling: 'Premium isn’t sold on this site, so there’s no paid contract to withdraw from.',
  freeTitle: 'Free membership',
  free: 'Membership costs nothing and has no minimum term. You can end it whenever you like: delete your account under Settings → Account.',
  toTerms: 'What the terms say about withdrawal',

  lateTitle: 'The withdrawal period ended on {{date}}',
  late: 'You can still cancel at any time: you keep Premium until {{date}}, and it doesn’t renew.',
  toCancel: 'Cancel the subscription',
  statementTitle: 'Your statement',
  statementOwn: 'Contract: Human Design Premium, monthly subscription at {{price}}.',
  statementByMail:
    'Contract: Human Design Premium, monthly subscription at {{price}}. You don’t have to sign in. Enter the email address of the account you subscribed with; we’ll send the confirmation there with a link that shows the address is yours.',
  planRefund:
    'You can withdraw until {{date}}. If you do it now, Premium ends at once and {{amount}} goes back the way you paid.',
  planRefundNothing:
    'You can withdraw until {{date}}. If you do it now, Premium ends at once. There’s nothing left to refund.',
  planRefundLonger:
    'We didn’t tell you about this right when you subscribed, so it lasts twelve months longer: you can withdraw until {{date}}. If you do it now, Premium ends at once and {{amount}} goes back the way you paid. The time you’ve used costs you nothing.',
  planRefundLongerNothing:
    'We didn’t tell you about this right when you subscribed, so it lasts twelve months longer: you can withdraw until {{date}}. If you do it now, Premium ends at once. There’s nothing left to refund.',
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
  'problem.email.invalid': 'Enter a valid email address.',
  'problem.order.long': 'Enter at most 40 characters.',
  'problem.order.letters': 'Only letters, digits and hyphens.',

  reviewTitle: 'Confirm your withdrawal',
  statement: 'I, {{name}}, withdraw from my contract for Human Design Premium (monthly subscription at {{price}}).',
  none: 'not given',
  follows:
    'If you’re still in time to withdraw, Premium ends at once and your money goes back the way you paid. If not, we treat the statement as a cancellation.',
  followsRefund: 'Premium ends at once, and {{amount}} goes back the way you paid.',
  followsNothing: 'Premium ends at once. There’s nothing left to refund.',
  followsLate: 'It’s too late to withdraw, so we treat this as a cancellation: you keep Premium until {{date}}.',
  followsMail:
    'We’ll confirm receipt by email at once. Open the link in it to show that the address is yours, and we’ll carry out the withdrawal. What counts is the moment you confirm here.',
  confirm: 'Confirm withdrawal',
  edit: 'Change',

  doneTitle: 'We’ve received your withdrawal',
  received: 'Received on {{at}}. A confirmation with this date and time is on its way to {{email}}.',
  receivedUnmailed:
    'Received on {{at}}. Your statement is saved and counts from this moment. Too many emails have been requested, so we can’t send a confirmation to {{email}}: keep this page as proof.',
  'state.unverified':
    'One more step: open the link in that email to show that the address is yours. We’ll then carry out the withdrawal.',
  'state.unverifiedUnmailed':
    'Without that email we can’t see that the address is yours. If you have an earlier email from us about your withdrawal, open the link in it. Otherwise write to the address in the terms.',
  'state.accepted': 'We’re carrying it out; another email tells you when it’s done.',
  'state.acceptedUnmailed': 'We’re carrying it out. You’ll see the result under Settings → Premium.',
  'state.refunded': 'Premium has ended, and {{amount}} goes back the way you paid.',
  'state.refundedNothing': 'Premium has ended. There’s nothing left to refund.',
  'state.late': 'It was too late to withdraw, so we’ve cancelled the subscription: nothing more will be charged.',
  'state.nothing': 'There’s no running subscription under this address, so there’s nothing to end.',
  toPremium: 'See your subscription',

  verifyTitle: 'Confirm your address',
  verifyLead: 'Press the button to show that this address is yours. Your withdrawal is then carried out at once.',
  verify: 'Carry out my withdrawal',
  verified: 'Your address is confirmed',
  'verify.unreadable': 'This link doesn’t work. Open it again from the email, or send your statement once more.',
  'verify.expired':
    'This link worked for {{days}} days. Your statement is saved with the date it arrived. We now handle it by hand: write to the address in the terms.',
  'verify.unexpected': 'Something went wrong. Your statement is safe; please try again.',
  'verify.unreachable': 'Couldn’t reach the site. Check your connection and try again.',
}
