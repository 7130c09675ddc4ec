import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { Alert } from '~/ui/states/alert'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import { BirthFactsList } from '~/ui/whole-chart/birth-facts-list'
import { ChartSheet } from '~/ui/whole-chart/chart-sheet'
import { LiveChart, ShowToggles, useChartShow } from '~/ui/whole-chart/live-chart'
import { TimeCheckCard } from '~/ui/whole-chart/time-check-card'
import { NotesForm } from './notes-form'
import { PrivateBar } from './private-bar'
import type { NotesAnswer, PersonPage } from './private-charts'

type Props = { page: PersonPage; answer: NotesAnswer | undefined }

/** The page of somebody whose chart is kept: the chart whole, what was noted, the birth, and how much depends on its minute. */
export function PersonView({ page, answer }: Props) {
  const { chart, view, birth, name } = page
  const isSheet = view === 'sheet'
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-5">
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <PrivateBar {...page} />
        <PersonHead page={page} />
      </div>
      {isSheet ? (
        <ChartSheet
          chart={chart}
          birth={birth}
          uncertain={page.uncertain}
          uncertainParts={page.uncertainParts}
          name={name}
        />
      ) : (
        <>
          <PersonChart page={page} />
          <NotesForm page={page} answer={answer} />
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
            <BirthCard page={page} />
            <TimeCheckCard
              check={page.timeCheck}
              checkPath={view === 'bodygraph' ? '?times=1' : `?view=${view}&times=1`}
            />
          </div>
        </>
      )}
    </div>
  )
}

function PersonHead({ page: { name, chart, words } }: { page: PersonPage }) {
  const t = useT('reading')
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} size="lg" type={chart.type} />
      <div className="min-w-0 grow basis-52">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <TypeBadge type={chart.type} label={words.type} isTimeUncertain={false} className="whitespace-normal!" />
          <span>{`${t('authority')}: ${words.authority}`}</span>
          <span className="tabular">{`${t('profile')}: ${words.profile}`}</span>
        </p>
      </div>
    </header>
  )
}

/** The chart as a bodygraph or on the wheel, with what prints it. */
function PersonChart({ page }: { page: PersonPage }) {
  const t = useT('private-charts')
  const { chart, view, timeAccuracy } = page
  const show = useChartShow(page.show)
  return (
    <Card as="section" aria-labelledby="chart">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="chart">{t('chart')}</h2>
        <ButtonLink to="?view=sheet" size="s" className="print:hidden">
          {t('print')}
        </ButtonLink>
      </header>
      {timeAccuracy !== 'exact' ? (
        <Alert tone="warning" className="mb-4">
          {t(timeAccuracy === 'unknown' ? 'timeUnknown' : 'timeApproximate')}{' '}
          <a href="#times" className="font-semibold underline underline-offset-4">
            {t('whatIsOpen')}
          </a>
        </Alert>
      ) : null}
      {view === 'wheel' ? (
        <WheelReading key={page.id} chart={chart} />
      ) : (
        <>
          <div className="mb-4 flex justify-end">
            <ShowToggles show={show} />
          </div>
          <LiveChart chart={chart} show={show} uncertain={page.uncertain} uncertainParts={page.uncertainParts} />
        </>
      )}
    </Card>
  )
}

function BirthCard({ page: { birth } }: { page: PersonPage }) {
  const t = useT('birth-facts')
  return (
    <Card as="section" aria-labelledby="birth-data">
      <h2 id="birth-data" className="text-lg">
        {t('birthData')}
      </h2>
      <BirthFactsList birth={birth} />
    </Card>
  )
}
