import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { changeEmail, findAddressLink } from '~/data/accounts/account.server'
import { createAccountToken } from '~/data/accounts/tokens.server'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { ENDS_NOTHING } from '~/domain/membership/access'
import {
  applyRewards,
  grantCredit,
  remindOfRenewals,
  runStripeTasks,
  syncOverdueSubscriptions,
} from '~/platform/payments/stripe-chores.server'
import { parseSettings } from '~/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { payments, stripeTasks, subscriptions } from '../../drizzle/schema/payments'
import { referralEntries } from '../../drizzle/schema/referrals'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf, registered, rowOf, wordsOf } from './account'
import { countingDb } from './counting-db'
import { faultyDatabase } from './faulty-database'
import { mailsTo } from './outbox'
import { scansOf } from './query-plans'
import { countRows, insertRow, storedRows, storedValue, updateRows } from './rows'
import { customer, DAY, deliver, eventOf, invoiceOf, known, SELLING, seconds, subscriptionOf } from './stripe-events'
import { Visitor } from './visitor'

afterEach(() => {
  vi.useRealTimers()
})

const changed = 'customer.subscription.updated'

// F14: each event once, whatever the order, and only what is signed.

test('the same event ten times at once, and again a day later, has one effect', async () => {
  const who = await customer()
  const event = eventOf('invoice.paid', invoiceOf(who, 'in_ten'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(answers.filter(({ text }) => text === 'applied')).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY * 1000 })
  expect(await deliver(event)).toEqual({ status: 200, text: 'known' })
  const { paid, mails } = await known(who)
  expect(paid).toEqual([{ invoice_id: 'in_ten', amount_paid_cents: 1999, refunded_cents: 0 }])
  expect(mails).toEqual(['premium-receipt'])
})

test('events in reverse order leave what the newest said', async () => {
  const who = await customer()
  const start = seconds() - 60 * DAY
  const words = [
    subscriptionOf(who, { start, status: 'incomplete' }),
    subscriptionOf(who, { start }),
    subscriptionOf(who, { start: start + 30 * DAY }),
    subscriptionOf(who, { start: start + 60 * DAY }),
    subscriptionOf(who, { start: start + 60 * DAY, endsAt: start + 90 * DAY }),
  ]
  const events = words.map((word, at) => eventOf(changed, word, { created: start + at * 20 * DAY }))
  for (const event of events.toReversed()) expect((await deliver(event)).status).toBe(200)
  expect(await known(who)).toMatchObject({ isPremium: true, until: start + 90 * DAY, status: 'active' })
})

test('what has ended stays ended, though a word of the same second comes after', async () => {
  const who = await customer()
  const created = seconds()
  await deliver(
    eventOf(
      'customer.subscription.deleted',
      subscriptionOf(who, { status: 'canceled', start: created, endedAt: created }),
      { created },
    ),
  )
  // Of the same period too: one that begins later would be another subscription.
  await deliver(eventOf(changed, subscriptionOf(who, { start: created }), { created }))
  expect(await known(who)).toMatchObject({ isPremium: false, until: created, status: 'canceled' })
})

test('two words of one second: the site asks which is the last', async () => {
  const who = await customer()
  const created = seconds()
  await deliver(eventOf(changed, subscriptionOf(who, { start: created }), { created }))
  const before = (await known(who)).subscription?.ask_due_at
  await deliver(eventOf(changed, subscriptionOf(who, { start: created, endsAt: created + 30 * DAY }), { created }))
  const after = (await known(who)).subscription?.ask_due_at
  expect(Number(before)).toBeGreaterThan(Date.now() + 29 * DAY * 1000)
  expect(Number(after)).toBeLessThanOrEqual(Date.now())
})

test.each([
  ['a byte is another', { altered: (body: string) => body.replace('active', 'actove') }],
  ['it was signed six minutes ago', { signedAt: seconds() - 360 }],
  ['the secret is another', { secret: 'whsec_other' }],
])('%s: 400, and nothing happens', async (_, delivery) => {
  const who = await customer()
  expect((await deliver(eventOf(changed, subscriptionOf(who)), delivery)).status).toBe(400)
  expect(await known(who)).toMatchObject({ isPremium: false, status: null })
})

