import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connectionRequests } from '../../../drizzle/schema/connections'
import { messageParticipants } from '../../../drizzle/schema/conversations'
import { loveAnalyses } from '../../../drizzle/schema/love'
import { subscriptions } from '../../../drizzle/schema/payments'
import { users } from '../../../drizzle/schema/users'
import {
  FREE,
  FREE_ANALYSES_A_MONTH,
  type Limited,
  monthOf,
  sinceOf,
  type Used,
} from '../../domain/membership/premium/entitlements'
import { isLive, type SubscriptionTerm } from '../../domain/membership/premium/premium'
import { notificationItem } from '../notifications/notices.server'
import { noteContract } from './withdrawals.server'

const recipientColumns = {
  ...{ id: users.id, email: users.email, fullName: users.fullName, language: users.language },
  timeZone: users.timeZone,
}

/** The stored subscription of a member; null if they have never been a customer. */
export async function findSubscription(db: Database, memberId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, memberId))
  return row ?? null
}

/** The same by Stripe's customer id, with the member's mail address. */
export async function findSubscriber(db: Database, customerId: string) {
  const [row] = await db
    .select({ subscription: subscriptions, member: recipientColumns, premiumExpiresAt: users.premiumExpiresAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.stripeCustomerId, customerId))
  return row ?? null
}
export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>

/** Stores a member's Stripe customer id; the first write wins. Returns the stored id. */
export async function keepCustomer(db: Database, memberId: string, customerId: string): Promise<string> {
  const [, [row]] = await db.batch([
    db.insert(subscriptions).values({ userId: memberId, stripeCustomerId: customerId }).onConflictDoNothing(),
    db.select({ id: subscriptions.stripeCustomerId }).from(subscriptions).where(eq(subscriptions.userId, memberId)),
  ])
  if (!row) throw new Error('A customer that is nobody here')
  return row.id
}

/**
 * Deletes the subscription row of a customer that no longer exists at Stripe. Open statements of withdrawal keep the contract
 * they are about: what was paid for it can still be refunded.
 */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  const ofCustomer = eq(subscriptions.stripeCustomerId, customerId)
  const [row] = await db.select({ memberId: subscriptions.userId }).from(subscriptions).where(ofCustomer)
  if (!row) return
  await db.batch([noteContract(db, row.memberId), db.delete(subscriptions).where(ofCustomer)])
}

/** Stores the checkout that was opened last. */
export async function keepCheckout(db: Database, memberId: string, checkoutId: string): Promise<void> {
  await db.update(subscriptions).set({ checkoutId }).where(eq(subscriptions.userId, memberId))
}

/** Whether the member exists, active or not. */
export async function isMember(db: Database, memberId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, memberId))
  return rows.length > 0
}

/** The statement that ends a checkout. Stripe reports the outcome soon, or is asked for it. */
export const endCheckout = (db: Database, memberId: string, checkoutId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ syncDueAt: sql`coalesce(${subscriptions.syncDueAt}, ${now.getTime()})` })
    .where(and(eq(subscriptions.userId, memberId), eq(subscriptions.checkoutId, checkoutId)))

/** The statement that has the next run ask Stripe for a member's subscription. */
export const syncSoon = (db: Database, memberId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ syncDueAt: sql`min(coalesce(${subscriptions.syncDueAt}, ${now.getTime()}), ${now.getTime()})` })
    .where(eq(subscriptions.userId, memberId))

/** Premium as stored in the member's row. */
export async function findPremium(db: Database, memberId: string) {
  const { isPremium, premiumExpiresAt } = users
  const [row] = await db.select({ isPremium, premiumExpiresAt }).from(users).where(eq(users.id, memberId))
  return row ?? { isPremium: false, premiumExpiresAt: null }
}

/** Claims the customers that Stripe should be asked about, the longest overdue first; none is due again before `next`. */
export async function claimDueSyncs(db: Database, { now, next, limit }: { now: Date; next: Date; limit: number }) {
  const due = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.syncDueAt, now))
    .orderBy(subscriptions.syncDueAt)
    .limit(limit)
  const rows = await db
    .update(subscriptions)
    .set({ syncDueAt: next })
    .where(inArray(subscriptions.userId, due))
    .returning({ customerId: subscriptions.stripeCustomerId })
  return rows.map(({ customerId }) => customerId)
}

