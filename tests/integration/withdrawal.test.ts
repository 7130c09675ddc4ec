import { env } from 'cloudflare:workers'
import { and, eq, gte, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { claimWithdrawal, insertWithdrawal, noteContract, releaseWithdrawal } from '~/data/payments/withdrawals.server'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { CONSENT_VERSIONS } from '~/domain/membership/account/consents'
import { runStripeTasks } from '~/platform/payments/stripe-chores.server'
import { syncSubscription } from '~/platform/payments/subscription-effect.server'
import { parseSettings } from '~/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'
import { stripeTasks, subscriptions } from '../../drizzle/schema/payments'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { sessions } from '../../drizzle/schema/sessions'
import { withdrawals } from '../../drizzle/schema/withdrawals'
import { sweep } from '../../workers/site/sweep'
import { registered, wordsOf } from './account'
import { updateMember } from './members'
import { linkIn, mailsTo } from './outbox'
import { formOf, press, visit } from './plain-form'
import { stepsOf } from './query-plans'
import { countRows, deleteRows, insertRow, shiftInstant, storedRow, storedRows, updateRows } from './rows'
import { DAY, SELLING, seconds } from './stripe-events'
import { Visitor } from './visitor'

// Withdrawal from the contract (Directive 2011/83/EU, Article 11a), with the shop that stands in for Stripe.

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const PATH = '/withdraw'
const PREMIUM = '/app/settings?tab=premium'
const selling = (change: object = {}) => new Visitor({ site: { ...SELLING, ...change } })
const shop = async (path: string) =>
  (await fetch(`https://stripe.test${path}`)).json() as Promise<Record<string, unknown>>
const buy = (visitor: Visitor, fields: Record<string, string> = { start_now: 'on' }) =>
  visitor.post(PREMIUM, { intent: 'upgrade', ...fields })

/** A member who bought just now, with the names that the shop gave them. */
async function buyer(visitor = selling()) {
  const { account, row } = await registered({}, visitor)
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  await visitor.get(`/app/settings.data?tab=premium&checkout=${checkout}`)
  const { customer, subscription } = await shop(`/state/checkouts/${checkout}`)
  const invoice = String((await shop(`/state/subscriptions/${subscription}`)).latest_invoice)
  return {
    visitor,
    account,
    id: String(row?.id),
    customer: String(customer),
    subscription: String(subscription),
    invoice,
  }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

/** Lets days pass: the session stays, as that of who is here each day. */
async function after(days: number, { id }: Pick<Buyer, 'id'>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY * 1000 })
  await updateRows(sessions, { userId: id }, { lastSeenAt: new Date(), expiresAt: seconds() + DAY })
}

/** Both steps, by the page's own forms. */
async function withdraw(visitor: Visitor, typed: Record<string, string>) {
  const review = await press(visitor, await visit(visitor, PATH), 'Continue', typed)
  return press(visitor, review, 'Confirm withdrawal')
}
const stateOf = (subscription: string) => shop(`/state/subscriptions/${subscription}`)
const refundsOf = ({ id }: Pick<Buyer, 'id'>) =>
  storedRows(withdrawals, { userId: id }, { columns: ['state', 'refund_cents', 'name', 'email', 'order_number'] })
const kindsTo = async (address: string) =>
  (await mailsTo(address)).map(({ kind }) => kind).filter((kind) => kind.startsWith('withdrawal-'))

