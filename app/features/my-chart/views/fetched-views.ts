import { fetched } from '../fetched-parts'

// What most visits to the chart never ask for: the browser fetches each when its address is opened.
const wheel = import.meta.env.SSR ? await import('~/ui/wheel/wheel-reading') : null
const sheet = import.meta.env.SSR ? await import('../sheet/chart-sheet') : null

export const WheelReading = fetched(
  wheel?.WheelReading,
  async () => (await import('~/ui/wheel/wheel-reading')).WheelReading,
)

export const ChartSheet = fetched(sheet?.ChartSheet, async () => (await import('../sheet/chart-sheet')).ChartSheet)
