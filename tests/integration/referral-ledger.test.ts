import { env } from 'cloudflare:workers'
import { eq, or } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNotices } from '~/data/notifications/notification-list.server'
import { deleteOldRefunds, findReferralStats, rewardsBack, rewardsFor } from '~/data/payments/referrals.server'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { rewardAfterRefund } from '~/domain/membership/premium/referrals'
import { createDatabase } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { referralEntries, referralRefunds, referrals } from '../../drizzle/schema/referrals'
import { users } from '../../drizzle/schema/users'
import { member, updateMember } from './members'
import { countRows, insertRow, storedRow, storedRows } from './rows'

const db = createDatabase(env.DB)
const at = new Date('2026-11-01T12:00:00Z')
const PRICE = 1999

type Statements = ReturnType<typeof rewardsFor>

async function inOneBatch(statements: Statements) {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}

const paid = (referredId: string, invoiceId: string, amountPaidCents = PRICE) =>
  inOneBatch(rewardsFor(db, { referredId, invoiceId, amountPaidCents, at }))
const refunded = (invoiceId: string, refundedCents: number) =>
  inOneBatch(rewardsBack(db, { invoiceId, refundedCents, at }))

const refer = (referredId: string, referrerId: string) =>
  insertRow(referrals, { referredId, referrerId, code: 'ABCDEFGH' })

/** Two of whom one invited the other. */
async function pair() {
  const [referrer, friend] = [await member(), await member()]
  await refer(friend.id, referrer.id)
  return { referrer, friend, invoice: `in_${friend.id}` }
}

const rowsOf = (memberId: string) =>
  storedRows(referralEntries, { memberId }, { columns: ['kind', 'cents'], orderBy: ['rowid'] })

const columnsOf = async (memberId: string) => {
  const row = await storedRow(users, { id: memberId })
  return row && { earned: row.referral_earnings, successful: row.successful_referrals }
}

test('the first paid invoice brings both sides a tenth, half a cent rounded up, and no later one does', async () => {
  const { referrer, friend, invoice } = await pair()
  await paid(friend.id, 'in_free', 0)
  await paid(friend.id, invoice)
  await paid(friend.id, `${invoice}_2`)
  expect(await rowsOf(referrer.id)).toEqual([{ kind: 'earning', cents: 200 }])
  expect(await rowsOf(friend.id)).toEqual([{ kind: 'credit', cents: 200 }])
  expect(await columnsOf(referrer.id)).toEqual({ earned: 200, successful: 1 })
  expect(await columnsOf(friend.id)).toEqual({ earned: 0, successful: 0 })
  expect(await findReferralStats(db, friend.id)).toMatchObject({ successful: 0, earnedCents: 0 })
})

test('who came by themselves brings nobody anything', async () => {
  const { id } = await member()
  await paid(id, 'in_alone')
  expect(await rowsOf(id)).toEqual([])
})

test('the same payment ten times at once, and another beside it, is one reward for each', async () => {
  const { referrer, friend, invoice } = await pair()
  await Promise.all(Array.from({ length: 10 }, (_, index) => paid(friend.id, index % 2 ? invoice : `${invoice}_b`)))
  expect(await rowsOf(referrer.id)).toEqual([{ kind: 'earning', cents: 200 }])
  expect(await rowsOf(friend.id)).toEqual([{ kind: 'credit', cents: 200 }])
  expect(await columnsOf(referrer.id)).toEqual({ earned: 200, successful: 1 })
  // Of one payment, both; by one word each.
  const invoices = await storedRows(referralEntries, { referredId: friend.id }, { columns: ['invoice_id'] })
  expect(new Set(invoices.map(({ invoice_id }) => invoice_id)).size).toBe(1)
  expect(await countRows(notifications, { userId: [referrer.id, friend.id] })).toBe(2)
})

test('a member who refers themselves is refused by the table, and would bring nothing', async () => {
  const { id } = await member()
  await expect(refer(id, id)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/CHECK constraint failed/) },
  })
  await paid(id, 'in_self')
  expect(await rowsOf(id)).toEqual([])
})

test('a refund takes back its share once, a further one the rest, and never below zero', async () => {
  const { referrer, friend, invoice } = await pair()
  await paid(friend.id, invoice)
  await Promise.all([refunded(invoice, 1000), refunded(invoice, 1000)])
  expect(await columnsOf(referrer.id)).toEqual({ earned: 100, successful: 1 })
  await refunded(invoice, 500)
  await refunded(invoice, 1001)
  expect(await rowsOf(referrer.id)).toEqual([
    { kind: 'earning', cents: 200 },
    { kind: 'earning', cents: -100 },
  ])
  await refunded(invoice, PRICE)
  await refunded(invoice, PRICE + 500)
  await refunded(invoice, PRICE)
  expect((await rowsOf(friend.id)).map(({ cents }) => cents)).toEqual([200, -100, -100])
  expect(await columnsOf(referrer.id)).toEqual({ earned: 0, successful: 0 })
  // Paid again later: the reward was had.
  await paid(friend.id, `${invoice}_2`)
  expect(await columnsOf(referrer.id)).toEqual({ earned: 0, successful: 0 })
})

