import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { hasInterest, isSettledMatch, isTaking } from './love-members.server'
import { isProfileOpen } from './notices.server'
import { notificationItem } from './notifications.server'

/**
 * Where two may learn that their interests answer one another: both have settled, both members still take part and are of age,
 * and each may see the other. Given as SQL of two ids; blocks and closed accounts are asked about by every notice.
 */
export const isMatchOf = (one: SQL, other: SQL, now: Date) => sql`(
  ${isSettledMatch(one, other, now)} AND ${isTaking(one, now)} AND ${isTaking(other, now)}
  AND ${isOpenTo(one, other)} AND ${isOpenTo(other, one)})`

const isOpenTo = (ownerId: SQL, viewerId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${users} AS owner WHERE owner.id = ${ownerId} AND ${isProfileOpen(sql`owner`, viewerId)})`

/**
 * A member is told with whom they have a match: once for good, however often the two take it back and come again. It is written
 * with the second interest and shown once both have settled.
 */
export const loveMatchNotice = (db: Database, { toId, withId, now }: { toId: string; withId: string; now: Date }) =>
  notificationItem(db, {
    kind: 'love_match',
    cause: {
      from: sql`${users} AS other`,
      where: sql`other.id = ${withId} AND ${hasInterest(sql`other.id`, sql`recipient.id`)}
        AND ${hasInterest(sql`recipient.id`, sql`other.id`)}`,
    },
    to: { memberId: sql`${toId}` },
    actorId: sql`other.id`,
    groupKey: sql`'love_match:' || other.id`,
    onceKey: sql`'love_match:' || other.id`,
    now,
  })

/** Takes away notices of a match that nobody has been told of yet. */
export const deleteUntoldMatches = (db: Database, one: string, other: string) =>
  db
    .delete(notifications)
    .where(
      and(
        eq(notifications.kind, 'love_match'),
        isNull(notifications.dispatchedAt),
        or(
          and(eq(notifications.userId, one), eq(notifications.actorId, other)),
          and(eq(notifications.userId, other), eq(notifications.actorId, one)),
        ),
      ),
    )
