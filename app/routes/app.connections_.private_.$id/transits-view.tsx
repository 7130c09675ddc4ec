import { TimeAlert } from '~/features/private-charts/kept-chart-view'
import { personViewPath } from '~/features/private-charts/private-charts'
import { SkyOverChartView } from '~/features/transits/sky-over-chart'
import { preloadWords } from '~/locales/dictionaries'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('transits', 'transit-reading', 'others-transit-reading', 'ui')

/** The kept chart under a sky. */
export default function TransitsView({ page, sky }: ViewProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <TimeAlert timeAccuracy={page.timeAccuracy} />
      {sky ? (
        <SkyOverChartView
          sky={sky}
          page={personViewPath(page.id, 'transits')}
          uncertainParts={page.uncertainParts}
          isOthers
        />
      ) : null}
    </div>
  )
}
