import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// Awaited on the server only, when it starts; the browser's build holds nothing of these two modules here.
const chart = import.meta.env.SSR ? await import('./chart-view') : null
const more = import.meta.env.SSR ? await import('./more-of-the-page') : null

export const sleepingChart = sleepingPart(
  chart?.ChartView ?? null,
  async () => (await import('./chart-view')).ChartView,
  ['landing-more', 'reading', 'hd', 'crosses'],
)

export const sleepingMore = sleepingPart(
  more?.MoreOfThePage ?? null,
  async () => (await import('./more-of-the-page')).MoreOfThePage,
  ['landing-more'],
)
