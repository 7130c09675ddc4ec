/** An account that is away, or about to be deleted. */
export const paused = {
  awayTitle: 'Your account is away',
  awayCopy:
    'Nobody sees you while it is. Events you had planned are cancelled, and your places at others are given up; everything else is as you left it. Come back whenever you like.',
  reactivate: 'Reactivate',
  leavingTitle: 'Your account will be deleted on {{due}}',
  leavingCopy:
    'Until then you can keep the account, and all is as before but for events: those you had planned are cancelled, and your places at others are given up.',
  keep: 'Keep my account',
  pending: 'Bringing everything back…',
  overTitle: 'Your account is being deleted',
  overCopy: 'The time to keep it is over. Within the hour nothing of it is left here.',
  signedInAs: 'You are signed in as {{email}}.',
  signOut: 'Sign out',
  leftTitle: 'Your account is away now',
  leftCopy: 'You are signed out everywhere, and nobody sees you. Sign in whenever you like to come back.',
  leftDueCopy:
    'You are signed out everywhere, and nobody sees you. Until {{due}} you can sign in and keep the account; then everything is removed.',
  leftMail: 'A mail with the same is on its way to you.',
  signIn: 'Sign in',
  failed: 'That did not work. Please try again.',
}
