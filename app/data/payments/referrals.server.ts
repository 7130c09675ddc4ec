import { and, asc, desc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import { subscriptions } from '../../../drizzle/schema/payments'
import { referralEntries, referralRefunds, referrals } from '../../../drizzle/schema/referrals'
import { users } from '../../../drizzle/schema/users'
import { REWARD_PERCENT, type RewardKind, rewardCents } from '../../domain/membership/premium/referrals'
import { notificationItem } from '../notifications/notices.server'

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
      .values({ invoiceId, refundedCents, reportedAt: at })
      .onConflictDoUpdate({
        target: referralRefunds.invoiceId,
        set: { refundedCents, reportedAt: at },
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
  await db.delete(referralRefunds).where(lt(referralRefunds.reportedAt, new Date(before)))
}

/** Rows of the ledger that Stripe is to be told of by now, with who the member is there; who waits longest first. */
export const listDueRewards = (db: Database, { now, limit }: { now: number; limit: number }) =>
  db
    .select({
      id: referralEntries.id,
      cents: referralEntries.cents,
      customerId: subscriptions.stripeCustomerId,
    })
    .from(referralEntries)
    .innerJoin(subscriptions, eq(subscriptions.userId, referralEntries.memberId))
    .where(and(isNotNull(referralEntries.dueAt), lte(referralEntries.dueAt, new Date(now))))
    .orderBy(asc(referralEntries.dueAt))
    .limit(limit)

/** Notes that Stripe has it, by its name there; the first word of it holds. */
export async function noteApplied(db: Database, id: string, applied: { at: Date; stripeBalanceId: string }) {
  await db
    .update(referralEntries)
    .set({ appliedAt: applied.at, stripeBalanceId: applied.stripeBalanceId, dueAt: null })
    .where(and(eq(referralEntries.id, id), isNull(referralEntries.appliedAt)))
}

/** Lets one wait that could not be told. */
export async function postponeReward(db: Database, id: string, until: Date) {
  await db
    .update(referralEntries)
    .set({ dueAt: until })
    .where(and(eq(referralEntries.id, id), isNull(referralEntries.appliedAt)))
}

/** So many rewards are told one by one; one more says that there are older ones. */
export const REWARDS_SHOWN = 50

const ofMember = (memberId: string) => eq(referralEntries.memberId, memberId)
const cents = sql<number>`sum(${referralEntries.cents})`

/**
 * What a member's invitations came to, from the ledger: how many came, of how many something is left, what was earned, and each
 * reward with what refunds left of it, the newest first. Money in cents. Null when there is nobody.
 */
export async function findReferralStats(db: Database, memberId: string) {
  const earnings = db
    .select({ cents: cents.as('cents') })
    .from(referralEntries)
    .where(and(ofMember(memberId), eq(referralEntries.kind, 'earning')))
    .groupBy(referralEntries.invoiceId)
    .as('earnings')
  const [[member], [earned], rewards] = await db.batch([
    db.select({ code: users.referralCode, total: users.referralCount }).from(users).where(eq(users.id, memberId)),
    db
      .select({
        successful: sql<number>`coalesce(sum(${earnings.cents} > 0), 0)`,
        earnedCents: sql<number>`coalesce(sum(${earnings.cents}), 0)`,
      })
      .from(earnings),
    db
      .select({
        /** Of one of its rows. */
        id: sql<string>`min(${referralEntries.id})`,
        kind: referralEntries.kind,
        cents,
        /** What stands at Stripe of it by now. */
        appliedCents: sql<number>`sum(iif(${referralEntries.appliedAt} IS NULL, 0, ${referralEntries.cents}))`,
        /** Stripe is being told of the rest. */
        isDue: sql<boolean>`max(${referralEntries.dueAt}) IS NOT NULL`.mapWith(Boolean),
        isReduced: sql<boolean>`count(*) > 1`.mapWith(Boolean),
        at: sql`min(${referralEntries.createdAt})`.mapWith((milliseconds: number) => new Date(milliseconds)),
      })
      .from(referralEntries)
      .where(ofMember(memberId))
      .groupBy(referralEntries.invoiceId, referralEntries.kind)
      .orderBy(desc(sql`min(${referralEntries.createdAt})`))
      .limit(REWARDS_SHOWN + 1),
  ])
  return member ? { ...member, ...earned!, rewards } : null
}

// What the two are told when an invitation brought something, as items for the batch that writes it. Neither is told who the
// other is: whether somebody pays is theirs to tell.

/** Both are told of the rewards of an invoice, once for good. */
const rewardNotices = (db: Database, paid: { invoiceId: string; now: Date }) => [
  rewardNotice(db, 'earning', paid),
  rewardNotice(db, 'credit', paid),
]

function rewardNotice(db: Database, kind: RewardKind, { invoiceId, now }: { invoiceId: string; now: Date }) {
  const key = sql`'referral:' || cause.id`
  return notificationItem(db, {
    kind: `referral_${kind}`,
    cause: {
      from: sql`${referralEntries} AS cause`,
      where: sql`cause.invoice_id = ${invoiceId} AND cause.kind = ${kind} AND cause.refunded_cents = 0`,
    },
    to: { memberId: sql`cause.member_id` },
    actorId: null,
    data: sql`json_object('entry', cause.id, 'amount', ${euros(sql`cause.cents`)})`,
    groupKey: key,
    onceKey: key,
    now,
  })
}

/** As the language of the recipient writes it. */
const euros = (cents: SQL) =>
  sql`printf(iif(recipient.language = 'ru', '%d,%02d €', '€%d.%02d'), ${cents} / 100, ${cents} % 100)`

/** Where something of the reward is left that a notification `n` tells of. */
export const isRewardCurrent = sql`(SELECT sum(part.cents) FROM ${referralEntries} AS entry JOIN ${referralEntries} AS part
  ON part.invoice_id = entry.invoice_id AND part.kind = entry.kind WHERE entry.id = json_extract(n.data, '$.entry')) > 0`
