import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { CommunityCard } from './community-card'
import { FirstStepsCard } from './first-steps-card'
import { GlanceCard } from './glance-card'
import { InsightsCard } from './insights-card'
import type { Dashboard } from './load-dashboard.server'
import { QuickActions } from './quick-actions'

type Props = {
  dashboard: Dashboard
  /** What the day is about, and the date in words; from the guidance. */
  focus: ReactNode
  day: string | null
  /** The buttons that pass the member's own page on. */
  share: ReactNode
}

/** Beside the feed on wide screens; below it on others, which show the day above the feed (TodayCard). */
export function Sidebar({ dashboard, focus, day, share }: Props) {
  const t = useT('dashboard')
  const { glance, insights, learning, community, completion, isListAway, memberSince } = dashboard
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
      <FirstStepsCard completion={completion} isListAway={isListAway} memberSince={memberSince} />
      <InsightsCard loaded={insights} learning={learning} />
      {community ? <CommunityCard community={community} /> : null}
      <QuickActions hasChart={glance !== null} share={share} />
    </>
  )
}
