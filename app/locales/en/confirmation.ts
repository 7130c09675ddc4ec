/** Requesting the confirmation email, and the banner above every page until the address is confirmed. */
export const confirmation = {
  resend: 'Send the link again',
  resending: 'Sending…',
  resendSent: 'Link sent.',
  resendConfirmed: 'Your email is already confirmed',
  resendTooMany: 'Too many attempts. Please wait and try again',
  resendNobody: 'Sign in first, then send the link again.',
  resendFailed: 'Couldn’t send the link. Please try again.',

  bannerLabel: 'Email confirmation',
  banner: 'Please confirm {{email}}.',
  bannerSent: 'The link is in your inbox.',
  bannerLate: 'The email hasn’t been delivered yet. Retrying automatically.',
  bannerFailed: 'The email couldn’t be delivered. Is the address right?',
  bannerNone: 'You can request the link at any time.',
  bannerLater: 'Not now',
}