test('a subscriber withdraws in two steps: Premium ends, what was paid goes back, and mails say when it came and what was done', async () => {
  const who = await buyer()
  const { visitor, account } = who
  const page = await visit(visitor, PATH)
  expect(page.words).toContain('Contract: Human Design Premium, monthly subscription at €19.99.')
  expect(page.words).toContain('If you do it now, Premium ends at once and €19.99 goes back')
  expect(formOf(page, 'Continue').fields).toMatchObject({ name: account.full_name, email: account.email })
  const review = await press(visitor, page, 'Continue', { order: 'TEST-7' })
  expect(review.words).toContain(`I, ${account.full_name}, withdraw from my contract for Human Design Premium`)
  // Nothing has happened before the second step.
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active' })
  const done = await press(visitor, review, 'Confirm withdrawal')
  expect(done.words).toMatch(/Received on \d{1,2} \w+ 20\d\d at \d\d:\d\d:\d\d UTC/)
  expect(done.words).toContain('Premium has ended, and €19.99 goes back the way you paid.')

  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
  expect(await refundsOf(who)).toEqual([
    { state: 'refunded', refund_cents: 1999, name: account.full_name, email: account.email, order_number: 'TEST-7' },
  ])
  expect((await visit(visitor, PREMIUM)).words).toContain('Upgrade to Premium')
  const [carriedOut, received] = (await mailsTo(account.email)).filter(({ kind }) => kind.startsWith('withdrawal-'))
  expect([received?.kind, carriedOut?.kind].toSorted()).toEqual(['withdrawal-received', 'withdrawal-refunded'])
  const text = `${received?.text} ${carriedOut?.text}`.replaceAll('\u00a0', ' ')
  expect(text).toMatch(/We received your statement on \d{1,2} \w+ 20\d\d at \d\d:\d\d:\d\d UTC/)
  expect(text).toContain('TEST-7')
  expect(text).toContain('€19.99')
})

test('confirmed twice at once, one statement is taken and one refund made', async () => {
  const who = await buyer()
  const review = await press(who.visitor, await visit(who.visitor, PATH), 'Continue')
  const answers = await Promise.all([1, 2].map(() => press(who.visitor, review, 'Confirm withdrawal')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1999 }])
  expect((await kindsTo(who.account.email)).length).toBe(2)
})

test('two statements at the same instant refund once, the second one nothing', async () => {
  const who = await buyer()
  await age(10, who)
  // 13.33 are due. Two refunds of what is left of them would still be less than what was paid.
  await shop(`/partly/${who.invoice}/700`)
  const reviews = await Promise.all(
    [1, 2].map(async () => press(who.visitor, await visit(who.visitor, PATH), 'Continue')),
  )
  const answers = await Promise.all(reviews.map((review) => press(who.visitor, review, 'Confirm withdrawal')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + 2 * DAY * 1000 })
  expect(await givenBack(who.invoice)).toBe(1333)
  const states = (await refundsOf(who)).map(({ state, refund_cents: cents }) => `${state} ${cents}`)
  expect(states.toSorted()).toEqual(['refunded 0', 'refunded 633'])
})

test('where everything was refunded before, the pages say so in words and name no sum', async () => {
  const who = await buyer()
  await shop(`/partly/${who.invoice}/1999`)
  const page = await visit(who.visitor, PATH)
  expect(page.words).toContain('There’s nothing left to refund.')
  const review = await press(who.visitor, page, 'Continue')
  expect(review.words).toContain('Premium ends at once. There’s nothing left to refund.')
  const done = await press(who.visitor, review, 'Confirm withdrawal')
  expect(done.words).toContain('Premium has ended. There’s nothing left to refund.')
  for (const { words } of [page, review, done]) expect(words).not.toContain('€0.00')
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 0 }])
})

test('the first receipt says how to withdraw, that of a renewal does not', async () => {
  const who = await buyer()
  const receipts = async () => (await mailsTo(who.account.email)).filter(({ kind }) => kind === 'premium-receipt')
  expect(await receipts()).toMatchObject([{ text: expect.stringContaining('within 14 days of subscribing') }])
  await shop(`/act/renew/${who.subscription}`)
  await syncSubscription(
    { db: createDatabase(env.DB), settings: parseSettings({ ...env, ...SELLING } as never) },
    who.customer,
    new Date(),
  )
  const [renewal, ...before] = await receipts()
  expect([before.length, renewal?.text]).toEqual([1, expect.stringContaining('€19.99 for a month of Premium')])
  expect(renewal?.text).not.toContain('withdraw')
})

test('the consent at the checkout is recorded in the language of the page', async () => {
  const { visitor, row } = await registered({}, selling())
  expect(row?.language).toBe('en')
  visitor.cookies.set('language', 'ru')
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  expect(await countRows(consents, { userId: String(row?.id), language: 'ru' })).toBe(1)
  const { custom_text: said, locale } = await shop(`/state/checkouts/${checkout}`)
  expect([locale, JSON.stringify(said)]).toEqual(['ru', expect.stringContaining('в течение 14 дней')])
})