test.each([
  ['a lower price', { price: { unit_amount: 1 } }, 'price'],
  ['another currency', { price: { currency: 'rub' } }, 'price'],
  ['a year for the price of a month', { price: { recurring: { interval: 'year', interval_count: 1 } } }, 'price'],
  ['the name of another member', { userId: 'somebody-else' }, 'foreign'],
])('a subscription with %s is not applied', async (_, change, outcome) => {
  const who = await customer()
  expect(await deliver(eventOf(changed, subscriptionOf(who, change)))).toEqual({ status: 200, text: outcome })
  expect(await known(who)).toMatchObject({ isPremium: false, status: null })
})

test('neither is an invoice of another price or member, a checkout of another mode, or a customer who is nobody here', async () => {
  const who = await customer()
  const other = await customer()
  const refusals = [
    [eventOf('invoice.paid', invoiceOf(who, 'in_a', { subtotal: 100, amount_paid: 100 })), 'price'],
    [eventOf('invoice.paid', invoiceOf(who, 'in_b', { currency: 'usd' })), 'price'],
    [eventOf('invoice.paid', { ...invoiceOf(other, 'in_c'), customer: who.id }), 'foreign'],
    [eventOf('invoice.paid', { ...invoiceOf(who, 'in_d'), customer: 'cus_nobody' }), 'unknown'],
    [
      eventOf('checkout.session.completed', {
        ...{ id: 'cs_1', mode: 'payment', status: 'complete', currency: 'eur', customer: who.id },
        ...{ client_reference_id: idOf(who.member), subscription: null },
      }),
      'mode',
    ],
  ] as const
  for (const [event, text] of refusals) expect(await deliver(event)).toEqual({ status: 200, text })
  expect((await known(who)).paid).toEqual([])
})

test.each(['before', 'after'] as const)(
  'D1 fails %s the batch is written: sent again, it has its effect once',
  async (when) => {
    const who = await customer()
    const database = faultyDatabase()
    const event = eventOf(changed, subscriptionOf(who))
    database.fail(when, /insert into "stripe_events"/i)
    const first = await deliver(event, { site: { DB: database.DB } })
    expect(first.status).toBe(when === 'before' ? 500 : 200)
    expect((await known(who)).isPremium).toBe(when === 'after')
    expect((await deliver(event)).status).toBe(200)
    expect(await known(who)).toMatchObject({ isPremium: true, status: 'active' })
  },
)

// What a subscription gives, and for how long.

test('a renewal that fails leaves a week, tells once, and being paid gives the whole month', async () => {
  const who = await customer()
  const start = seconds()
  const failed = subscriptionOf(who, { start, status: 'past_due' })
  await deliver(eventOf(changed, failed, { created: start }))
  const invoice = invoiceOf(who, 'in_failing', { amount_paid: 0 })
  await deliver(eventOf('invoice.payment_failed', invoice))
  await deliver(eventOf('invoice.payment_failed', invoice))
  expect(await known(who)).toMatchObject({ isPremium: true, until: start + 7 * DAY, mails: ['premium-payment-failed'] })
  await deliver(eventOf(changed, subscriptionOf(who, { start }), { created: start + 1 }))
  expect(await known(who)).toMatchObject({ isPremium: true, until: start + 31 * DAY })
})

test('months that go on unpaid bring no further week, and no further mail', async () => {
  const who = await customer()
  const start = seconds()
  const month = (at: number, status: string) => subscriptionOf(who, { start: start + at * 30 * DAY, status })
  await deliver(eventOf(changed, month(0, 'past_due'), { created: start }))
  const words = [
    [month(1, 'past_due'), 1],
    [month(1, 'past_due'), 2],
    [month(2, 'unpaid'), 3],
    [month(2, 'unpaid'), 4],
  ] as const
  for (const [word, later] of words) await deliver(eventOf(changed, word, { created: start + later }))
  expect(await known(who)).toMatchObject({ until: start + 7 * DAY, mails: ['premium-payment-failed'] })
  await deliver(eventOf(changed, month(2, 'active'), { created: start + 5 }))
  expect(await known(who)).toMatchObject({ isPremium: true, until: start + 91 * DAY })
})

test('the mail of a failed renewal names the day that the page names', async () => {
  const who = await customer()
  // The invoice fails an hour after its month began, on the next day by the clock.
  const start = Date.UTC(new Date().getUTCFullYear() + 1, 4, 10, 23, 30) / 1000
  const failed = subscriptionOf(who, { start, status: 'past_due' })
  await deliver(eventOf('invoice.payment_failed', invoiceOf(who, 'in_late', { amount_paid: 0 })))
  await deliver(eventOf(changed, failed, { created: start + 3600 }))
  const page = await wordsOf(await who.member.visitor.get('/app/settings?tab=premium'))
  const [mail] = await mailsTo(who.member.account.email)
  expect(page).toContain('You keep Premium until 17 May')
  expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('You keep everything until 17 May')
})

