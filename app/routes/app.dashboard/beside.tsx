import { GettingStarted } from '~/features/dashboard/getting-started'
import type { Dashboard } from '~/features/dashboard/load-dashboard.server'
import { Sidebar } from '~/features/dashboard/sidebar'
import { SidebarLinks } from '~/features/dashboard/sidebar-links'
import type { GuidanceAnswer } from '~/features/guidance/guidance'
import { GuidanceCard } from '~/features/guidance/guidance-card'
import { GuidanceLinks } from '~/features/guidance/guidance-links'
import { OwnLinks } from '~/features/profile/own-links'

type Props = {
  dashboard: Dashboard
  guidance: GuidanceAnswer
  isPremium: boolean
  username: string
}

/** What stands beside the feed. Without a chart there is no card of the day: the first step of all stands above the feed. */
export function Beside({ dashboard, guidance, isPremium, username }: Props) {
  const card =
    guidance.missing === 'chart' ? null : (
      <GuidanceCard answer={guidance}>
        <GuidanceLinks isReflector={guidance.guidance?.isReflector ?? false} isPremium={isPremium} />
      </GuidanceCard>
    )
  return (
    <div className="grid min-w-0 gap-4">
      <Sidebar dashboard={dashboard} guidance={card} share={<OwnLinks username={username} />} />
    </div>
  )
}

/** What stands above the feed: the ways to what is beside it, where that follows below, and the first step of all. */
export function Above({ dashboard }: Pick<Props, 'dashboard'>) {
  return (
    <div className="grid min-w-0 gap-4">
      <SidebarLinks dashboard={dashboard} />
      {dashboard.glance ? null : <GettingStarted />}
    </div>
  )
}