test('after ten days the full days are deducted, since the start at once was asked for and recorded', async () => {
  const who = await buyer()
  const given = { purpose: 'premium_start', language: 'en', version: CONSENT_VERSIONS.premium_start } as const
  expect(await countRows(consents, { userId: who.id, ...given })).toBe(1)
  expect(await stateOf(who.subscription)).toMatchObject({ metadata: { start_consent: CONSENT_VERSIONS.premium_start } })
  await after(10, who)
  expect((await withdraw(who.visitor, {})).words).toContain('€13.33 goes back')
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1333 }])
})

test('without that request everything goes back', async () => {
  const who = await buyer()
  await deleteRows(consents, { userId: who.id, purpose: 'premium_start' })
  await after(10, who)
  expect((await withdraw(who.visitor, {})).words).toContain('€19.99 goes back')
})

test('what was given back by hand before is not given twice', async () => {
  const who = await buyer()
  await shop(`/partly/${who.invoice}/1500`)
  expect((await withdraw(who.visitor, {})).words).toContain('€4.99 goes back')
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 499 }])
})

test('after the last day the page says so and offers to cancel; a statement is taken as a cancellation', async () => {
  const who = await buyer()
  await after(20, who)
  const page = await visit(who.visitor, PATH)
  expect(page.words).toContain('The withdrawal period ended on')
  expect(page.html).toContain(`href="${PREMIUM}"`)
  const done = await withdraw(who.visitor, {})
  expect(done.words).toContain('It was too late to withdraw, so we’ve cancelled the subscription')
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  expect(await refundsOf(who)).toMatchObject([{ state: 'late', refund_cents: null }])
  expect((await kindsTo(who.account.email)).toSorted()).toEqual(['withdrawal-late', 'withdrawal-received'])
})

test('Stripe is away: the statement is taken and confirmed, and carried out as of its moment once Stripe answers', async () => {
  const who = await buyer()
  await after(10, who)
  const away = selling({ STRIPE_API_BASE: 'https://away.test' })
  for (const [name, value] of who.visitor.cookies) away.cookies.set(name, value)
  const done = await withdraw(away, {})
  expect(done.words).toContain('We’re carrying it out')
  expect(await kindsTo(who.account.email)).toEqual(['withdrawal-received'])
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active' })
  // Two days later, for the ten days that had passed.
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + 2 * DAY * 1000 })
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1333 }])
})

test('signed out it answers the same for every address, ends nothing by itself, and is carried out by the mailed link', async () => {
  const who = await buyer()
  const typed = (email: string) => ({ name: 'Mira Lang', email, order: '' })
  // Both pages name the day.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const [known, unknown] = [
    await withdraw(selling(), typed(who.account.email.toUpperCase())),
    await withdraw(selling(), typed('nobody@example.com')),
  ]
  const bare = (page: { words: string }) => page.words.replace(/\S+@example\.com/gi, '…').replace(/\d\d:\d\d:\d\d/, '…')
  expect(bare(known)).toBe(bare(unknown))
  expect(known.words).toContain('One more step: open the link in that email')
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active' })

  const [mail] = await mailsTo(who.account.email)
  const [other] = await mailsTo('nobody@example.com')
  expect([mail?.kind, other?.kind]).toEqual(['withdrawal-to-verify', 'withdrawal-to-verify'])
  const stranger = selling()
  const link = (of: typeof mail) => linkIn(of!).pathname + linkIn(of!).search
  // A mail program that opens links ends nothing.
  const opened = await visit(stranger, link(mail))
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active' })
  for (let turn = 0; turn < 2; turn++) {
    expect((await stranger.post(`${PATH}/confirm`, formOf(opened, 'Carry out my withdrawal').fields)).status).toBe(200)
  }
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1999 }])
  expect((await visit(stranger, link(mail))).words).toContain('Premium has ended, and €19.99 goes back')
  const nothing = await press(stranger, await visit(stranger, link(other)), 'Carry out my withdrawal')
  expect(nothing.words).toContain('There’s no running subscription under this address')
  expect((await kindsTo('nobody@example.com')).toSorted()).toEqual(['withdrawal-nothing', 'withdrawal-to-verify'])
})

/** Moves a purchase and the statements about it into the past: the clock of the shop cannot be set. */
async function age(days: number, { id, account, subscription }: Buyer) {
  await shop(`/age/${subscription}/${days}`)
  const by = days * DAY * 1000
  await shiftInstant(consents, 'givenAt', -by, { userId: id })
  await shiftInstant(withdrawals, 'receivedAt', -by, { email: account.email })
}

