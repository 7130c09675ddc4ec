import { and, eq, exists, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { isMutedBy } from './notifications.server'
import { listOf } from './sql-conditions.server'
import { isBlockedFor } from './visibility.server'

/** How long a round keeps a push to itself: longer than any sending, so that a round that died is made good by a later one. */
const CLAIM_MILLISECONDS = 10 * 60_000

export type DuePush = Awaited<ReturnType<typeof claimDuePushes>>[number]

/**
 * Takes what is due by push to members who have a browser for it, the oldest first, all of it or of these notifications; two
 * rounds at once never hold the same.
 */
export async function claimDuePushes(
  db: Database,
  { now, limit, only }: { now: number; limit: number; only: readonly string[] | undefined },
) {
  const browser = db
    .select({ one: sql`1` })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, notifications.userId))
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        lte(notifications.pushDueAt, new Date(now)),
        exists(browser),
        only === undefined ? undefined : inArray(notifications.id, listOf(only)),
      ),
    )
    .orderBy(notifications.pushDueAt)
    .limit(limit)
  return db
    .update(notifications)
    .set({ pushDueAt: new Date(now + CLAIM_MILLISECONDS) })
    .where(inArray(notifications.id, due))
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      kind: notifications.kind,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      pushLeft: notifications.pushLeft,
    })
}

/** Says when pushes are due again, in milliseconds, and to which browsers (null: all); null: done. */
export async function setPushDue(
  db: Database,
  ids: readonly string[],
  due: { at: number; left: string[] | null } | null,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(notifications)
    .set(due ? { pushDueAt: new Date(due.at), pushLeft: due.left } : { pushDueAt: null, pushLeft: null })
    .where(inArray(notifications.id, listOf(ids)))
}

/** Forgets what was due by then, in milliseconds: nobody could be told. */
export async function forgetDuePushes(db: Database, until: number): Promise<void> {
  await db
    .update(notifications)
    .set({ pushDueAt: null })
    .where(lte(notifications.pushDueAt, new Date(until)))
}

/** The languages of these members, by their id; those who are away are not among them. */
export async function mapLanguages(db: Database, memberIds: readonly string[]): Promise<Map<string, 'en' | 'ru'>> {
  const rows = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(inArray(users.id, listOf(memberIds)), eq(users.isActive, true)))
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** The names of who wrote to a member; null where they are gone or away, there is a block, or that member muted them. */
export async function findSender(
  db: Database,
  { memberId, otherId, now }: { memberId: string; otherId: string; now: Date },
) {
  const [row] = await db
    .select({ fullName: users.fullName, username: users.username })
    .from(users)
    .where(
      and(
        eq(users.id, otherId),
        eq(users.isActive, true),
        sql`NOT ${isBlockedFor(memberId)}`,
        sql`NOT ${isMutedBy(sql`${memberId}`, sql`${users.id}`, now)}`,
      ),
    )
  return row ?? null
}
