import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findReferralStats, rewardsBack, rewardsFor } from '~/data/payments/referrals.server'
import { applyRewards } from '~/platform/payments/stripe-chores.server'
import { createDatabase } from '../../drizzle/client'
import { subscriptions } from '../../drizzle/schema/payments'
import { referralEntries, referrals } from '../../drizzle/schema/referrals'
import { member } from './members'
import { deleteRows, insertRow, updateRows } from './rows'

const db = createDatabase(env.DB)
const selling = {
  ...env,
  STRIPE_SECRET_KEY: 'sk_test_rewards',
  STRIPE_WEBHOOK_SECRET: 'whsec_rewards',
  STRIPE_PRICE_ID: 'price_rewards',
} as typeof env
const now = Date.now()
const MINUTE = 60_000

/** What Stripe holds of customers' balances, as far as this asks: a list of transactions, and one more. */
type Transaction = { id: string; customer: string; amount: number; metadata: { key?: string } }
let balance: Transaction[] = []
let mood: 'well' | 'down' | 'answer lost' | 'gone' = 'well'
let asked = 0

async function stripe(request: Request): Promise<Response> {
  asked++
  const { pathname } = new URL(request.url)
  const customer = pathname.split('/')[3] ?? ''
  if (mood === 'down') return new Response('Bad gateway', { status: 502, headers: { 'Stripe-Should-Retry': 'false' } })
  if (mood === 'gone')
    return Response.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, { status: 404 })
  if (request.method === 'GET') {
    const data = balance.filter((known) => known.customer === customer)
    return Response.json({ object: 'list', data, has_more: false, url: pathname })
  }
  const form = new URLSearchParams(await request.text())
  const made = {
    id: `cbtxn_${balance.length + 1}`,
    customer,
    amount: Number(form.get('amount')),
    metadata: { key: form.get('metadata[key]') ?? undefined },
  }
  balance.push(made)
  if (mood !== 'answer lost') return Response.json({ object: 'customer_balance_transaction', ...made })
  return new Response('Bad gateway', { status: 502, headers: { 'Stripe-Should-Retry': 'false' } })
}

beforeAll(() => {
  vi.stubGlobal('fetch', (...given: ConstructorParameters<typeof Request>) => stripe(new Request(...given)))
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  balance = []
  mood = 'well'
  asked = 0
  await deleteRows(referralEntries)
})

type Statements = ReturnType<typeof rewardsFor>

async function inOneBatch([first, ...rest]: Statements) {
  await db.batch([first!, ...rest])
}

/** Two of whom one invited the other, who has paid for the first time. */
async function paidPair() {
  const [referrer, friend] = [await member(), await member()]
  await insertRow(referrals, { referredId: friend.id, referrerId: referrer.id, code: 'ABCDEFGH' })
  await becomesCustomer(friend.id)
  const invoiceId = `in_${friend.id}`
  await inOneBatch(rewardsFor(db, { referredId: friend.id, invoiceId, amountPaidCents: 1999, at: new Date(now) }))
  return { referrer, friend, invoiceId }
}

const becomesCustomer = (id: string) => insertRow(subscriptions, { userId: id, stripeCustomerId: `cus_${id}` })

const run = (at = now) => applyRewards(selling, { now: at })
const balanceOf = (id: string) => balance.filter(({ customer }) => customer === `cus_${id}`).map(({ amount }) => amount)
const appliedOf = async (id: string) =>
  (await findReferralStats(db, id))?.rewards.map(({ appliedCents }) => appliedCents)

test('a customer gets their credit once; who is none yet gets it when they become one', async () => {
  const { referrer, friend } = await paidPair()
  await run()
  await run()
  expect(balanceOf(friend.id)).toEqual([-200])
  expect(await appliedOf(friend.id)).toEqual([200])
  expect(await appliedOf(referrer.id)).toEqual([0])
  await becomesCustomer(referrer.id)
  await run(Date.now() + MINUTE)
  await run(Date.now() + MINUTE)
  expect(balanceOf(referrer.id)).toEqual([-200])
  expect(await appliedOf(referrer.id)).toEqual([200])
  expect(balance).toHaveLength(2)
})

test('what a refund took is taken from the balance again', async () => {
  const { friend, invoiceId } = await paidPair()
  await run()
  await inOneBatch(rewardsBack(db, { invoiceId, refundedCents: 1999, at: new Date(now) }))
  await run()
  expect(balanceOf(friend.id)).toEqual([-200, 200])
  expect(await appliedOf(friend.id)).toEqual([0])
})

test('what Stripe does not answer to is tried again until it worked, and counts once though an answer was lost', async () => {
  const { friend } = await paidPair()
  mood = 'down'
  await run()
  expect(balanceOf(friend.id)).toEqual([])
  const before = asked
  await run(now + MINUTE)
  expect(asked).toBe(before)
  mood = 'answer lost'
  await run(now + 11 * MINUTE)
  expect(new Set(balance.map(({ metadata }) => metadata.key)).size).toBe(1)
  const kept = balance.length
  mood = 'well'
  await run(now + 22 * MINUTE)
  expect(balance).toHaveLength(kept)
  expect(await appliedOf(friend.id)).toEqual([200])
})

test('a customer whom Stripe does not know any more keeps nobody else', async () => {
  const [one, other] = [await paidPair(), await paidPair()]
  mood = 'gone'
  await run()
  mood = 'well'
  await updateRows(referralEntries, { memberId: other.friend.id }, { dueAt: new Date(now) })
  await run()
  expect([balanceOf(one.friend.id), balanceOf(other.friend.id)]).toEqual([[], [-200]])
  await run(now + 361 * MINUTE)
  expect(balanceOf(one.friend.id)).toEqual([-200])
})

test('where nothing is sold, nothing is asked and nothing is lost', async () => {
  const { friend } = await paidPair()
  await applyRewards(
    { ...env, STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined, STRIPE_PRICE_ID: undefined } as never,
    { now },
  )
  expect(asked).toBe(0)
  await run()
  expect(balanceOf(friend.id)).toEqual([-200])
})
