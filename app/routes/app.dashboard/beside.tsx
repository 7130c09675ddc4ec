import { DayReading } from '~/features/dashboard/day-reading'
import { GettingStarted } from '~/features/dashboard/getting-started'
import type { Dashboard } from '~/features/dashboard/load-dashboard.server'
import { Sidebar } from '~/features/dashboard/sidebar'
import { SidebarLinks } from '~/features/dashboard/sidebar-links'
import { OwnLinks } from '~/features/profile/own-links'

type Props = { dashboard: Dashboard; username: string; fullName: string }

/** What stands beside the feed. */
export function Beside({ dashboard, username, fullName }: Props) {
  const { glance } = dashboard
  return (
    <div className="grid min-w-0 gap-4">
      <Sidebar dashboard={dashboard} share={<OwnLinks username={username} fullName={fullName} />} />
      {glance ? <DayReading glance={glance} /> : null}
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