test('a first month that credit covers has a mail with the right of withdrawal, a later one has none', async () => {
  const who = await customer()
  const receipts = async () =>
    (await mailsTo(who.member.account.email)).filter(({ kind }) => kind === 'premium-receipt').map(({ text }) => text)
  const first = invoiceOf(who, 'in_free', { amount_paid: 0, billing_reason: 'subscription_create' })
  await deliver(eventOf('invoice.paid', first))
  await deliver(eventOf('invoice.paid', invoiceOf(who, 'in_free_next', { amount_paid: 0 })))
  expect(await receipts()).toEqual([expect.stringContaining('nothing was charged for this month')])
})

test('a failed payment of which the subscription says nothing is asked about', async () => {
  const who = await customer()
  await deliver(eventOf(changed, subscriptionOf(who)))
  await deliver(eventOf('invoice.payment_failed', invoiceOf(who, 'in_alone', { amount_paid: 0 })))
  expect(Number((await known(who)).subscription?.ask_due_at)).toBeLessThanOrEqual(Date.now())
})

test('the end of another subscription takes nothing from the one that goes on, and Stripe is asked', async () => {
  const who = await customer()
  const start = seconds()
  await deliver(eventOf(changed, subscriptionOf(who, { start }), { created: start }))
  const other = subscriptionOf({ ...who, sub: 'sub_other' }, { start: start + 60, status: 'canceled', endedAt: start })
  const ended = eventOf('customer.subscription.deleted', other, { created: start + 60 })
  expect((await deliver(ended)).text).toBe('second')
  const after = await known(who)
  expect(after).toMatchObject({ isPremium: true, until: start + 31 * DAY, status: 'active' })
  expect(Number(after.subscription?.ask_due_at)).toBeLessThanOrEqual(Date.now())
})

test('premium ends at its instant, to the millisecond', async () => {
  const who = await customer()
  const start = seconds()
  await deliver(eventOf(changed, subscriptionOf(who, { start, endsAt: start + 30 * DAY })))
  const visitor = who.member.visitor
  for (const [milliseconds, offers] of [
    [-1, false],
    [0, true],
    [1, true],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: (start + 30 * DAY) * 1000 + milliseconds })
    await updateRows(sessions, { userId: idOf(who.member) }, { lastSeenAt: new Date(), expiresAt: seconds() + DAY })
    const page = await (await visitor.get('/app/insights')).text()
    expect(page.includes('Upgrade Now')).toBe(offers)
  }
})

test('the renewal is told three days before, once', async () => {
  const who = await customer()
  await deliver(eventOf(changed, subscriptionOf(who, { start: seconds() - 28 * DAY })))
  const site = { ...env, ...SELLING } as never
  await remindOfRenewals(site, { now: Date.now() - 2 * DAY * 1000 })
  expect((await known(who)).mails).toEqual([])
  await remindOfRenewals(site, { now: Date.now() })
  await remindOfRenewals(site, { now: Date.now() })
  expect((await known(who)).mails).toEqual(['premium-renewal'])
})

// With the shop that stands in for Stripe.

const selling = (change: object = {}) => new Visitor({ site: { ...SELLING, ...change } })
const shop = async (path: string, method = 'GET') => (await fetch(`https://stripe.test${path}`, { method })).json()
const buy = (visitor: Visitor) => visitor.post('/app/settings?tab=premium', { intent: 'upgrade', start_now: 'on' })

