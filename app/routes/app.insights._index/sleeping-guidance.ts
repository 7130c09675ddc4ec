import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it; a browser fetches its code and words only where it comes to this page by a link.
const drawn = import.meta.env.SSR ? await import('~/features/guidance/guidance-top') : null

/** The member's own day. It folds by itself and needs no waking. */
export const sleepingGuidance = sleepingPart(
  drawn?.GuidanceTop ?? null,
  async () => (await import('~/features/guidance/guidance-top')).GuidanceTop,
  ['guidance'],
)
