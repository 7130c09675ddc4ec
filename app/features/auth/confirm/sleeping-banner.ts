import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it above every page; the browser fetches what it needs when somebody points at it or touches it.
const drawn = import.meta.env.SSR ? await import('./confirm-banner') : null

/** Asks a member to confirm their address. */
export const sleepingBanner = sleepingPart(
  drawn?.ConfirmBanner ?? null,
  async () => (await import('./confirm-banner')).ConfirmBanner,
  ['confirmation'],
)