test('two presses at once open one checkout; whoever comes back from it has premium before any event came', async () => {
  const { visitor, row } = await registered({}, selling())
  const answers = await Promise.all([buy(visitor), buy(visitor)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const [url, other] = answers.map(({ headers }) => headers.get('Location'))
  expect(other).toBe(url)
  expect((await buy(visitor)).headers.get('Location')).toBe(url)
  const checkout = String(url).split('/').at(-1)

  const waiting = await visitor.get(`/app/settings?tab=premium&checkout=${checkout}`)
  expect(await waiting.text()).toContain('Waiting for your payment')
  await shop(`/act/payCheckout/${checkout}`)
  const back = await visitor.get(`/app/settings?tab=premium&checkout=${checkout}`)
  expect([back.status, back.headers.get('Location')]).toEqual([302, '/app/settings?tab=premium&bought=1'])
  const page = await (await visitor.get('/app/settings?tab=premium&bought=1')).text()
  expect(page).toContain('Premium is active')
  expect(page).toContain('€19.99')
  // Neither here nor at Stripe is there a second.
  expect((await buy(visitor)).status).toBe(409)
  expect((await known({ member: { row } as never })).mails).toEqual(['premium-receipt'])
})

test('a refund is noted with its payment, though the payment is told later', async () => {
  const { visitor, row } = await registered({}, selling())
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  const { customer: id } = (await shop(`/state/checkouts/${checkout}`)) as { customer: string }
  const { events } = (await shop(`/refund/${id}`)) as { events: object[] }
  const member = { row } as never
  for (const event of events.toReversed()) expect((await deliver(event)).status).toBe(200)
  expect((await known({ member })).paid).toMatchObject([{ amount_paid_cents: 1999, refunded_cents: 1999 }])
})

/** A member who has bought, with the names that the shop gave them. */
async function buyer(change: Record<string, string> = {}) {
  const { visitor, row, account } = await registered(change, selling())
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  await visitor.get(`/app/settings?tab=premium&checkout=${checkout}`)
  const { customer: id, subscription } = (await shop(`/state/checkouts/${checkout}`)) as Record<string, string>
  return { visitor, row, account, member: { row } as never, id: String(id), subscription: String(subscription) }
}

const left = (path: string | null) => String(path).split('/').at(-1)

test.each([
  ['deleted at Stripe', 'deleteCustomer'],
  ['gone from Stripe with all its data', 'forgetCustomer'],
])('a customer who is %s can buy again, as another one, and keeps what was paid', async (_, act) => {
  const { visitor, member, id } = await buyer()
  const { until } = await known({ member })
  await shop(`/act/${act}/${id}`)
  // No event of it has come: this site takes the subscription for one that goes on.
  const answer = await buy(visitor)
  expect(answer.status).toBe(303)
  const checkout = left(answer.headers.get('Location'))
  const { customer: next } = (await shop(`/state/checkouts/${checkout}`)) as { customer: string }
  expect(next).not.toBe(id)
  expect(await known({ member })).toMatchObject({ isPremium: true, until, status: null })
  await shop(`/act/payCheckout/${checkout}`)
  await visitor.get(`/app/settings?tab=premium&checkout=${checkout}`)
  expect(await known({ member })).toMatchObject({ isPremium: true, status: 'active' })
})

test.each(['portal', 'card', 'cancel', 'resume', 'pay'])(
  '%s of a customer deleted at Stripe says so once, and the page offers to buy',
  async (intent) => {
    const { visitor, id } = await buyer()
    await shop(`/act/deleteCustomer/${id}`)
    const answer = await visitor.post('/app/settings?tab=premium', { intent })
    // Of a subscription that was over with its customer there is nothing left to pay or to resume.
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Stripe no longer has your subscription')
    expect((await buy(visitor)).status).toBe(303)
  },
)

test('a customer made and deleted within a day, and found out by a question, is made anew', async () => {
  const { visitor, id, row } = await buyer()
  await shop(`/act/deleteCustomer/${id}`)
  await visitor.get('/app/settings?tab=premium&back=1')
  expect(await known({ member: { row } as never })).toMatchObject({ isPremium: true, subscription: null })
  const checkout = left((await buy(visitor)).headers.get('Location'))
  expect(((await shop(`/state/checkouts/${checkout}`)) as { customer: string }).customer).not.toBe(id)
})

test('with the key of another account at Stripe, where nothing is known, nobody is forgotten', async () => {
  const { visitor, member, id } = await buyer()
  await shop(`/act/forgetCustomer/${id}`)
  const elsewhere = selling({ STRIPE_PRICE_ID: 'price_elsewhere' })
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  expect((await buy(elsewhere)).status).toBe(503)
  expect(await known({ member })).toMatchObject({ isPremium: true, status: 'active' })
})

test('a reward for a customer deleted at Stripe waits for the next one', async () => {
  const { visitor, id, row } = await buyer()
  await insertRow(referralEntries, {
    id: 'entry_gone',
    memberId: String(row?.id),
    kind: 'credit',
    invoiceId: 'in_gone',
    paidCents: 1999,
    refundedCents: 0,
    cents: 400,
    createdAt: new Date(),
    dueAt: new Date(),
  })
  await shop(`/act/deleteCustomer/${id}`)
  const site = { ...env, ...SELLING } as never
  await applyRewards(site, { now: Date.now() })
  const checkout = left((await buy(visitor)).headers.get('Location'))
  await applyRewards(site, { now: Date.now() + 7 * 3_600_000 })
  const { customer: next } = (await shop(`/state/checkouts/${checkout}`)) as { customer: string }
  expect(await shop(`/state/customers/${next}`)).toMatchObject({ balance: -400 })
})

test('a card that was declined is not declined again in place of the next one', async () => {
  const { visitor, member, id, subscription } = await buyer()
  await shop(`/act/bad/${id}`)
  await shop(`/act/renew/${subscription}`)
  await visitor.get('/app/settings?tab=premium&back=1')
  const pay = () => visitor.post('/app/settings?tab=premium', { intent: 'pay' })
  expect((await pay()).status).toBe(422)
  await shop(`/act/good/${id}`)
  const paid = await Promise.all([pay(), pay()])
  expect(paid.map(({ status }) => status)).toEqual([200, 200])
  expect(await known({ member })).toMatchObject({ isPremium: true, status: 'active', paid: { length: 2 } })
})

const disputed = (id: string, status: string) => shop(`/dispute/${id}/${status}`) as Promise<object>
const disputeOf = (memberId: unknown) => storedValue(payments, 'dispute', { userId: String(memberId) })
const tasksOf = async (subject: string) => await storedRows(stripeTasks, { subject }, { columns: ['kind'] })

test('a disputed payment ends the subscription and takes back what it brought; a question of the bank does neither', async () => {
  const inviter = await registered()
  const friend = await buyer({ referralCode: String(inviter.row?.referral_code) })
  const earned = async () => (await rowOf(inviter.account.username))?.referral_earnings
  expect(await earned()).toBe(200)
  await deliver(await disputed(friend.id, 'warning_needs_response'))
  expect([await disputeOf(friend.row?.id), await earned(), await tasksOf(friend.subscription)]).toEqual([null, 200, []])

  const opened = await disputed(friend.id, 'needs_response')
  for (let time = 0; time < 2; time++) expect((await deliver(opened)).status).toBe(200)
  expect([await disputeOf(friend.row?.id), await earned()]).toEqual(['open', 0])
  expect(await wordsOf(await friend.visitor.get('/app/settings?tab=premium'))).toContain('disputed at the bank')
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() })
  expect(await shop(`/state/subscriptions/${friend.subscription}`)).toMatchObject({ status: 'canceled' })
  await deliver(await disputed(friend.id, 'lost'))
  await deliver({ ...opened, id: 'evt_opened_again' })
  expect(await disputeOf(friend.row?.id)).toBe('lost')
  expect(await wordsOf(await friend.visitor.get('/app/settings?tab=premium'))).toContain('taken back by the bank')
})

