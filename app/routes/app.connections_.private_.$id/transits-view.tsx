import { SkyOverChartView } from '~/features/transits/sky-over-chart'
import type { SkyOverChart } from '~/features/transits/transits'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('transits', 'transit-reading', 'others-transit-reading')

export type TransitsProps = { sky: SkyOverChart; page: string }

/** The chart that is kept under a sky; `page` is its address without a moment. */
export default function TransitsView({ sky, page }: TransitsProps) {
  return <SkyOverChartView sky={sky} page={page} isOthers />
}
