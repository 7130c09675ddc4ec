import { useT } from '~/locales/use-t'
import { ClockCorrectionAlert } from '~/ui/birth-fields/clock-correction'
import { ClockNoteAlert } from '~/ui/birth-fields/clock-note'
import { Card } from '~/ui/card'
import { BirthCard } from './birth-card'
import { CalculationError } from './calculation-error'
import { CenterList } from './center-list'
import { CoreCard } from './core-card'
import { GateCounts } from './gate-counts'
import { GateLists } from './gate-lists'
import { LiveChart } from './live-chart'
import type { ChartAnswer, HdData } from './my-chart'
import { Reliability } from './reliability'
import { ResultBanner } from './result-banner'
import { ShowToggles } from './show-toggles'
import { useChartShow } from './use-chart-show'

export type ChartResultProps = { data: Extract<HdData, { mode: 'result' }>; answer: ChartAnswer | undefined }

/** The chart and everything it came from: birth data, core, drawing, activations, centers, and how sure it is. */
export function ChartResult({ data, answer }: ChartResultProps) {
  const t = useT('my-chart')
  const { chart, gates, calculatedAt } = data
  const show = useChartShow(data.show)
  return (
    <div className="grid gap-4">
      <ResultBanner calculatedAt={calculatedAt} />
      {answer?.error ? <CalculationError error={answer.error} hasChart isDevelopment={data.isDevelopment} /> : null}
      {data.clockCorrection ? <ClockCorrectionAlert correction={data.clockCorrection} to="?tab=hd-data" /> : null}
      {data.clockNote ? <ClockNoteAlert note={data.clockNote} to="?tab=hd-data" /> : null}
      <div className="grid gap-4 xl:grid-cols-2">
        <BirthCard birth={data.birth} />
        <CoreCard core={data.core} />
      </div>
      <Card as="section" aria-labelledby="chart">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="chart">{t('chart')}</h2>
          <ShowToggles show={show} />
        </header>
        {chart ? (
          <LiveChart
            chart={chart}
            show={show}
            uncertain={data.uncertain}
            uncertainActivations={data.uncertainActivations}
          />
        ) : null}
        <GateCounts gates={gates} />
        {chart ? null : <GateLists gates={gates} show={show} />}
      </Card>
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        {data.centers ? <CenterList centers={data.centers} /> : null}
        {chart ? <Reliability check={data.timeCheck} /> : null}
      </div>
    </div>
  )
}
