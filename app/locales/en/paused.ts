/** A deactivated account, or one about to be deleted. */
export const paused = {
  awayTitle: 'Your account is deactivated',
  awayCopy:
    'No one sees you until you come back. Events you hosted are cancelled, and you’ve lost your places at other events; everything else is as you left it.',
  reactivate: 'Reactivate account',
  leavingTitle: 'Your account will be deleted on {{due}}',
  leavingCopy:
    'Until then you can keep it, and everything is as you left it except events: the ones you hosted are cancelled, and you’ve lost your places at others.',
  keep: 'Keep my account',
  pending: 'Restoring…',
  overTitle: 'Your account is being deleted',
  overCopy: 'It can no longer be kept. Everything in it will be gone within an hour.',
  signedInAs: 'You’re signed in as {{email}}.',
  signOut: 'Sign out',
  leftTitle: 'Your account is deactivated',
  leftDueTitle: 'Your account is scheduled for deletion',
  leftCopy: 'You’re signed out everywhere, and no one sees you. Sign in at any time to come back.',
  leftDueCopy:
    'You’re signed out everywhere, and no one sees you. Until {{due}} you can sign in to keep the account; after that, everything is deleted.',
  leftMail: 'You’ll also get this by email.',
  signIn: 'Sign in',
  failed: 'Something went wrong. Please try again.',
}