/** A statement without a session, and the page that its mailed link opens. */
async function stateSignedOut(email: string) {
  await withdraw(selling(), { name: 'Mira Lang', email, order: '' })
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'withdrawal-to-verify')
  const { pathname, search } = linkIn(mail!)
  const visitor = selling()
  return {
    open: () => visit(visitor, pathname + search),
    carryOut: async () => press(visitor, await visit(visitor, pathname + search), 'Carry out my withdrawal'),
  }
}
const givenBack = async (invoice: string) =>
  ((await shop(`/refunds/${invoice}`)).refunds as { id: string; amount: number; status: string }[])
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)

test('a statement from before the purchase ends nothing', async () => {
  const { visitor, account, row } = await registered({}, selling())
  const link = await stateSignedOut(account.email)
  // The shop counts whole seconds by its own clock.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  await shop(`/act/payCheckout/${checkout}`)
  await visitor.get(`${PREMIUM}&checkout=${checkout}`)
  expect((await link.carryOut()).words).toContain('There’s no running subscription under this address')
  const { subscription } = await shop(`/state/checkouts/${checkout}`)
  expect(await stateOf(String(subscription))).toMatchObject({ status: 'active' })
  expect(await refundsOf({ id: String(row?.id) })).toMatchObject([{ state: 'nothing', refund_cents: null }])
})

test('a link opened after a renewal refunds each month by its own days', async () => {
  const who = await buyer()
  await age(10, who)
  const link = await stateSignedOut(who.account.email)
  await age(25, who)
  const { latest_invoice: second } = await shop(`/act/renew/${who.subscription}`)
  expect((await link.carryOut()).words).toContain('€33.32 goes back')
  expect([await givenBack(who.invoice), await givenBack(String(second))]).toEqual([1333, 1999])
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
})

test('after 30 days the mailed link carries nothing out, says that it is handled by hand, and the log tells an operator', async () => {
  const who = await buyer()
  const link = await stateSignedOut(who.account.email)
  const opened = await link.open()
  await after(31, who)
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect((await link.open()).words).toContain('We now handle it by hand')
  expect(log.mock.calls.join()).toContain('withdrawal.link_expired')
  const { fields } = formOf(opened, 'Carry out my withdrawal')
  expect((await selling().post(`${PATH}/confirm`, fields)).status).toBe(410)
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'active' })
  expect(await countRows(withdrawals, { email: who.account.email, state: 'unverified' })).toBe(1)
})

test('stated signed out, then withdrawn signed in, then the mailed link: the money goes back once', async () => {
  const who = await buyer()
  await age(10, who)
  const link = await stateSignedOut(who.account.email)
  expect((await withdraw(who.visitor, {})).words).toContain('€13.33 goes back')
  expect((await link.carryOut()).status).toBe(200)
  expect(await givenBack(who.invoice)).toBe(1333)
  const states = (await refundsOf(who)).map(({ state, refund_cents: cents }) => `${state} ${cents}`)
  expect(states.toSorted()).toEqual(['refunded 0', 'refunded 1333'])
})

test('5 € that were given back by hand are deducted from what is due, on the page too', async () => {
  const who = await buyer()
  await after(10, who)
  await shop(`/partly/${who.invoice}/500`)
  expect((await visit(who.visitor, PATH)).words).toContain('€8.33 goes back')
  expect((await withdraw(who.visitor, {})).words).toContain('€8.33 goes back')
  expect(await givenBack(who.invoice)).toBe(1333)
})

test('a refund that failed does not count', async () => {
  const who = await buyer()
  const { id } = await shop(`/partly/${who.invoice}/500`)
  await shop(`/act/failRefund/${id}`)
  expect((await visit(who.visitor, PATH)).words).toContain('€19.99 goes back')
  await withdraw(who.visitor, {})
  expect(await givenBack(who.invoice)).toBe(1999)
})

