import { expect, test } from 'vitest'
import { isLinkExpired, refundCents, withdrawalEndsAt, withdrawalLastDay } from './withdrawal'

const at = (text: string) => new Date(`2026-${text}Z`)

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

test.each([
  // The start; the last day; the end of the day of grace after it.
  ['a Wednesday: the Wednesday two weeks on', '11-25T10:00:00', true, '2026-12-09', '2026-12-11'],
  ['in the first second of a day', '11-25T00:00:00', true, '2026-12-09', '2026-12-11'],
  ['in the last second of a day', '11-25T23:59:59', true, '2026-12-09', '2026-12-11'],
  ['a last day on Friday stays, its day of grace is a Saturday', '11-27T10:00:00', true, '2026-12-11', '2026-12-13'],
  ['a last day on Saturday moves to Monday', '11-28T10:00:00', true, '2026-12-14', '2026-12-16'],
  ['a last day on Sunday moves to Monday', '11-29T10:00:00', true, '2026-12-14', '2026-12-16'],
  ['not informed: a year more', '11-25T10:00:00', false, '2027-12-09', '2027-12-11'],
  ['not informed: a year from the Monday', '11-28T10:00:00', false, '2027-12-14', '2027-12-16'],
  ['not informed: that last day moves too', '11-27T10:00:00', false, '2027-12-13', '2027-12-15'],
])('the right to withdraw: %s', (_, start, isInformed, last, end) => {
  expect(withdrawalLastDay(at(start), { isInformed })).toEqual(midnight(last))
  expect(withdrawalEndsAt(at(start), { isInformed })).toEqual(midnight(end))
})

const month = { periodStart: at('11-01T10:00:00'), periodEnd: at('12-01T10:00:00'), paidCents: 1999 }

test.each([
  ['on the first day: everything', '11-01T20:00:00', true, 1999],
  ['after ten whole days: twenty of thirty', '11-11T10:00:00', true, 1333],
  ['a day that was begun is not counted', '11-11T09:59:59', true, 1400],
  ['a month that was over: nothing', '12-01T10:00:00', true, 0],
  ['a month that was over, without the wish to begin at once: everything', '12-24T10:00:00', false, 1999],
  ['a month that began after the statement: everything, and nothing extra', '10-31T10:00:00', true, 1999],
  ['without the wish to begin at once: everything', '11-11T10:00:00', false, 1999],
])('what is paid back %s', (_, when, hasRequestedStart, cents) => {
  expect(refundCents({ ...month, at: at(when), hasRequestedStart })).toBe(cents)
})

test('the mailed link works for 30 days', () => {
  expect(isLinkExpired(at('11-01T10:00:00'), at('12-01T10:00:00'))).toBe(false)
  expect(isLinkExpired(at('11-01T10:00:00'), at('12-01T10:00:01'))).toBe(true)
})
