import { and, desc, eq, exists, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { notifications, pushSubscriptions } from '../../../drizzle/schema/notifications'
import { sessions } from '../../../drizzle/schema/sessions'
import { users } from '../../../drizzle/schema/users'
import { listOf } from '../sql.server'
import { isBlockedFor, isNotMutedBy } from '../visibility.server'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** Nobody uses more browsers; the ones that were added first go. */
const MOST_A_MEMBER = 20

type NewSubscription = Pick<PushSubscriptionRow, 'userId' | 'endpoint' | 'p256dh' | 'auth'> & { sessionId: string }

/** Notes that a browser asked for push; the same again changes nothing, and a browser is of whoever asked last. */
export async function savePushSubscription(db: Database, subscription: NewSubscription): Promise<void> {
  const { endpoint, ...rest } = subscription
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, rest.userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(sql`rowid`))
    .limit(MOST_A_MEMBER)
  await db.batch([
    // What was due while there was no browser is no news for this one; what another is about to be told is.
    db
      .update(notifications)
      .set({ pushDueAt: null })
      .where(
        and(
          eq(notifications.userId, rest.userId),
          lte(notifications.pushDueAt, new Date()),
          sql`NOT EXISTS (SELECT 1 FROM ${pushSubscriptions} WHERE user_id = ${rest.userId})`,
        ),
      ),
    // A browser has one: what this session asked for before is no more.
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, rest.sessionId), sql`${pushSubscriptions.endpoint} <> ${endpoint}`)),
    db
      .insert(pushSubscriptions)
      .values({ id: crypto.randomUUID(), endpoint, ...rest })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...rest, failures: 0 } }),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, rest.userId), sql`${pushSubscriptions.id} NOT IN ${newest}`)),
  ])
}

/** A subscription speaks for a session that goes on. `nowSeconds` since 1970, as sessions count. */
const isAlive = (nowSeconds: number) =>
  and(eq(sessions.id, pushSubscriptions.sessionId), sql`${sessions.expiresAt} > ${nowSeconds}`)

/** The browsers of a member that are told by push, the newest first. */
export async function listPushBrowsers(db: Database, memberId: string, now: number) {
  return db
    .select({
      id: pushSubscriptions.id,
      sessionId: pushSubscriptions.sessionId,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, isAlive(Math.floor(now / 1000)))
    .where(eq(pushSubscriptions.userId, memberId))
    .orderBy(desc(pushSubscriptions.createdAt))
}

/** Where push to these members goes. `now` in milliseconds. */
export async function listPushSubscriptions(db: Database, memberIds: readonly string[], now: number) {
  const rows = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, isAlive(Math.floor(now / 1000)))
    .where(inArray(pushSubscriptions.userId, listOf(memberIds)))
  return rows.map(({ subscription }) => subscription)
}

/** Ends push to a browser of a member: the one with this id, or the one of this session. */
export async function deletePushSubscription(
  db: Database,
  memberId: string,
  which: { id: string } | { sessionId: string },
): Promise<void> {
  const isMeant = 'id' in which ? eq(pushSubscriptions.id, which.id) : eq(pushSubscriptions.sessionId, which.sessionId)
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, memberId), isMeant))
}

/** Whoever signed out somewhere is told nothing there any more: of this member, or of all. */
export async function deleteSubscriptionsOfEndedSessions(db: Database, memberId: string | null): Promise<void> {
  const session = db.select({ one: sql`1` }).from(sessions).where(eq(sessions.id, pushSubscriptions.sessionId))
  await db
    .delete(pushSubscriptions)
    .where(and(memberId === null ? undefined : eq(pushSubscriptions.userId, memberId), notExists(session)))
}

/** So many failures in a row without one success in so long, and a browser is taken to be gone: a push service may be away for hours. */
const MOST_FAILURES = 10
const FAILING_MILLISECONDS = 3 * 86_400_000

/** Notes how sending to browsers went: what they took, what failed, and who wants no more. `now` in milliseconds. */
export async function notePushes(
  db: Database,
  { sent, failed, gone }: Record<'sent' | 'failed' | 'gone', readonly string[]>,
  now: number,
): Promise<void> {
  const these = (ids: readonly string[]) => inArray(pushSubscriptions.id, listOf(ids))
  await db.batch([
    db
      .update(pushSubscriptions)
      .set({ failures: 0, lastSentAt: new Date(now) })
      .where(these(sent)),
    db
      .update(pushSubscriptions)
      .set({ failures: sql`${pushSubscriptions.failures} + 1` })
      .where(these(failed)),
    db.delete(pushSubscriptions).where(these(gone)),
    db
      .delete(pushSubscriptions)
      .where(
        and(
          these(failed),
          gte(pushSubscriptions.failures, MOST_FAILURES),
          sql`coalesce(${pushSubscriptions.lastSentAt}, ${pushSubscriptions.createdAt}) <= ${now - FAILING_MILLISECONDS}`,
        ),
      ),
  ])
}

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
        isNotMutedBy(memberId, now.getTime()),
      ),
    )
  return row ?? null
}
