/** How one's own chart is shown, as `?view` says: to read, on the wheel, as two pages to print, as a picture to pass on. */
export const CHART_VIEWS = ['bodygraph', 'wheel', 'sheet', 'share'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

/** The view that an address asks for; the bodygraph where it asks for none, or for one that there is not. */
export function chartViewOf(request: Request): ChartView {
  const wanted = new URL(request.url).searchParams.get('view')
  return CHART_VIEWS.find((view) => view === wanted) ?? 'bodygraph'
}