test('a refund that Stripe refuses leaves no subscription that renews, and is made later', async () => {
  const who = await buyer()
  await shop(`/act/refuseRefunds/${who.invoice}`)
  expect((await withdraw(who.visitor, {})).words).toContain('We’re carrying it out')
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
  expect(await refundsOf(who)).toMatchObject([{ state: 'accepted', refund_cents: null }])
  await shop(`/act/allowRefunds/${who.invoice}`)
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + 2 * DAY * 1000 })
  expect(await givenBack(who.invoice)).toBe(1999)
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1999 }])
})

test('a task that breaks is postponed and does not stall those behind it', async () => {
  const who = await buyer()
  await shop(`/act/refuseRefunds/${who.invoice}`)
  await withdraw(who.visitor, {})
  await shop(`/act/allowRefunds/${who.invoice}`)
  // Its moment is beyond what a date can hold.
  const broken = { id: 'broken', name: 'Mira Lang', email: 'broken@example.com', language: 'en' } as const
  await insertRow(withdrawals, { ...broken, receivedAt: sql`9000000000000000`, state: 'accepted' })
  await insertRow(stripeTasks, {
    id: 'withdraw:broken',
    kind: 'withdraw',
    subject: 'broken',
    attempts: 0,
    dueAt: new Date(1),
  })
  const now = Date.now() + 2 * DAY * 1000
  await runStripeTasks({ ...env, ...SELLING } as never, { now })
  const task = await storedRow(stripeTasks, { id: 'withdraw:broken' }, 'attempts', 'due_at')
  expect(task?.attempts).toBe(1)
  expect(task?.due_at).toBeGreaterThan(now)
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1999 }])
  await deleteRows(stripeTasks, { id: 'withdraw:broken' })
  await deleteRows(withdrawals, { id: 'broken' })
})

test('who was not informed has twelve months more, and gets every month back in full', async () => {
  const who = await buyer()
  await deleteRows(consents, { userId: who.id, purpose: 'premium_start' })
  await age(40, who)
  const { latest_invoice: second } = await shop(`/act/renew/${who.subscription}`)
  const page = await visit(who.visitor, PATH)
  expect(page.words).toContain('it lasts twelve months longer')
  expect(page.words).toContain('€39.98 goes back')
  expect((await withdraw(who.visitor, {})).words).toContain('€39.98 goes back')
  expect([await givenBack(who.invoice), await givenBack(String(second))]).toEqual([1999, 1999])
})

test('Stripe is asked about a purchase of which no event has come yet', async () => {
  const who = await buyer()
  await updateRows(
    subscriptions,
    { userId: who.id },
    { stripeSubscriptionId: null, status: null, periodEnd: null, lastEventAt: null, lastEventId: null },
  )
  const link = await stateSignedOut(who.account.email)
  expect((await link.carryOut()).words).toContain('€19.99 goes back')
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
})

test('the page names the last day itself', async () => {
  const who = await buyer()
  const { start_date: start } = await stateOf(who.subscription)
  const last = new Date(Number(start) * 1000 + 14 * DAY * 1000)
  while (last.getUTCDay() % 6 === 0) last.setUTCDate(last.getUTCDate() + 1)
  const named = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(last)
  expect((await visit(who.visitor, PATH)).words).toContain(`You can withdraw until ${named}.`)
})

test('the second mail tells the time by the clock of the member', async () => {
  const who = await buyer()
  await updateMember(who.id, { timeZone: 'Asia/Tokyo' })
  await withdraw(who.visitor, {})
  const mail = (await mailsTo(who.account.email)).find(({ kind }) => kind === 'withdrawal-refunded')
  expect(mail?.text).toMatch(/\d\d:\d\d:\d\d\sGMT\+9/)
})

test('a forged token does nothing, and what is mistyped is said at its field', async () => {
  const visitor = selling()
  expect((await visitor.post(`${PATH}/confirm`, { token: 'forged' })).status).toBe(400)
  const refused = await press(visitor, await visit(visitor, PATH), 'Continue', {
    name: 'x',
    email: 'x',
    order: '<b>',
  })
  expect(refused.status).toBe(400)
  for (const text of ['Enter your name.', 'Enter a valid email', 'Only letters, digits']) {
    expect(refused.words).toContain(text)
  }
  expect(formOf(refused, 'Continue').fields).toMatchObject({ name: 'x', email: 'x' })
})

