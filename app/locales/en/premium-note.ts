/** At a free limit: what Premium changes about it, and the way there. */
export const premiumNote = {
  lifts: 'No limit with Premium.',
  seePremium: 'See Premium',
}
