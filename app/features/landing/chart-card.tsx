import { useT } from '~/locales/use-t'
import { useStops } from '~/ui/bodygraph/use-stops'
import { Card } from '~/ui/card'
import { Sleeping } from '~/ui/sleeping/sleeping'
import type { ChartViewProps } from './chart-view'
import { sleepingChart } from './sleeping-parts'

type Props = ChartViewProps & {
  /** The visitor is at the form: have everything ready. */
  expected: boolean
}

/** The chart on the first screen: an example until the visitor's own draws itself. */
export function ChartCard({ expected, ...view }: Props) {
  const t = useT('landing')
  useStops()
  return (
    <Card as="section" raised aria-label={t(view.found ? 'yourChart' : 'example')}>
      <Sleeping
        part={sleepingChart}
        props={view}
        wanted={expected || view.found !== null}
        touchable
        // Roughly its height on a phone, for the moment in which nothing is drawn yet.
        className="min-h-130"
      />
    </Card>
  )
}
