import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { CoreFact, ShownProfile } from '~/features/profile/public-profile'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { ChartReading } from '~/ui/chart-reading/chart-reading'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import type { SectionProps } from './page-data'
import { comparePath } from './profile-tabs'

export const i18n = preloadWords('crosses', 'hd', 'reading', 'ui')

export default function ChartSection({ page, profile }: SectionProps<'chart'>) {
  const isOwn = page.viewer === 'owner' && !page.preview
  return <ProfileChart profile={profile} isOwn={isOwn} compare={page.ties ? comparePath(profile.username) : null} />
}

type Props = {
  profile: ShownProfile
  isOwn: boolean
  /** The address that lays this chart over the viewer's; null where there is nobody to lay it over. */
  compare: string | null
}

/** The chart as far as it is told, with the reason where it is less than all; or why there is none to see. */
function ProfileChart({ profile, isOwn, compare }: Props) {
  const t = useT('public-profile')
  const { chart, chartAccess, core, summary } = profile
  if (core) return <CoreChart core={core} summary={summary} compare={compare} />
  if (!chart) return <NoChart profile={profile} isOwn={isOwn} />
  return (
    <Card as="section" aria-labelledby="chart">
      <ChartHeader compare={compare}>
        {chartAccess === 'full' ? null : t(chartAccess === 'gates' ? 'detailGates' : 'detailChannels')}
      </ChartHeader>
      <BirthTimeAlert profile={profile} />
      {summary ? <p className="reading mb-4 wrap-anywhere">{summary}</p> : null}
      <ChartReading key={profile.username} chart={chart} />
    </Card>
  )
}

/** How far the time of birth is off is for those who may see the birth; that the chart could differ, for all who see more than its core. */
function BirthTimeAlert({ profile: { birth, isTimeUncertain } }: Pick<Props, 'profile'>) {
  const t = useT('public-profile')
  const common = useT('common')
  const isOpen = birth !== null && birth.accuracy !== 'exact'
  if (!isOpen && !isTimeUncertain) return null
  return (
    <Alert tone="warning" className="mb-4">
      {isOpen ? t(birth.accuracy === 'unknown' ? 'timeOpen' : 'timeApproximate') : common('uncertainTime')}
    </Alert>
  )
}

function ChartHeader({ compare, children }: Pick<Props, 'compare'> & { children: ReactNode }) {
  const t = useT('public-profile')
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="chart">{t('chart')}</h2>
        {compare ? (
          <ButtonLink to={compare} size="s">
            {t('compare')}
          </ButtonLink>
        ) : null}
      </div>
      {children ? <p className="mt-1 max-w-[66ch] text-sm text-pretty text-muted">{children}</p> : null}
    </header>
  )
}

/** The core of a chart whose bodygraph is not shown. */
function CoreChart({ core, summary, compare }: Pick<Props, 'compare'> & { core: CoreFact[]; summary: string | null }) {
  const t = useT('public-profile')
  return (
    <Card as="section" aria-labelledby="chart">
      <ChartHeader compare={compare}>{t('detailCore')}</ChartHeader>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {core.map(({ label, name, path }) => (
          <div key={label} className="border-b border-line py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <Link
                to={path}
                className="inline-flex min-h-6 items-center font-medium underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:min-h-9"
              >
                {name}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {summary ? <p className="reading mt-4 wrap-anywhere">{summary}</p> : null}
    </Card>
  )
}

function NoChart({ profile: { chartAccess, fullName }, isOwn }: Omit<Props, 'compare'>) {
  const t = useT('public-profile')
  const isClosed = chartAccess === 'none'
  const text = isClosed ? 'closedChartText' : isOwn ? 'noOwnChartText' : 'noChartText'
  return (
    <Card as="section">
      <EmptyState
        icon={isClosed ? <LockIcon className="size-7" /> : <ChartIcon className="size-7" />}
        title={t(isClosed ? 'closedChartTitle' : 'noChartTitle')}
        action={
          isOwn && !isClosed ? (
            <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
              {t('enterBirth')}
            </ButtonLink>
          ) : null
        }
      >
        {t(text, { name: fullName })}
      </EmptyState>
    </Card>
  )
}
