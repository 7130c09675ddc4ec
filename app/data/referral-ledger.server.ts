import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { referralEntries, referralRefunds, referrals } from '../../drizzle/schema/referrals'
import { users } from '../../drizzle/schema/users'
import { REWARD_PERCENT, rewardCents } from '../domain/membership/referral-rewards'
import { rewardNotices } from './referral-notices.server'

// What invitations bring, as statements for the batch that writes down the payment or the refund: both or neither. In whatever
// order and however often a payment and its refunds are told, the rows come to the same sums.

const newId = sql`lower(hex(randomblob(16)))`

/** A literal and no parameter: D1 takes every number for a fraction, and whole numbers are to be divided here. */
const PERCENT = sql.raw(String(REWARD_PERCENT))

/** Of so many cents the reward, a half rounded up: `rewardCents` in SQL; a test holds the two together. */
const rewardOf = (cents: SQL) => sql`((max(${cents}, 0) * ${PERCENT} + 50) / 100)`

/** Stripe is told at once where it knows the member. */
const dueOf = (memberId: SQL, at: Date) =>
  sql`(SELECT ${at.getTime()} FROM ${subscriptions} WHERE user_id = ${memberId})`

/**
 * Statements for the batch of a paid invoice: if this is the first one that a member paid who came by somebody's code, a share
 * of it for both, less what was paid back already; and word of it to both. Nothing where they came by themselves, had their
 * reward, or paid nothing. `announceLeftBehind` brings the word on its way.
 */
export function rewardsFor(
  db: Database,
  paid: { referredId: string; invoiceId: string; amountPaidCents: number; at: Date },
): BatchItem<'sqlite'>[] {
  const { referredId, invoiceId, amountPaidCents, at } = paid
  const cents = rewardCents(amountPaidCents)
  if (cents === 0) return []
  const reward = (kind: 'earning' | 'credit') =>
    db
      .insert(referralEntries)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${newId}, ${kind === 'earning' ? sql`cause.referrer_id` : sql`cause.referred_id`}, cause.referred_id, ${kind},
          ${invoiceId}, ${amountPaidCents}, 0, ${cents}, ${at.getTime()}, NULL, NULL, ${dueOf(kind === 'earning' ? sql`cause.referrer_id` : sql`cause.referred_id`, at)}
        FROM ${referrals} AS cause WHERE cause.referred_id = ${referredId}
          ${kind === 'earning' ? sql`AND cause.referrer_id <> cause.referred_id` : sql``}`,
      )
      .onConflictDoNothing()
  return [
    reward('earning'),
    reward('credit'),
    takeBack(db, invoiceId, at),
    countEarned(db, invoiceId),
    ...rewardNotices(db, { invoiceId, now: at }),
  ]
}

/**
 * Statements for the batch of a refund: what the rewards of this invoice lose by it. `refundedCents` is all that was paid back
 * of the invoice so far; fewer than were told before change nothing, and neither does the same again. May be told before the
 * payment is.
 */
export function rewardsBack(
  db: Database,
  { invoiceId, refundedCents, at }: { invoiceId: string; refundedCents: number; at: Date },
): BatchItem<'sqlite'>[] {
  if (refundedCents <= 0) return []
  return [
    db
      .insert(referralRefunds)
      .values({ invoiceId, refundedCents, toldAt: at })
      .onConflictDoUpdate({
        target: referralRefunds.invoiceId,
        set: { refundedCents, toldAt: at },
        setWhere: lt(referralRefunds.refundedCents, refundedCents),
      }),
    takeBack(db, invoiceId, at),
    countEarned(db, invoiceId),
  ]
}

/** What an invoice's rewards are more than the reward for what stays paid of it, as a row for each with fewer than no cents. */
function takeBack(db: Database, invoiceId: string, at: Date) {
  const left = rewardOf(sql`reward.paid_cents - back.refunded_cents`)
  const now = sql`(SELECT sum(cents) FROM ${referralEntries} AS all_of
    WHERE all_of.invoice_id = reward.invoice_id AND all_of.kind = reward.kind)`
  return db
    .insert(referralEntries)
    .select(
      sql`SELECT ${newId}, reward.member_id, reward.referred_id, reward.kind, reward.invoice_id, reward.paid_cents,
        back.refunded_cents, ${left} - ${now}, ${at.getTime()}, NULL, NULL, ${dueOf(sql`reward.member_id`, at)}
      FROM ${referralEntries} AS reward JOIN ${referralRefunds} AS back ON back.invoice_id = reward.invoice_id
      WHERE reward.invoice_id = ${invoiceId} AND reward.refunded_cents = 0 AND ${left} < ${now}`,
    )
    .onConflictDoNothing()
}

/** What the row of whoever invited says of it, from the ledger's own sums. */
function countEarned(db: Database, invoiceId: string) {
  const earned = sql`${referralEntries} WHERE member_id = ${users.id} AND kind = 'earning'`
  return db
    .update(users)
    .set({
      referralEarnings: sql`(SELECT coalesce(sum(cents), 0) FROM ${earned})`,
      successfulReferrals: sql`(SELECT count(*) FROM (SELECT 1 FROM ${earned} GROUP BY invoice_id HAVING sum(cents) > 0))`,
    })
    .where(
      eq(
        users.id,
        sql`(SELECT member_id FROM ${referralEntries} WHERE invoice_id = ${invoiceId} AND kind = 'earning' LIMIT 1)`,
      ),
    )
}

/** Forgets refunds of which nothing was told for long; what they took back stands in the ledger. `before` in milliseconds. */
export async function deleteOldRefunds(db: Database, before: number): Promise<void> {
  await db.delete(referralRefunds).where(lt(referralRefunds.toldAt, new Date(before)))
}
