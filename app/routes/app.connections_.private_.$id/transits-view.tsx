import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { SkyOverChartView } from '~/features/transits/sky-over-chart'
import type { SkyOverChart } from '~/features/transits/transits'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('transits', 'transit-reading', 'others-transit-reading')

export type TransitsProps = { sky: SkyOverChart; page: string; uncertainParts: UncertainParts | null }

/** The chart that is kept under a sky; `page` is its address without a moment, `uncertainParts` what of the chart may differ. */
export default function TransitsView({ sky, page, uncertainParts }: TransitsProps) {
  return <SkyOverChartView sky={sky} page={page} uncertainParts={uncertainParts} isOthers />
}
