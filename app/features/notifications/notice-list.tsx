import { groupNotices } from '~/domain/community/group-notices'
import { dayOf, dayTitle } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { NoticeRow } from './notice-row'
import type { Notice } from './notifications'

/** Notifications by day, what belongs together as one; at most so many groups, or all. */
export function NoticeList({
  notices,
  most = Number.POSITIVE_INFINITY,
  heading: Heading,
}: {
  notices: readonly Notice[]
  most?: number
  /** Below the heading of what it stands in. */
  heading: 'h2' | 'h3'
}) {
  const clock = useClock()
  let room = most
  return groupNotices(notices, (at) => dayOf(Date.parse(at), clock.timeZone)).map(({ day, at, groups }) => {
    const shown = groups.slice(0, Math.max(0, room))
    room -= shown.length
    if (shown.length === 0) return null
    return (
      <section key={day} aria-labelledby={`day-${day}`} className="not-first:border-t not-first:border-line">
        <Heading id={`day-${day}`} className="px-4 pt-4 pb-1.5 text-sm font-semibold text-faint">
          {dayTitle(at, clock)}
        </Heading>
        <ul>
          {shown.map((group) => (
            <NoticeRow key={group.key} group={group} />
          ))}
        </ul>
      </section>
    )
  })
}