test('a refund that is told before its payment holds, until nothing was said of it for long', async () => {
  const { referrer, friend, invoice } = await pair()
  await refunded(invoice, PRICE)
  await paid(friend.id, invoice)
  expect((await rowsOf(referrer.id)).map(({ cents }) => cents)).toEqual([200, -200])
  expect(await listNotices(db, { memberId: referrer.id, after: null, limit: 9, now: at })).toEqual([])
  await deleteOldRefunds(db, at.getTime())
  expect(await countRows(referralRefunds, { invoiceId: invoice })).toBe(1)
  await deleteOldRefunds(db, at.getTime() + 1)
  expect(await countRows(referralRefunds, { invoiceId: invoice })).toBe(0)
  await refunded(invoice, PRICE)
  expect((await rowsOf(referrer.id)).map(({ cents }) => cents)).toEqual([200, -200])
})

test('both are told how much it is in their language and not whose payment it was, while something is left of it', async () => {
  const { referrer, friend, invoice } = await pair()
  await updateMember(friend.id, { language: 'ru' })
  await paid(friend.id, invoice)
  const told = async ({ id }: { id: string }) =>
    (await listNotices(db, { memberId: id, after: null, limit: 9, now: at })).map(({ kind, text, actorId }) => [
      kind,
      text,
      actorId,
    ])
  expect(await told(referrer)).toEqual([['referral_earning', '€2.00', null]])
  expect(await told(friend)).toEqual([['referral_credit', '2,00 €', null]])
  await refunded(invoice, PRICE)
  expect([await told(referrer), await told(friend)]).toEqual([[], []])
})

test('who goes takes their own rows; what others have by them stays, and a later refund still finds it', async () => {
  const gone = await pair()
  await paid(gone.friend.id, gone.invoice)
  await deleteWholeMember(db, gone.friend.id)
  expect(await columnsOf(gone.referrer.id)).toEqual({ earned: 200, successful: 1 })
  expect(await findReferralStats(db, gone.referrer.id)).toMatchObject({ successful: 1, earnedCents: 200 })
  expect(
    await countRows(
      referralEntries,
      or(eq(referralEntries.referredId, gone.friend.id), eq(referralEntries.memberId, gone.friend.id))!,
    ),
  ).toBe(0)
  await refunded(gone.invoice, PRICE)
  expect(await columnsOf(gone.referrer.id)).toEqual({ earned: 0, successful: 0 })

  const left = await pair()
  await deleteWholeMember(db, left.referrer.id)
  await paid(left.friend.id, left.invoice)
  expect(await rowsOf(left.friend.id)).toEqual([{ kind: 'credit', cents: 200 }])
})

test('whatever comes in whatever order, rows, columns and shown totals are what arithmetic says', async () => {
  const FRIENDS = 3
  const who = fc.nat({ max: FRIENDS - 1 })
  const which = fc.nat({ max: 1 })
  const money = fc.oneof(fc.constant(PRICE), fc.integer({ min: 0, max: 4000 }))
  const act = fc.oneof(
    { weight: 5, arbitrary: fc.record({ act: fc.constant('paid' as const), who, which, cents: money }) },
    { weight: 5, arbitrary: fc.record({ act: fc.constant('refund' as const), who, which, cents: money }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), who, which, cents: money }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), fc.boolean(), async (acts, twice) => {
      const referrer = await member()
      const friends = await Promise.all(Array.from({ length: FRIENDS }, () => member()))
      for (const { id } of friends) await refer(id, referrer.id)
      const back = new Map<string, number>()
      const rewarded = new Map<number, { invoice: string; cents: number }>()
      const gone = new Set<number>()
      for (const { act: kind, who: at, which: of, cents } of acts) {
        const { id } = friends[at]!
        const invoice = `in_${id}_${of}`
        for (const _ of twice ? [1, 2] : [1]) {
          if (kind === 'paid') await paid(id, invoice, cents)
          if (kind === 'refund') await refunded(invoice, cents)
          if (kind === 'delete') await deleteWholeMember(db, id)
        }
        if (kind === 'paid' && cents >= 5 && !gone.has(at) && !rewarded.has(at)) rewarded.set(at, { invoice, cents })
        if (kind === 'refund') back.set(invoice, Math.max(back.get(invoice) ?? 0, cents))
        if (kind === 'delete') gone.add(at)
      }
      // A tenth of what stays paid, to the nearest cent.
      const left = [...rewarded].map(([at, { invoice, cents }]) => {
        const refundedCents = back.get(invoice) ?? 0
        const stays = Math.max(0, cents - refundedCents)
        const tenth = Math.floor(stays / 10) + (stays % 10 >= 5 ? 1 : 0)
        expect(rewardAfterRefund({ paidCents: cents, refundedCents })).toBe(tenth)
        return { at, cents: tenth }
      })
      const earned = left.reduce((sum, { cents }) => sum + cents, 0)
      const successful = left.filter(({ cents }) => cents > 0).length
      expect((await rowsOf(referrer.id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(earned)
      expect(await columnsOf(referrer.id)).toEqual({ earned, successful })
      const stats = await findReferralStats(db, referrer.id)
      expect(stats).toMatchObject({ earnedCents: earned, successful })
      expect(stats?.rewards.reduce((sum, { cents }) => sum + cents, 0)).toBe(earned)
      expect(stats?.rewards).toHaveLength(rewarded.size)
      for (const [at, { id }] of friends.entries()) {
        const mine = await rowsOf(id)
        const expected = gone.has(at) ? 0 : (left.find((reward) => reward.at === at)?.cents ?? 0)
        expect(mine.reduce((sum, { cents }) => sum + cents, 0)).toBe(expected)
        expect(mine.every(({ kind }) => kind === 'credit')).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
