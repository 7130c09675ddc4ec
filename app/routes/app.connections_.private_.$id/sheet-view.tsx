import { preloadWords } from '~/locales/dictionaries'
import { ChartSheet } from '~/ui/whole-chart/chart-sheet'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('chart-views', 'crosses', 'ui')

/** The kept chart as two pages to print. */
export default function SheetView({ page }: ViewProps) {
  return <ChartSheet content={page} />
}
