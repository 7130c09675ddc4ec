import { useFetcher } from '@remix-run/react'
import type { ChartShow } from '~/ui/bodygraph/chart-show'
import { toggled } from './chart-show'

/** The fetcher by which the switches are sent: whoever draws sees what is on its way. */
export const SHOW_FETCHER = 'chart-show'

/** How to draw charts: as remembered, with the switch just pressed already turned. */
export function useChartShow(remembered: ChartShow): ChartShow {
  const { formData } = useFetcher({ key: SHOW_FETCHER })
  return formData ? toggled(remembered, formData.get('toggle')) : remembered
}
