import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws the button, for where no script runs; the browser fetches what asks whether that is meant when it is pressed.
const block = import.meta.env.SSR ? await import('~/features/privacy/block-button') : null

/** Stops a member and the viewer from writing to and seeing each other. */
export const sleepingBlock = sleepingPart(
  block?.BlockButton ?? null,
  async () => (await import('~/features/privacy/block-button')).BlockButton,
  ['blocking'],
)