test('a name with initials is taken as it is, and no name makes a link in the mail', async () => {
  const email = 'initials@example.com'
  expect((await withdraw(selling(), { name: 'Иванов И.И.', email })).words).toContain('We’ve received your withdrawal')
  expect((await withdraw(selling(), { name: 'Win at evil.example', email })).status).toBe(200)
  expect(await countRows(withdrawals, { email, name: 'Иванов И.И.' })).toBe(1)
  const texts = (await mailsTo(email)).map(({ text, html }) => `${text} ${html}`).join()
  expect(texts).toContain('Иванов И. И.')
  expect(texts).not.toContain('evil.example')
})

test('no one can fill the mailbox of somebody else: further statements are taken without a mail, and the page says so', async () => {
  const email = 'flooded@example.com'
  const pages: string[] = []
  for (let turn = 0; turn < 7; turn++) pages.push((await withdraw(selling(), { name: 'Mira Lang', email })).words)
  const isConfirmed = (words: string) => words.includes('is on its way to flooded@example.com')
  expect(pages.map(isConfirmed)).toEqual([true, true, true, true, true, false, false])
  expect(pages[6]).toContain('Your statement is saved and counts from this moment.')
  expect(pages[6]).toContain('we can’t send a confirmation to flooded@example.com')
  expect(await mailsTo(email)).toHaveLength(5)
  expect(await countRows(withdrawals, { email, state: 'unverified' })).toBe(7)
})

test('a subscriber whose mail limit is exceeded is refunded all the same, and no mail goes out', async () => {
  const who = await buyer()
  const email = 'filled@example.com'
  for (let turn = 0; turn < 5; turn++) await withdraw(selling(), { name: 'Mira Lang', email })
  const done = await withdraw(who.visitor, { email })
  expect(done.words).toContain('we can’t send a confirmation to filled@example.com')
  expect(done.words).toContain('Premium has ended, and €19.99 goes back')
  expect(await givenBack(who.invoice)).toBe(1999)
  expect(await mailsTo(email)).toHaveLength(5)
})

test('no one fills the table: the 61st statement from a network within an hour is refused', async () => {
  const visitor = selling()
  const statement = { name: 'Mira Lang', email: 'many@example.com', order: '', intent: 'confirm' }
  const state = async () => (await visitor.post(PATH, { ...statement, key: crypto.randomUUID() })).status
  const since = Date.now()
  expect(await state()).toBe(200)
  // As after 58 more; sixty real ones would only be slower.
  await updateRows(rateLimits, and(eq(rateLimits.count, 1), gte(rateLimits.startedAt, since))!, { count: 59 })
  expect([await state(), await state()]).toEqual([200, 429])
})

test('every page leads there: for visitors, on the way in, for members, and beside Premium', async () => {
  const { visitor } = await registered({}, selling())
  const isLegible = async (by: Visitor, path: string) => {
    const html = await (await by.get(path)).text()
    expect(html, path).toContain(`href="${PATH}"`)
    // The faintest colour is for what nobody has to read.
    for (const before of html.split(`href="${PATH}"`).slice(0, -1)) {
      expect(before.match(/<(?:ul|footer)[^>]*>/g)?.at(-1) ?? '', path).not.toMatch(/[" ]text-faint/)
    }
  }
  for (const path of ['/', '/terms', '/library', '/u/nobody_here', '/login', '/register']) {
    await isLegible(selling(), path)
  }
  for (const path of ['/app/dashboard', '/app/messages', '/app/insights/none', '/moderation', PREMIUM]) {
    await isLegible(visitor, path)
  }
  visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await visitor.get(PREMIUM))).toContain('Отказаться от договора')
})

test('the checkout shows the 14 days and is not opened without the wish to begin at once', async () => {
  const { visitor, row } = await registered({}, selling())
  const page = await visit(visitor, PREMIUM)
  expect(page.words).toContain('within 14 days of subscribing')
  expect(page.html).toMatch(/<input(?=[^>]*name="start_now")(?![^>]*checked)[^>]*>/)
  const refused = await press(visitor, page, 'Upgrade to Premium')
  expect([refused.status, refused.words]).toEqual([
    400,
    expect.stringContaining('Premium can start only if you ask for it'),
  ])
  expect(await countRows(consents, { userId: String(row?.id) })).toBe(0)
  const checkout = String((await buy(visitor)).headers.get('Location'))
    .split('/')
    .at(-1)
  const { custom_text: said } = await shop(`/state/checkouts/${checkout}`)
  expect(JSON.stringify(said)).toContain('within 14 days')
})

