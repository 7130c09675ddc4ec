import { Form, Link } from '@remix-run/react'
import type { ComponentType, ReactNode } from 'react'
import { ACTIVE_MEMBERS_SHOWN_FROM, type CommunityCounts } from '~/domain/community/community-counts'
import { countText } from '~/locales/numbers'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { HeartIcon, MessageIcon, PeopleIcon, RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import type { Dashboard } from './dashboard.server'
import { FirstStepsCard } from './first-steps'
import { GlanceCard } from './glance-card'
import { InsightsCard } from './insights-card'

type Props = {
  dashboard: Dashboard
  /** From the guidance feature: the focus of the day, and its date. */
  focus: ReactNode
  day: string | null
  /** Buttons that share the member's page. */
  share: ReactNode
}

/** Beside the feed on wide screens, below it on others, which show the day above the feed (`TodayCard`). */
export function Sidebar({ dashboard, focus, day, share }: Props) {
  const t = useT('dashboard')
  const { glance, insights, learning, community, completion, isListAway, memberSince, reads } = dashboard
  return (
    <>
      {glance ? (
        <>
          <GlanceCard glance={glance} />
          <Card as="section" aria-labelledby="day" className="max-xl:hidden">
            <header className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 id="day" className="text-lg">
                {t('guidance')}
              </h2>
              {day ? <p className="text-sm text-muted">{day}</p> : null}
            </header>
            {focus}
          </Card>
        </>
      ) : null}
      <FirstStepsCard completion={completion} isListAway={isListAway} memberSince={memberSince} reads={reads} />
      <InsightsCard loaded={insights} learning={learning} />
      {community ? <CommunityCard community={community} /> : null}
      <QuickActions hasChart={glance !== null} share={share} />
    </>
  )
}

/** Active and new members, once there are enough, and the top tags. Counted hourly. */
function CommunityCard({ community }: { community: CommunityCounts }) {
  const t = useT('dashboard')
  const language = useLanguage()
  const { activeMembers, newMembers, tags } = community
  const figures =
    activeMembers < ACTIVE_MEMBERS_SHOWN_FROM
      ? []
      : ([
          ['activeMembers', activeMembers, 'last30Days'],
          ['newMembers', newMembers, 'last7Days'],
        ] as const)
  if (figures.length === 0 && tags.length === 0) return null
  return (
    <Card as="section" aria-labelledby="community">
      <h2 id="community" className="text-lg">
        {t('community')}
      </h2>
      {figures.length > 0 ? (
        <dl className="mt-2 grid grid-cols-2 gap-x-4">
          {figures.map(([label, value, period]) => (
            <div key={label} className="flex min-w-0 flex-col">
              <dt className="order-1 text-sm leading-5">
                {t(label)} <span className="block text-muted">{t(period)}</span>
              </dt>
              <dd className="tabular text-xl leading-7 font-semibold">{countText(value, language)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {tags.length > 0 ? (
        <section aria-labelledby="tags" className={figures.length > 0 ? 'mt-4 border-t border-line pt-3' : 'mt-2'}>
          <h3 id="tags">{t('topTags')}</h3>
          <ol className="mt-1.5 grid gap-1">
            {tags.map(({ tag, posts }) => (
              <li key={tag} className="flex items-baseline justify-between gap-3">
                <Link
                  to={`/app/dashboard?feed=tag:${encodeURIComponent(tag)}`}
                  className="inline-flex min-h-7 min-w-0 items-center text-accent wrap-anywhere hover:underline pointer-coarse:min-h-11"
                >
                  #{tag}
                </Link>
                <span className="tabular shrink-0 text-sm text-muted">{t('posts', { count: posts })}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </Card>
  )
}

type QuickAction = { to: string; label: Key<'dashboard'>; Icon: ComponentType<{ className?: string }> }

const ACTIONS: readonly QuickAction[] = [
  { to: '/app/messages', label: 'openMessages', Icon: MessageIcon },
  { to: '/app/explore', label: 'findPeople', Icon: PeopleIcon },
  { to: '/app/compatibility', label: 'openLove', Icon: HeartIcon },
]

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-sunken'

function QuickActions({ hasChart, share }: { hasChart: boolean; share: ReactNode }) {
  const t = useT('dashboard')
  return (
    <Card as="section" aria-labelledby="actions">
      <h2 id="actions" className="text-lg">
        {t('quickActions')}
      </h2>
      <ul className="mt-1 -mx-2">
        {ACTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={ROW}>
              <Icon className="size-4.5 text-muted" />
              {t(label)}
            </Link>
          </li>
        ))}
        {hasChart ? (
          <li>
            <Form method="post" action="/app/settings?tab=hd-data">
              <button type="submit" name="intent" value="recalculate" className={ROW}>
                <RefreshIcon className="size-4.5 text-muted" />
                {t('recalculate')}
              </button>
            </Form>
          </li>
        ) : null}
      </ul>
      <div className="mt-2 border-t border-line pt-3">{share}</div>
    </Card>
  )
}
