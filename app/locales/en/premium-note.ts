/** Shown at a free limit: what Premium changes, and the link to it. */
export const premiumNote = {
  lifts: 'No limit with Premium.',
  seePremium: 'See Premium',
}
