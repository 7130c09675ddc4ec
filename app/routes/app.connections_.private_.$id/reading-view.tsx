import { TimeAlert } from '~/features/private-charts/kept-chart-view'
import type { PersonPage } from '~/features/private-charts/private-charts'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { useChartShow } from '~/ui/whole-chart/live-chart'
import { WrittenReading } from '~/ui/whole-chart/written-reading'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('chart-views', 'crosses', 'ui')

/** The kept chart in words. */
export default function ReadingView({ page }: ViewProps) {
  return <PersonReading page={page} />
}

/** The written reading of a kept person. It addresses them, so the page says so and offers to pass it on. */
function PersonReading({ page }: { page: PersonPage }) {
  const t = useT('private-charts')
  const kept = useT('kept-chart')
  const { name, reading, timeAccuracy } = page
  const { colors } = useChartShow(page.show)
  return (
    <Card as="section" aria-labelledby="chart" className="print:break-inside-auto! print:border-0 print:p-0">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3 print:hidden">
        <div className="min-w-0 basis-72 grow">
          <h2 id="chart" className="wrap-anywhere">
            {t('readingTitle', { name })}
          </h2>
          {reading ? <p className="mt-1 max-w-[66ch] text-pretty text-muted">{t('readingText', { name })}</p> : null}
        </div>
        {reading ? (
          <div className="flex flex-wrap gap-2">
            <a href="#link" className={buttonLook('quiet', 's')}>
              {t('toLink')}
            </a>
            <Button size="s" onClick={() => window.print()} className="noscript:hidden">
              {kept('print')}
            </Button>
          </div>
        ) : null}
      </header>
      <TimeAlert timeAccuracy={timeAccuracy} className="mb-4 print:hidden" />
      {reading ? (
        <WrittenReading content={page} sections={reading} colors={colors} />
      ) : (
        <Alert tone="warning">{kept('readingUnavailable')}</Alert>
      )}
    </Card>
  )
}
