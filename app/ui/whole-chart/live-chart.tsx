import { useFetcher, useLocation } from '@remix-run/react'
import type { Chart } from '~/domain/human-design/chart/chart'
import { type ChartShow, fromShowWord, TOGGLES, toShowWord } from '~/domain/human-design/chart/chart-show'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useT } from '~/locales/use-t'
import { ChartReading } from '../chart-reading/chart-reading'
import { toReadableChart } from '../chart-reading/readable-chart'
import { ToggleButton } from '../controls/toggle-button'

type Props = {
  chart: Chart
  show: ChartShow
  uncertain: UncertainTerms | null
  /** What of the drawing may differ. */
  uncertainParts: UncertainParts | null
}

/** A whole chart, one's own or of someone one keeps: everything in it answers to a press. */
export function LiveChart({ chart, show, uncertain, uncertainParts }: Props) {
  const { personality } = chart.activations
  const moment = personality.map(({ longitudeDegrees }) => longitudeDegrees).join()
  return (
    <ChartReading
      key={moment}
      chart={toReadableChart(chart)}
      show={show}
      uncertain={uncertain}
      uncertainParts={uncertainParts}
    />
  )
}

/** The fetcher by which the switches are sent: whoever draws sees what is on its way. */
const SHOW_FETCHER = 'chart-show'

/** How to draw charts: as remembered, or as it is just being asked for. */
export function useChartShow(remembered: ChartShow): ChartShow {
  const { formData } = useFetcher({ key: SHOW_FETCHER })
  return formData ? fromShowWord(formData.get('show')) : remembered
}

/** Lines, symbols, colours: how charts are drawn on this browser. A form, so it works without scripts too. */
export function ShowToggles({ show }: { show: ChartShow }) {
  const t = useT('reading')
  const { Form } = useFetcher({ key: SHOW_FETCHER })
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/app/settings?tab=hd-data" className="print:hidden">
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('show')}</legend>
        {TOGGLES.map((toggle) => (
          <ToggleButton
            key={toggle}
            type="submit"
            name="show"
            // What is asked for, not what is to change: pressing fast then asks for the right thing.
            value={toShowWord({ ...show, [toggle]: !show[toggle] })}
            pressed={show[toggle]}
          >
            {t(toggle)}
          </ToggleButton>
        ))}
      </fieldset>
    </Form>
  )
}
