import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connectionAsks } from '../../../drizzle/schema/connections'
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

const whom = {
  ...{ id: users.id, email: users.email, fullName: users.fullName, language: users.language },
  timeZone: users.timeZone,
}

/** What the site knows of a member's subscription; null: Stripe does not know them yet. */
export async function findSubscription(db: Database, memberId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, memberId))
  return row ?? null
}

/** The same by Stripe's name of the customer, with whom mails go to. */
export async function findSubscriber(db: Database, customerId: string) {
  const [row] = await db
    .select({ subscription: subscriptions, member: whom, premiumExpiresAt: users.premiumExpiresAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.stripeCustomerId, customerId))
  return row ?? null
}
export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>

/** Notes who a member is at Stripe, and gives the name that stands: of two at once, the first. */
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

/** Notes the checkout that was opened last. */
export async function keepCheckout(db: Database, memberId: string, checkoutId: string): Promise<void> {
  await db.update(subscriptions).set({ checkoutId }).where(eq(subscriptions.userId, memberId))
}

/** Whether there is such a member, away or not. */
export async function isMember(db: Database, memberId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, memberId))
  return rows.length > 0
}

/** The statement that notes that a checkout is over; what came of it Stripe says soon, and is asked where it does not. */
export const endCheckout = (db: Database, memberId: string, checkoutId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ askDueAt: sql`coalesce(${subscriptions.askDueAt}, ${now.getTime()})` })
    .where(and(eq(subscriptions.userId, memberId), eq(subscriptions.checkoutId, checkoutId)))

/** The statement by which Stripe is asked with the next run how a member's subscription stands. */
export const askSoon = (db: Database, memberId: string, now: Date) =>
  db
    .update(subscriptions)
    .set({ askDueAt: sql`min(coalesce(${subscriptions.askDueAt}, ${now.getTime()}), ${now.getTime()})` })
    .where(eq(subscriptions.userId, memberId))

/** Premium as the member's own row has it. */
export async function findPremium(db: Database, memberId: string) {
  const { isPremium, premiumExpiresAt } = users
  const [row] = await db.select({ isPremium, premiumExpiresAt }).from(users).where(eq(users.id, memberId))
  return row ?? { isPremium: false, premiumExpiresAt: null }
}

/** Members of whom Stripe is to be asked, the longest overdue first; not due again before `next`, whatever becomes of it. */
export async function claimDueAsks(db: Database, { now, next, limit }: { now: Date; next: Date; limit: number }) {
  const due = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.askDueAt, now))
    .orderBy(subscriptions.askDueAt)
    .limit(limit)
  const rows = await db
    .update(subscriptions)
    .set({ askDueAt: next })
    .where(inArray(subscriptions.userId, due))
    .returning({ customerId: subscriptions.stripeCustomerId })
  return rows.map(({ customerId }) => customerId)
}