test('a dispute that was won is over, also where its beginning is told later', async () => {
  const { id, row, subscription } = await buyer()
  const opened = await disputed(id, 'needs_response')
  await deliver(await disputed(id, 'won'))
  await deliver(opened)
  expect([await disputeOf(row?.id), await tasksOf(subscription)]).toEqual(['won', []])
})

test('money that goes back after its payer has gone takes back what it brought to whoever invited them', async () => {
  const inviter = await registered()
  const friend = await buyer({ referralCode: String(inviter.row?.referral_code) })
  await deleteWholeMember(createDatabase(env.DB), String(friend.row?.id))
  const { events } = (await shop(`/refund/${friend.id}`)) as { events: object[] }
  expect(await deliver(events.at(-1)!)).toEqual({ status: 200, text: 'applied' })
  expect((await rowOf(inviter.account.username))?.referral_earnings).toBe(0)
})

test('Stripe is told of a new address', async () => {
  const { row, id } = await buyer()
  const db = createDatabase(env.DB)
  const address = { email: 'moved@example.com', emailKey: 'moved@example.com' }
  const link = {
    userId: String(row?.id),
    purpose: 'change_email',
    email: address.email,
    lifetimeSeconds: 3600,
  } as const
  const found = await findAddressLink(db, await createAccountToken(db, link))
  expect(await changeEmail(db, found!.link, address, { scope: ENDS_NOTHING, keep: null }, Date.now())).not.toBeNull()
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() })
  expect(await shop(`/state/customers/${id}`)).toMatchObject({ email: 'moved@example.com' })
})

