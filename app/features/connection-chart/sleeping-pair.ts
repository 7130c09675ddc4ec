import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws the two from its start; the browser fetches what moves them when they are touched.
const pair = import.meta.env.SSR ? await import('./live-pair') : null

export const sleepingPair = sleepingPart(pair?.LivePair ?? null, async () => (await import('./live-pair')).LivePair, [
  'pair-reading',
  'reading',
  'composite',
  'hd',
])
