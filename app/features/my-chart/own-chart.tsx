import { Link } from '@remix-run/react'
import type { Chart } from '~/domain/human-design/chart'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import { LiveChart } from './live-chart'
import type { OwnProfile } from './load-own-profile.server'
import { ShowToggles } from './show-toggles'
import { useChartShow } from './use-chart-show'
import { ViewLinks } from './views/view-links'

/** One's chart to read, as bodygraph or on the wheel, and the way to its pages for printing. */
export function OwnChart({ profile, chart }: { profile: OwnProfile; chart: Chart }) {
  const t = useT('my-chart')
  const { timeAccuracy, view } = profile
  const show = useChartShow(profile.show)
  return (
    <Card as="section" aria-labelledby="chart">
      <header className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="chart">{t('profileTitle')}</h2>
          <Link
            to="/app/transits"
            prefetch="intent"
            className="inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
          >
            {t('underSky')}
          </Link>
        </div>
        <ButtonLink to="?view=sheet" size="s">
          {t('toPrint')}
        </ButtonLink>
      </header>
      <ViewLinks view={view} />
      {timeAccuracy !== 'exact' ? (
        <Alert tone="warning" className="mb-4">
          {t(timeAccuracy === 'unknown' ? 'birthTimeOpen' : 'birthTimeApproximate')}{' '}
          <Link to="/app/settings/birth-time" className="font-semibold underline underline-offset-4">
            {t('whatIsOpen')}
          </Link>
        </Alert>
      ) : null}
      {view === 'wheel' ? (
        <WheelReading chart={chart} />
      ) : (
        <>
          <div className="mb-4 flex justify-end">
            <ShowToggles show={show} />
          </div>
          <LiveChart
            chart={chart}
            show={show}
            uncertain={profile.uncertain}
            uncertainActivations={profile.uncertainActivations}
          />
        </>
      )}
    </Card>
  )
}