test('an open statement outlives the account: the refund that was refused is made later', async () => {
  const who = await buyer()
  await shop(`/act/refuseRefunds/${who.invoice}`)
  expect((await withdraw(who.visitor, {})).words).toContain('We’re carrying it out')
  await deleteWholeMember(createDatabase(env.DB), who.id)
  await shop(`/act/allowRefunds/${who.invoice}`)
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + 2 * DAY * 1000 })
  expect(await givenBack(who.invoice)).toBe(1999)
  const done = { userId: null, email: who.account.email, state: 'refunded', refundCents: 1999 } as const
  expect(await countRows(withdrawals, done)).toBe(1)
  expect((await kindsTo(who.account.email)).toSorted()).toEqual(['withdrawal-refunded'])
})

test('an open statement outlives the customer at Stripe: buying again loses no refund', async () => {
  const who = await buyer()
  await shop(`/act/refuseRefunds/${who.invoice}`)
  expect((await withdraw(who.visitor, {})).words).toContain('We’re carrying it out')
  await shop(`/act/deleteCustomer/${who.customer}`)
  expect((await buy(who.visitor)).status).toBe(303)
  await shop(`/act/allowRefunds/${who.invoice}`)
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + 2 * DAY * 1000 })
  expect(await givenBack(who.invoice)).toBe(1999)
  expect(await refundsOf(who)).toMatchObject([{ state: 'refunded', refund_cents: 1999 }])
})

test('open statements are found by their member and by their address without reading the table', async () => {
  const { sql, params } = noteContract(createDatabase(env.DB), 'nobody').toSQL()
  const plan = (await stepsOf(sql, params)).join()
  expect(plan).toContain('withdrawals_open_email')
  expect(plan).toContain('withdrawals_user_id')
  expect(plan).not.toContain('SCAN withdrawals')
})

test('a run that took too long does not release the claim of the one that took over', async () => {
  const db = createDatabase(env.DB)
  const [first, second] = [new Date(), new Date(Date.now() + 11 * 60_000)]
  const statement = { name: 'Mira Lang', email: 'claims@example.com', language: 'en', state: 'accepted' } as const
  await insertWithdrawal(db, { id: 'claims', ...statement, receivedAt: first })
  const slow = await claimWithdrawal(db, 'claims', first)
  expect(await claimWithdrawal(db, 'claims', second)).not.toBeNull()
  await releaseWithdrawal(db, slow!)
  expect(await claimWithdrawal(db, 'claims', second)).toBeNull()
  await deleteRows(withdrawals, { id: 'claims' })
})

test('a statement whose link is opened after the account was deleted is carried out for the contract it was about', async () => {
  const who = await buyer()
  await age(10, who)
  const link = await stateSignedOut(who.account.email.toUpperCase())
  await deleteWholeMember(createDatabase(env.DB), who.id)
  await runStripeTasks({ ...env, ...SELLING } as never, { now: Date.now() + DAY * 1000 })
  expect(await stateOf(who.subscription)).toMatchObject({ status: 'canceled' })
  expect((await link.carryOut()).words).toContain('€13.33 goes back')
  expect(await givenBack(who.invoice)).toBe(1333)
})

test('a statement stays as proof without its member, for three years', async () => {
  const who = await buyer()
  await withdraw(who.visitor, {})
  await deleteWholeMember(createDatabase(env.DB), who.id)
  const left = () => countRows(withdrawals, { userId: null, email: who.account.email })
  expect(await left()).toBe(1)
  await updateRows(withdrawals, { email: who.account.email }, { receivedAt: new Date(Date.now() - 1094 * DAY * 1000) })
  await sweep(env as never)
  expect(await left()).toBe(1)
  await updateRows(withdrawals, { email: who.account.email }, { receivedAt: new Date(Date.now() - 1096 * DAY * 1000) })
  await sweep(env as never)
  expect(await left()).toBe(0)
})

test('where nothing is sold there is nothing to withdraw from', async () => {
  const visitor = new Visitor()
  expect((await visit(visitor, PATH)).words).toContain('Premium isn’t sold on this site')
  expect((await visitor.post(PATH, { intent: 'review' })).status).toBe(404)
})
