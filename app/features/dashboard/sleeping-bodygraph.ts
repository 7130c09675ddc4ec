import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it; a browser fetches the code of the drawing only where it comes to this page by a link.
const drawing = import.meta.env.SSR ? await import('~/ui/bodygraph/mini-bodygraph') : null

/** The small bodygraph. It does nothing, so it need not wake. */
export const sleepingBodygraph = sleepingPart(
  drawing?.MiniBodygraph ?? null,
  async () => (await import('~/ui/bodygraph/mini-bodygraph')).MiniBodygraph,
  [],
)
