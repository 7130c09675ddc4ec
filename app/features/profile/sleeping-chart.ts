import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws the chart from its start; the browser fetches what moves it when it is touched.
const chart = import.meta.env.SSR ? await import('./live-chart') : null

export const sleepingChart = sleepingPart(
  chart?.LiveChart ?? null,
  async () => (await import('./live-chart')).LiveChart,
  ['reading', 'hd', 'crosses'],
)