test('no question about money reads a table that grows from end to end', async () => {
  const counting = countingDb()
  const site = { ...SELLING, ...counting.site }
  const inviter = await registered({}, new Visitor({ site }))
  const { visitor } = await registered({ referralCode: String(inviter.row?.referral_code) }, new Visitor({ site }))
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  for (const tab of [`premium&checkout=${checkout}`, 'premium', 'referral', 'account']) {
    expect((await visitor.get(`/app/settings?tab=${tab}`)).status).toBeLessThan(400)
  }
  const { customer: id } = (await shop(`/state/checkouts/${checkout}`)) as Record<string, string>
  const { events } = (await shop(`/refund/${id}`)) as { events: object[] }
  for (const event of [...events, await disputed(String(id), 'needs_response')])
    await deliver(event, { site: counting.site })
  const bindings = { ...env, ...site } as never
  for (const chore of [runStripeTasks, syncOverdueSubscriptions, remindOfRenewals, applyRewards])
    await chore(bindings, { now: Date.now() })
  const about = /\b(?:subscriptions|payments|referral_entries|referrals|referral_refunds|stripe_events|stripe_tasks)\b/
  const asked = [...new Set(counting.asked.map(({ sql }) => sql))].filter((sql) => about.test(sql))
  expect(asked.length).toBeGreaterThan(20)
  const scans: Record<string, string[]> = {}
  for (const sql of asked) {
    const found = await scansOf(sql)
    if (found.length > 0) scans[sql] = found
  }
  expect(scans).toEqual({})
})

test('a member who is deleted is forgotten at Stripe, however often that has to be tried', async () => {
  const { visitor, row } = await registered({}, selling())
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  const { customer: id, subscription } = (await shop(`/state/checkouts/${checkout}`)) as Record<string, string>
  await deleteWholeMember(createDatabase(env.DB), String(row?.id))
  const site = { ...env, ...SELLING }
  await runStripeTasks({ ...site, STRIPE_API_BASE: 'https://away.test' } as never, { now: Date.now() })
  expect(await shop(`/state/subscriptions/${subscription}`)).toMatchObject({ status: 'active' })
  await runStripeTasks(site as never, { now: Date.now() + 6 * 3_600_000 })
  expect(await shop(`/state/subscriptions/${subscription}`)).toMatchObject({ status: 'canceled' })
  expect(await countRows(stripeTasks, { subject: id })).toBe(0)
})

test('a subscription of which no event came is asked for', async () => {
  const { visitor, row } = await registered({}, selling())
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  await updateRows(subscriptions, { userId: String(row?.id) }, { syncDueAt: new Date() })
  await syncOverdueSubscriptions({ ...env, ...SELLING } as never, { now: Date.now() })
  expect(await known({ member: { row } as never })).toMatchObject({ isPremium: true, status: 'active' })
})

test('credit is given once for its key', async () => {
  const { visitor } = await registered({}, selling())
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  const { customer: customerId } = (await shop(`/state/checkouts/${checkout}`)) as { customer: string }
  const settings = parseSettings({ ...env, ...SELLING })
  const first = await grantCredit(settings, { customerId, cents: 200, key: 'one' })
  expect(await grantCredit(settings, { customerId, cents: 200, key: 'one' })).toEqual(first)
  expect(await shop(`/state/customers/${customerId}`)).toMatchObject({ balance: -200 })
})

test('where nothing is set up, it says so, and sells nothing; half of it is an error', async () => {
  const { visitor } = await registered()
  expect(await (await visitor.get('/app/settings?tab=premium')).text()).toContain('Payments aren’t set up on this site')
  expect((await buy(visitor)).status).toBe(503)
  expect(() => parseSettings({ ...env, STRIPE_SECRET_KEY: SELLING.STRIPE_SECRET_KEY })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() =>
    parseSettings({ ...env, ...SELLING, ENVIRONMENT: 'production', APP_ORIGIN: 'https://a.example' }),
  ).toThrow('STRIPE_API_BASE')
})

test('Stripe away: nothing is lost, and the page says so', async () => {
  const { visitor } = await registered({}, selling({ STRIPE_API_BASE: 'https://away.test' }))
  const answer = await buy(visitor)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Couldn’t reach Stripe')
})
