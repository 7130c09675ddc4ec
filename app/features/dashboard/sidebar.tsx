import type { ReactNode } from 'react'
import { CommunityCard } from './community-card'
import { FirstStepsCard } from './first-steps-card'
import { GlanceCard } from './glance-card'
import { InsightsCard } from './insights-card'
import type { Dashboard } from './load-dashboard.server'
import { QuickActions } from './quick-actions'

type Props = { dashboard: Dashboard; guidance: ReactNode; share: ReactNode }

/** What stands beside the feed, and below it where there is no room beside. `guidance` and `share` come from other features. */
export function Sidebar({ dashboard, guidance, share }: Props) {
  const { glance, insights, learning, community, completion, isListAway, memberSince } = dashboard
  return (
    <>
      {glance ? <GlanceCard glance={glance} /> : null}
      {guidance}
      <FirstStepsCard completion={completion} isListAway={isListAway} memberSince={memberSince} />
      <InsightsCard loaded={insights} learning={learning} />
      {community ? <CommunityCard community={community} /> : null}
      <QuickActions hasChart={glance !== null} share={share} />
    </>
  )
}
