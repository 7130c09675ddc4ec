import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { hasInterest, isTaking } from './love-members.server'
import { isProfileOpen } from './notices.server'
import { notificationItem } from './notifications.server'

/** Where two interests answer one another, and both still want to be shown and are of age; given as SQL of two ids. */
export const isMatchOf = (one: SQL, other: SQL, now: Date) => sql`(
  ${hasInterest(one, other)} AND ${hasInterest(other, one)} AND ${isTaking(one, now)} AND ${isTaking(other, now)})`

/** A member is told with whom they have a match: once for good, however often the two take it back and come again. */
export const loveMatchNotice = (db: Database, { toId, withId, now }: { toId: string; withId: string; now: Date }) =>
  notificationItem(db, {
    kind: 'love_match',
    cause: {
      from: sql`${users} AS other`,
      where: sql`other.id = ${withId} AND ${isMatchOf(sql`other.id`, sql`recipient.id`, now)}
        AND ${isProfileOpen(sql`other`, sql`recipient.id`)}`,
    },
    to: { memberId: sql`${toId}` },
    actorId: sql`other.id`,
    groupKey: sql`'love_match:' || other.id`,
    onceKey: sql`'love_match:' || other.id`,
    now,
  })
