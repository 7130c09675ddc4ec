import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it, and links need no waking; the names of all gates and channels come only where the browser draws one.
const drawn = import.meta.env.SSR ? await import('./context-chip') : null

/** What of Human Design a post is about. */
export const sleepingChip = sleepingPart(
  drawn?.ContextChip ?? null,
  async () => (await import('./context-chip')).ContextChip,
  ['feed', 'hd'],
)
