import { createHmac } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { mails } from '../../drizzle/schema/mails'
import { payments, subscriptions } from '../../drizzle/schema/payments'
import { users } from '../../drizzle/schema/users'
import { idOf, type Member, registered } from './account'
import { insertRow, storedRow, storedRows } from './rows'
import { Visitor } from './visitor'

/** The settings of a site with payments, for `tests/mocks/stripe`. */
export const SELLING = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_PRICE_ID: 'price_standin',
  STRIPE_API_BASE: 'https://stripe.test',
}

export const DAY = 86_400
/** Whole seconds, as Stripe uses them. */
export const seconds = (milliseconds = Date.now()) => Math.floor(milliseconds / 1000)

let made = 0

/** A member with a Stripe customer. */
export async function customer() {
  const member = await registered()
  const id = `cus_${++made}`
  await insertRow(subscriptions, { userId: idOf(member), stripeCustomerId: id })
  return { member, id, sub: `sub_${made}` }
}
export type Customer = Awaited<ReturnType<typeof customer>>

const PRICE = {
  id: 'price_standin',
  currency: 'eur',
  unit_amount: 1999,
  recurring: { interval: 'month', interval_count: 1 },
}

type Change = {
  status?: string
  start?: number
  end?: number
  endsAt?: number | null
  endedAt?: number | null
  price?: object
  userId?: string
}

/** A subscription in Stripe's format. */
export const subscriptionOf = ({ member, id, sub }: Customer, change: Change = {}) => {
  const { status = 'active', start = seconds(), endsAt = null, endedAt = null, price, userId } = change
  const item = { quantity: 1, current_period_start: start, current_period_end: change.end ?? start + 30 * DAY }
  return {
    ...{
      id: sub,
      object: 'subscription',
      customer: id,
      status,
      cancel_at: endsAt,
      cancel_at_period_end: endsAt !== null,
    },
    ...{ ended_at: endedAt, metadata: { user_id: userId ?? idOf(member) }, latest_invoice: null },
    items: { data: [{ ...item, price: { ...PRICE, ...price } }] },
  }
}

/** An invoice in Stripe's format. */
export const invoiceOf = ({ member, id, sub }: Customer, name: string, change: object = {}) => ({
  ...{ id: name, object: 'invoice', customer: id, number: 'A-1', currency: 'eur', subtotal: 1999, amount_paid: 1999 },
  ...{ billing_reason: 'subscription_cycle', status_transitions: { paid_at: seconds() } },
  parent: { subscription_details: { subscription: sub, metadata: { user_id: idOf(member) } } },
  lines: { data: [{ period: { end: seconds() + 30 * DAY } }] },
  ...change,
})

export const eventOf = (type: string, object: object, { id = `evt_${++made}`, created = seconds() } = {}) => ({
  ...{ id, object: 'event', type, created, livemode: false, data: { object } },
})

type Delivery = { secret?: string; signedAt?: number; altered?: (body: string) => string; site?: object }

/** Delivers an event as Stripe does; returns the response. */
export async function deliver(event: object, { secret, signedAt, altered, site }: Delivery = {}) {
  const body = JSON.stringify(event)
  const at = signedAt ?? seconds()
  const v1 = createHmac('sha256', secret ?? SELLING.STRIPE_WEBHOOK_SECRET)
    .update(`${at}.${body}`)
    .digest('hex')
  const visitor = new Visitor({ site: { ...SELLING, ...site } })
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${v1}`, Origin: '', Host: '' }
  const answer = await visitor.ask('POST', '/webhooks/stripe', (altered ?? String)(body), headers)
  return { status: answer.status, text: await answer.text() }
}

/** The stored state of a customer. */
export async function known({ member }: { member: Member }) {
  const [user, subscription, paid, sent] = await Promise.all([
    storedRow(users, { id: idOf(member) }, 'is_premium', 'premium_expires_at'),
    storedRow(subscriptions, { userId: idOf(member) }, 'status', 'period_end', 'ends_at', 'ask_due_at'),
    storedRows(payments, { userId: idOf(member) }, { columns: ['invoice_id', 'amount_paid_cents', 'refunded_cents'] }),
    storedRows(mails, and(eq(mails.userId, idOf(member)), like(mails.kind, 'premium-%'))!, {
      columns: ['kind'],
      orderBy: ['kind'],
    }),
  ])
  return {
    isPremium: user?.is_premium === 1,
    until: user?.premium_expires_at === null ? null : Number(user?.premium_expires_at) / 1000,
    status: subscription?.status,
    subscription,
    paid,
    mails: sent.map(({ kind }) => kind),
  }
}
