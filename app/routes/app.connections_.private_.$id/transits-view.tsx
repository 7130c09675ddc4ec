import { SkyOverChartView } from '~/features/transits/sky-over-chart'
import { preloadWords } from '~/locales/dictionaries'
import type { TransitsProps } from './transits-module'

export const i18n = preloadWords('transits', 'others-transit-reading', 'hd', 'reading', 'ui')

/** The chart that is kept under a sky; `page` is its address without a moment. */
export default function TransitsView({ sky, page }: TransitsProps) {
  return <SkyOverChartView sky={sky} page={page} isOthers />
}