/** Subscriptions that renew between two instants and have no reminder yet. */
export function listRenewals(db: Database, { after, until, limit }: { after: Date; until: Date; limit: number }) {
  const { status, endsAt, periodEnd, remindedFor } = subscriptions
  return db
    .select({ subscription: subscriptions, member: recipientColumns })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`${status} = 'active' AND ${endsAt} IS NULL`,
        gt(periodEnd, after),
        lte(periodEnd, until),
        or(isNull(remindedFor), ne(remindedFor, periodEnd)),
      ),
    )
    .orderBy(periodEnd)
    .limit(limit)
}

/** The statement that records which renewal a reminder was sent for. */
export const noteReminder = (db: Database, memberId: string, periodEnd: Date) =>
  db.update(subscriptions).set({ remindedFor: periodEnd }).where(eq(subscriptions.userId, memberId))

/** The state of a subscription as reported by Stripe, and when. */
export type SubscriptionUpdate = SubscriptionTerm & {
  subscriptionId: string
  /** The id of the event, or one of our own for the response to a request. */
  eventId: string
  eventAt: Date
  /** A response to our request: it's current, so a shorter period isn't an outdated event. */
  isResponse: boolean
  /** The end of Premium that follows (`premiumUntil`); null: none. */
  until: Date | null
}

const HOUR_MILLISECONDS = 3_600_000
/** Stripe sends changes by itself; if one is overdue by this long, it's asked. */
const SILENCE_MILLISECONDS = 2 * HOUR_MILLISECONDS
const SYNC_AGAIN_MILLISECONDS = 6 * HOUR_MILLISECONDS

const { periodEnd, lastEventAt, lastEventId, status, stripeSubscriptionId, userId } = subscriptions

/** Whether the update is newer than the stored state: by period, then by its time. What has ended stays ended. */
const isNewer = (update: SubscriptionUpdate) =>
  or(
    isNull(lastEventAt),
    gt(sql`${update.periodEnd.getTime()}`, periodEnd),
    and(
      eq(periodEnd, update.periodEnd),
      lte(lastEventAt, update.eventAt),
      update.status === 'canceled'
        ? undefined
        : sql`NOT (${status} = 'canceled' AND ${stripeSubscriptionId} = ${update.subscriptionId})`,
    ),
    update.isResponse ? lt(lastEventAt, update.eventAt) : undefined,
  )

/** The end of one subscription doesn't affect another that goes on; only a response to our request covers all. */
const isAboutKnown = (update: SubscriptionUpdate) =>
  update.isResponse || isLive(update.status)
    ? undefined
    : or(
        isNull(status),
        eq(stripeSubscriptionId, update.subscriptionId),
        inArray(status, ['canceled', 'incomplete_expired']),
      )

