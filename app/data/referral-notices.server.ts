import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { referralEntries } from '../../drizzle/schema/referrals'
import type { RewardKind } from '../domain/membership/referral-rewards'
import { notificationItem } from './notifications/notices.server'

// What the two are told when an invitation brought something, as items for the batch that writes it. Neither is told who the
// other is: whether somebody pays is theirs to tell.

/** Both are told of the rewards of an invoice, once for good. */
export const rewardNotices = (db: Database, paid: { invoiceId: string; now: Date }) => [
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
export const rewardStands = sql`(SELECT sum(part.cents) FROM ${referralEntries} AS told JOIN ${referralEntries} AS part
  ON part.invoice_id = told.invoice_id AND part.kind = told.kind WHERE told.id = json_extract(n.data, '$.entry')) > 0`
