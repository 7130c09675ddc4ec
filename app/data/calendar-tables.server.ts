import { eq } from 'drizzle-orm'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's calendar: that there is an address, not which. */
export const CALENDAR_TABLES: MemberTable[] = [
  {
    table: calendarFeeds,
    by: [calendarFeeds.userId],
    held: {
      calendarFeed: (db, memberId) =>
        db
          .select({
            kinds: calendarFeeds.kinds,
            createdAt: calendarFeeds.createdAt,
            renewedAt: calendarFeeds.renewedAt,
          })
          .from(calendarFeeds)
          .where(eq(calendarFeeds.userId, memberId)),
    },
  },
]