/** Whether this update is the stored one; condition for the other statements of its batch. */
export const isCurrentUpdate = (memberId: string, update: Pick<SubscriptionUpdate, 'eventId'>) =>
  sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${userId} = ${memberId} AND ${lastEventId} = ${update.eventId})`

/** The statements that apply an update to the subscription and to the member's Premium; an older one changes nothing. */
export function applySubscriptionUpdate(db: Database, memberId: string, update: SubscriptionUpdate, now: Date) {
  const nextSync = Math.max(update.periodEnd.getTime() + SILENCE_MILLISECONDS, now.getTime() + SYNC_AGAIN_MILLISECONDS)
  const isUnsettled = update.status === 'past_due' || update.status === 'incomplete'
  const syncAt = isUnsettled ? now.getTime() + SYNC_AGAIN_MILLISECONDS : nextSync
  const { until } = update
  return [
    db
      .update(subscriptions)
      .set({
        stripeSubscriptionId: update.subscriptionId,
        ...{
          status: update.status,
          periodStart: update.periodStart,
          periodEnd: update.periodEnd,
          endsAt: update.endsAt,
        },
        ...{ lastEventAt: update.eventAt, lastEventId: update.eventId },
        // Two updates of one second don’t say which came first, so Stripe is asked.
        syncDueAt: sql`CASE WHEN ${lastEventAt} = ${update.eventAt.getTime()} AND ${lastEventId} <> ${update.eventId}
          THEN ${now.getTime()} ELSE ${isLive(update.status) ? syncAt : null} END`,
      })
      .where(and(eq(userId, memberId), isNewer(update), isAboutKnown(update))),
    db
      .update(users)
      .set({ isPremium: until !== null && until > now, premiumExpiresAt: until, updatedAt: now })
      .where(and(eq(users.id, memberId), isCurrentUpdate(memberId, update))),
  ]
}

/** `isPremiumAt` of the domain, for a row of members of this name in the query: 1 or 0. */
export const hasPremiumAt = (member: SQL, now: Date): SQL =>
  sql`(${member}.is_premium = 1 AND coalesce(${member}.premium_expires_at > ${now.getTime()}, 1))`

/** By their own index, for which the grant stands in the text. */
const isOver = (member: 'cause' | 'users', now: Date) => {
  const [flag, end] = ['is_premium', 'premium_expires_at'].map((column) => sql.raw(`${member}.${column}`))
  return sql`${flag} = 1 AND ${end} <= ${now.getTime()}`
}

/**
 * Revokes Premium that has expired and notifies each member once per end. Permissions follow the clock already, so nothing waits
 * for this. The stored end stays, to be shown.
 */
export async function endPremium(db: Database, now: Date): Promise<void> {
  await db.batch([
    notificationItem(db, {
      kind: 'premium_ended',
      cause: { from: sql`${users} AS cause`, where: isOver('cause', now) },
      to: { memberId: sql`cause.id` },
      actorId: null,
      groupKey: sql`'premium'`,
      onceKey: sql`'premium_ended:' || cause.premium_expires_at`,
      now,
    }),
    db.update(users).set({ isPremium: false }).where(isOver('users', now)),
  ])
}

/** `timeZone`: the zone whose calendar months are counted. */
type UsageQuery = { memberId: string; now: Date; timeZone: string }

/** The latest uses of one free limit, no more than it holds. */
const latest = {
  requests: (db: Database, { memberId, now }: UsageQuery) =>
    db
      .select({ at: connectionRequests.requestedAt })
      .from(connectionRequests)
      .where(
        and(eq(connectionRequests.requesterId, memberId), gt(connectionRequests.requestedAt, sinceOf('requests', now))),
      )
      .orderBy(desc(connectionRequests.requestedAt))
      .limit(FREE.requests.most),
  conversations: (db: Database, { memberId, now }: UsageQuery) =>
    db
      .select({ at: messageParticipants.begunAt })
      .from(messageParticipants)
      .where(
        and(eq(messageParticipants.userId, memberId), gt(messageParticipants.begunAt, sinceOf('conversations', now))),
      )
      .orderBy(desc(messageParticipants.begunAt))
      .limit(FREE.conversations.most),
  analyses: (db: Database, { memberId, now, timeZone }: UsageQuery) =>
    db
      .select({ at: loveAnalyses.createdAt })
      .from(loveAnalyses)
      .where(and(eq(loveAnalyses.memberId, memberId), eq(loveAnalyses.month, monthOf(now, timeZone))))
      .limit(FREE_ANALYSES_A_MONTH),
}

/** What a member has used of one free limit, counted as in `countUsed`; one query. */
export const countUsedOf = async (db: Database, of: Limited, query: UsageQuery): Promise<Used> =>
  toUsed(await latest[of](db, query))

/**
 * What a member has used of every free limit, counted as the limits themselves count and only up to the limit. So a member who
 * did more under Premium has room again once the latest uses are old. One batch.
 */
export async function countUsed(db: Database, query: UsageQuery): Promise<Record<Limited, Used>> {
  const [requests, conversations, analyses] = await db.batch([
    latest.requests(db, query),
    latest.conversations(db, query),
    latest.analyses(db, query),
  ])
  return { requests: toUsed(requests), conversations: toUsed(conversations), analyses: toUsed(analyses) }
}

const toUsed = (newestFirst: { at: Date | null }[]): Used => ({
  count: newestFirst.length,
  oldest: newestFirst.at(-1)?.at ?? null,
})
