/** At a free limit: what Premium changes about it, and the way there. */
export const premiumNote = {
  lifts: 'With Premium there is no limit.',
  seePremium: 'See Premium',
}
