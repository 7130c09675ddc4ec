import { useFetcher } from '@remix-run/react'
import type { ChartShow } from '~/ui/bodygraph/chart-show'
import { fromShowWord } from './chart-show'

/** The fetcher by which the switches are sent: whoever draws sees what is on its way. */
export const SHOW_FETCHER = 'chart-show'

/** How to draw charts: as remembered, or as it is just being asked for. */
export function useChartShow(remembered: ChartShow): ChartShow {
  const { formData } = useFetcher({ key: SHOW_FETCHER })
  return formData ? fromShowWord(formData.get('show')) : remembered
}
