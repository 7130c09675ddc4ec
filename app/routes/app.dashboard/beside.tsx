import type { Dashboard } from '~/features/dashboard/dashboard.server'
import { FirstRunCard, GettingStarted } from '~/features/dashboard/first-steps'
import { TodayCard } from '~/features/dashboard/glance-card'
import { Sidebar } from '~/features/dashboard/sidebar'
import type { SuggestedPerson } from '~/features/follows/follows.server'
import { FocusOfDay } from '~/features/guidance/focus-of-day'
import type { FocusAnswer } from '~/features/guidance/guidance'
import { OwnLinks } from '~/features/profile/own-links'

type Props = { dashboard: Dashboard; focus: FocusAnswer; username: string }

/** What stands beside the feed. */
export function Beside({ dashboard, focus, username }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <Sidebar
        dashboard={dashboard}
        focus={<FocusOfDay answer={focus} />}
        day={focus.focus?.day ?? null}
        share={<OwnLinks username={username} />}
      />
    </div>
  )
}

type AboveProps = Omit<Props, 'username'> & { people: SuggestedPerson[] }

/** What is above the feed: the first steps of a new member, and the day where there is no room for it beside the feed. */
export function Above({ dashboard: { glance, completion, firstRun, reads }, focus, people }: AboveProps) {
  if (!glance) return <GettingStarted />
  return (
    <>
      {firstRun ? <FirstRunCard firstRun={firstRun} people={people} reads={reads} /> : null}
      <TodayCard glance={glance} completion={completion} focus={<FocusOfDay answer={focus} />} />
    </>
  )
}
