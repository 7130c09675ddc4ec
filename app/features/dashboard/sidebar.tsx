import type { ReactNode } from 'react'
import { CommunityCard } from './community-card'
import { FirstStepsCard } from './first-steps-card'
import { GlanceCard } from './glance-card'
import { InsightsCard } from './insights-card'
import type { Dashboard } from './load-dashboard.server'
import { QuickActions } from './quick-actions'

/** What stands beside the feed, and below it where there is no room beside. `share` comes from the profile's feature. */
export function Sidebar({ dashboard, share }: { dashboard: Dashboard; share: ReactNode }) {
  const { glance, insights, community, completion, isListAway, memberSince } = dashboard
  return (
    <>
      {glance ? <GlanceCard glance={glance} /> : null}
      <FirstStepsCard completion={completion} isListAway={isListAway} memberSince={memberSince} />
      <InsightsCard loaded={insights} />
      {community ? <CommunityCard community={community} /> : null}
      <QuickActions hasChart={glance !== null} share={share} />
    </>
  )
}
