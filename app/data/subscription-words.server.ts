import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { users } from '../../drizzle/schema/users'
import { isLive, type SubscriptionTerm } from '../domain/membership/premium'

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
