/** The notice to members who agreed to an earlier version of the terms. */
export const termsNotice = {
  title: 'The terms have changed',
  text: 'They now say what Premium costs and how to withdraw from the contract.',
  changes: 'See what changed',
  dismiss: 'Got it',
  failed: 'Couldn’t save. Try again.',
}
