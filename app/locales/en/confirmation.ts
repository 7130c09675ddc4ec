/** Asking for the mail that confirms an address, wherever that can be asked; above every page until it is confirmed. */
export const confirmation = {
  resend: 'Send the link again',
  resending: 'Sending...',
  resendSent: 'The link has been sent.',
  resendConfirmed: 'Your email is already confirmed',
  resendTooMany: 'Too many attempts. Please wait and try again',
  resendNobody: 'Please sign in first, then ask for the link again.',
  resendFailed: 'The link could not be sent. Please try again.',

  bannerLabel: 'Email to confirm',
  banner: 'Please confirm {{email}}.',
  bannerSent: 'The link is in your mail.',
  bannerLate: 'The mail could not be delivered yet. We keep trying.',
  bannerFailed: 'The mail could not be delivered. Is the address right?',
  bannerNone: 'Ask for the link whenever it suits you.',
  bannerLater: 'Not now',
}
