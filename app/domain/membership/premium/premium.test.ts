import { expect, test } from 'vitest'
import { formatEuro, isLive, PREMIUM_PRICE_EUR_CENTS, premiumUntil, type SubscriptionTerm } from './premium'

const at = (text: string) => new Date(`2026-${text}Z`)
const month = { periodStart: at('11-23T10:00:00'), periodEnd: at('12-23T10:00:00') }

const CASES: [string, Partial<SubscriptionTerm> & Pick<SubscriptionTerm, 'status'>, Date | null][] = [
  ['renews: a day longer than the month', { status: 'active' }, at('12-24T10:00:00')],
  ['is cancelled: to the end of the month', { status: 'active', endsAt: month.periodEnd }, month.periodEnd],
  ['could not be paid: seven days from where the unpaid month began', { status: 'past_due' }, at('11-30T10:00:00')],
  ['given up by Stripe: no longer than that', { status: 'unpaid' }, at('11-30T10:00:00')],
  [
    'could not be paid and ends before the grace does',
    { status: 'past_due', endsAt: at('11-25T00:00:00') },
    at('11-25T00:00:00'),
  ],
  ['has ended: to that moment', { status: 'canceled', endsAt: at('12-01T08:00:00') }, at('12-01T08:00:00')],
  ['was never paid', { status: 'incomplete' }, null],
  ['was never paid and was given up', { status: 'incomplete_expired' }, null],
  ['is paused', { status: 'paused' }, null],
]

test.each(CASES)('a subscription that %s', (_, term, until) => {
  expect(premiumUntil({ ...month, endsAt: null, ...term })).toEqual(until)
})

test('a second one is not sold beside one that goes on', () => {
  expect(['active', 'past_due', 'unpaid', 'incomplete', 'paused', 'trialing'].every((s) => isLive(s as never))).toBe(
    true,
  )
  expect([null, 'canceled', 'incomplete_expired'].some((s) => isLive(s as never))).toBe(false)
})

test.each([
  ['en', '€19.99'],
  ['ru', '19,99\u00a0€'],
])('the price in %s', (language, price) => {
  expect(formatEuro(PREMIUM_PRICE_EUR_CENTS, language)).toBe(price)
})