/** Subscriptions that renew between two moments and of which no mail has told yet. */
export function listRenewals(db: Database, { after, until, limit }: { after: Date; until: Date; limit: number }) {
  const { status, endsAt, periodEnd, remindedFor } = subscriptions
  return db
    .select({ subscription: subscriptions, member: whom })
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

/** The statement that notes of which renewal a mail tells. */
export const noteReminder = (db: Database, memberId: string, periodEnd: Date) =>
  db.update(subscriptions).set({ remindedFor: periodEnd }).where(eq(subscriptions.userId, memberId))

/** What Stripe says of a member's subscription, and when it said so. */
export type SubscriptionWord = SubscriptionTerm & {
  subscriptionId: string
  /** The event that says it, or a name of our own for an answer to a question. */
  wordId: string
  wordAt: Date
  /** Asked for: so it is how things stand, and a period that has become shorter is no old news. */
  isAsked: boolean
  /** Until when Premium follows from it (`premiumUntil`); null: not at all. */
  until: Date | null
}

const HOUR_MILLISECONDS = 3_600_000
/** Stripe says by itself what becomes of a subscription; where it has not so long after it should have, it is asked. */
const SILENCE_MILLISECONDS = 2 * HOUR_MILLISECONDS
const ASK_AGAIN_MILLISECONDS = 6 * HOUR_MILLISECONDS

const { periodEnd, wordAt, wordId, status, stripeSubscriptionId, userId } = subscriptions

/** Whether it is newer than what is known: by the period, then by when it was said. What has ended stays ended. */
const isNewer = (word: SubscriptionWord) =>
  or(
    isNull(wordAt),
    gt(sql`${word.periodEnd.getTime()}`, periodEnd),
    and(
      eq(periodEnd, word.periodEnd),
      lte(wordAt, word.wordAt),
      word.status === 'canceled'
        ? undefined
        : sql`NOT (${status} = 'canceled' AND ${stripeSubscriptionId} = ${word.subscriptionId})`,
    ),
    word.isAsked ? lt(wordAt, word.wordAt) : undefined,
  )

/** What is over says nothing of another subscription that goes on; only an answer to a question knows of all. */
const isAboutKnown = (word: SubscriptionWord) =>
  word.isAsked || isLive(word.status)
    ? undefined
    : or(
        isNull(status),
        eq(stripeSubscriptionId, word.subscriptionId),
        inArray(status, ['canceled', 'incomplete_expired']),
      )

/** Whether what is known of a member is this word: for what else is written with it, and only then. */
export const stands = (memberId: string, word: Pick<SubscriptionWord, 'wordId'>) =>
  sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${userId} = ${memberId} AND ${wordId} = ${word.wordId})`

/** The statements that take a word in, and from it whether the member has Premium and until when; an old one changes nothing. */
export function takeWord(db: Database, memberId: string, word: SubscriptionWord, now: Date) {
  const nextAsk = Math.max(word.periodEnd.getTime() + SILENCE_MILLISECONDS, now.getTime() + ASK_AGAIN_MILLISECONDS)
  const isUnsettled = word.status === 'past_due' || word.status === 'incomplete'
  const askAt = isUnsettled ? now.getTime() + ASK_AGAIN_MILLISECONDS : nextAsk
  const { until } = word
  return [
    db
      .update(subscriptions)
      .set({
        stripeSubscriptionId: word.subscriptionId,
        ...{ status: word.status, periodStart: word.periodStart, periodEnd: word.periodEnd, endsAt: word.endsAt },
        ...{ wordAt: word.wordAt, wordId: word.wordId },
        // Two words of one second do not say which came first: Stripe does, when it is asked.
        askDueAt: sql`CASE WHEN ${wordAt} = ${word.wordAt.getTime()} AND ${wordId} <> ${word.wordId}
          THEN ${now.getTime()} ELSE ${isLive(word.status) ? askAt : null} END`,
      })
      .where(and(eq(userId, memberId), isNewer(word), isAboutKnown(word))),
    db
      .update(users)
      .set({ isPremium: until !== null && until > now, premiumExpiresAt: until, updatedAt: now })
      .where(and(eq(users.id, memberId), stands(memberId, word))),
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
 * Takes back every premium whose time is over, and tells each member once, at the bell; a later one that ends is told again.
 * What they may do went by the clock before, and nothing of it waits for this. The end stays where it was, to be read.
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
type Asked = { memberId: string; now: Date; timeZone: string }

/** The latest uses of one free limit, no more than it holds. */
const latest = {
  requests: (db: Database, { memberId, now }: Asked) =>
    db
      .select({ at: connectionAsks.askedAt })
      .from(connectionAsks)
      .where(and(eq(connectionAsks.requesterId, memberId), gt(connectionAsks.askedAt, sinceOf('requests', now))))
      .orderBy(desc(connectionAsks.askedAt))
      .limit(FREE.requests.most),
  conversations: (db: Database, { memberId, now }: Asked) =>
    db
      .select({ at: messageParticipants.begunAt })
      .from(messageParticipants)
      .where(
        and(eq(messageParticipants.userId, memberId), gt(messageParticipants.begunAt, sinceOf('conversations', now))),
      )
      .orderBy(desc(messageParticipants.begunAt))
      .limit(FREE.conversations.most),
  analyses: (db: Database, { memberId, now, timeZone }: Asked) =>
    db
      .select({ at: loveAnalyses.createdAt })
      .from(loveAnalyses)
      .where(and(eq(loveAnalyses.memberId, memberId), eq(loveAnalyses.month, monthOf(now, timeZone))))
      .limit(FREE_ANALYSES_A_MONTH),
}

/** What a member has used of one free limit, counted as `countUsed` does. One question. */
export const countUsedOf = async (db: Database, of: Limited, asked: Asked): Promise<Used> =>
  toUsed(await latest[of](db, asked))

/**
 * What a member has used of every free limit, counted as those that refuse count it, and no further than the limit goes: who did
 * more under Premium has room again when the last of so many is old. One message to the database.
 */
export async function countUsed(db: Database, asked: Asked): Promise<Record<Limited, Used>> {
  const [requests, conversations, analyses] = await db.batch([
    latest.requests(db, asked),
    latest.conversations(db, asked),
    latest.analyses(db, asked),
  ])
  return { requests: toUsed(requests), conversations: toUsed(conversations), analyses: toUsed(analyses) }
}

const toUsed = (newestFirst: { at: Date | null }[]): Used => ({
  count: newestFirst.length,
  oldest: newestFirst.at(-1)?.at ?? null,
})
