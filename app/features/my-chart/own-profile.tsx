import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Chart } from '~/domain/human-design/chart/chart'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { TabLinks } from '~/ui/layout/tab-links'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import { ChartSheet, SheetHead } from '~/ui/whole-chart/chart-sheet'
import { LiveChart, ShowToggles, useChartShow } from '~/ui/whole-chart/live-chart'
import { WrittenReading } from '~/ui/whole-chart/written-reading'
import type { ChartView, OwnProfile as Profile } from './load-own-profile.server'
import { RETURNS } from './returns/returns'
import { ReturnsView } from './returns/returns-view'

type Props = {
  profile: Profile
  /** The way to the page that others see. */
  links: ReactNode
  /** How many follow, are followed, and what was posted. */
  counts: ReactNode
  /** The picture and the link to pass on, where they are asked for. */
  sharing: ReactNode
}

/** One's own page: who one is here, and one's chart to read, to print or to pass on. */
export function OwnProfile({ profile, links, counts, sharing }: Props) {
  return (
    <div className="grid gap-5 print:block print:space-y-5">
      <ProfileHeader profile={profile} links={links} counts={counts} />
      <Body profile={profile} sharing={sharing} />
    </div>
  )
}

function Body({ profile, sharing }: Pick<Props, 'profile' | 'sharing'>) {
  const t = useT('my-chart')
  const { chart, view, birth } = profile
  if (sharing) return sharing
  if (chart && view === 'sheet' && birth) {
    const { fullName: name, uncertain, uncertainParts } = profile
    return <ChartSheet content={{ name, chart, birth, uncertain, uncertainParts }} />
  }
  if (chart) return <OwnChart profile={profile} chart={chart} />
  return (
    <Card as="section">
      <EmptyState
        icon={<ChartIcon className="size-7" />}
        title={t('emptyTitle')}
        action={
          <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
            {t('emptyAction')}
          </ButtonLink>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Card>
  )
}

function ProfileHeader({ profile, links, counts }: Omit<Props, 'sharing'>) {
  const t = useT('my-chart')
  const { fullName, username, avatarUrl, memberSince, practitioner, chart, words, view } = profile
  return (
    <header
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 ${view === 'sheet' || isOnOwnPaper(view) ? 'print:hidden' : ''}`}
    >
      <Avatar name={fullName} src={avatarUrl} size="xl" type={chart?.type} className="max-md:hidden" />
      <Avatar name={fullName} src={avatarUrl} size="lg" type={chart?.type} className="md:hidden" />
      <div className="min-w-0 grow basis-52">
        <h1 className="wrap-anywhere">{fullName}</h1>
        <p className="text-pretty text-muted">
          <span className="wrap-anywhere">@{username}</span> · {t('memberSince', { date: memberSince })}
        </p>
        {words || practitioner ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {chart && words ? (
              <>
                <TypeBadge type={chart.type} label={words.type} isTimeUncertain={false} />
                <span>{`${t('authority')}: ${words.authority}`}</span>
                <span className="tabular">{`${t('profile')}: ${words.profile}`}</span>
              </>
            ) : null}
            {practitioner ? <span className="font-medium text-muted">{practitioner}</span> : null}
          </p>
        ) : null}
      </div>
      {links}
      <div className="basis-full">{counts}</div>
    </header>
  )
}

/** The member's own chart as a bodygraph, on the wheel or in words, with what prints it. */
function OwnChart({ profile, chart }: { profile: Profile; chart: Chart }) {
  const t = useT('my-chart')
  const { timeAccuracy, view } = profile
  const show = useChartShow(profile.show)
  const isReading = view === 'reading'
  const onPaper = isOnOwnPaper(view)
  const hasPrintButton = isReading ? profile.reading : profile.returns
  return (
    <Card
      as="section"
      aria-labelledby="chart"
      className={onPaper ? 'print:break-inside-auto! print:border-0 print:p-0' : ''}
    >
      <header className={`mb-2 flex flex-wrap items-start justify-between gap-3 ${onPaper ? 'print:hidden' : ''}`}>
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
        {!onPaper ? (
          <ButtonLink to="?view=sheet" size="s">
            {t('toPrint')}
          </ButtonLink>
        ) : hasPrintButton ? (
          <Button size="s" onClick={() => window.print()} className="noscript:hidden">
            {t('toPrint')}
          </Button>
        ) : null}
      </header>
      <ViewLinks view={view} />
      {timeAccuracy !== 'exact' ? (
        <Alert tone="warning" className={`mb-4 ${onPaper ? 'print:hidden' : ''}`}>
          {t(timeAccuracy === 'unknown' ? 'birthTimeOpen' : 'birthTimeApproximate')}{' '}
          <Link to="/app/settings/birth-time" className="font-semibold underline underline-offset-4">
            {t('whatIsOpen')}
          </Link>
        </Alert>
      ) : null}
      {isReading ? (
        <OwnReading profile={profile} chart={chart} colors={show.colors} />
      ) : view === 'returns' ? (
        <ReturnsView
          returns={profile.returns}
          printHead={<SheetHead name={profile.fullName} birth={profile.birth} />}
        />
      ) : view === 'wheel' ? (
        <WheelReading chart={chart} />
      ) : (
        <>
          <div className="mb-4 flex justify-end">
            <ShowToggles show={show} />
          </div>
          <LiveChart chart={chart} show={show} uncertain={profile.uncertain} uncertainParts={profile.uncertainParts} />
        </>
      )}
    </Card>
  )
}

/** The chart in words, or that it could not be written because the birth time could not be checked. */
function OwnReading({ profile, chart, colors }: { profile: Profile; chart: Chart; colors: boolean }) {
  const t = useT('my-chart')
  const { fullName: name, birth, reading, uncertain, uncertainParts } = profile
  if (!reading) {
    return (
      <Alert tone="warning">
        {t('readingUnavailable')}{' '}
        <Link to="/app/settings?tab=hd-data" className="font-semibold underline underline-offset-4">
          {t('readingCheckBirth')}
        </Link>
      </Alert>
    )
  }
  const content = { name, chart, birth, uncertain, uncertainParts }
  return <WrittenReading content={content} sections={reading} colors={colors} lead={t('readingText')} />
}

/** Whether a view prints without the page's headers, under a head of its own. */
const isOnOwnPaper = (view: ChartView) => view === 'reading' || view === 'returns'

/** The forms in which a chart is read, each with its address. */
function ViewLinks({ view }: { view: ChartView }) {
  const t = useT('my-chart')
  const tabs = [
    { to: '?', label: t('view.bodygraph'), current: view === 'bodygraph' },
    { to: '?view=reading', label: t('view.reading'), current: view === 'reading' },
    { to: '?view=wheel', label: t('view.wheel'), current: view === 'wheel' },
    { to: RETURNS, label: t('view.returns'), current: view === 'returns' },
  ]
  return <TabLinks label={t('views')} tabs={tabs} className="mb-4 print:hidden" />
}
