import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// A picture on the server; a browser fetches what draws it only where it comes to another page without loading anew.
const drawn = import.meta.env.SSR ? await import('./drawing') : null

export const sleepingDrawing = sleepingPart(drawn?.Drawing ?? null, async () => (await import('./drawing')).Drawing, [])
