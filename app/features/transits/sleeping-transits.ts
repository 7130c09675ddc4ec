import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws the sky of the page; the browser fetches what moves it when it is touched.
const transits = import.meta.env.SSR ? await import('./live-transits') : null

export const sleepingTransits = sleepingPart(
  transits?.LiveTransits ?? null,
  async () => (await import('./live-transits')).LiveTransits,
  ['transit-reading', 'reading', 'ui', 'hd'],
)
