import { expect, test } from 'vitest'
import { isLinkExpired, refundCents, withdrawalEndsAt } from './withdrawal'

const at = (text: string) => new Date(`2026-${text}Z`)

test.each([
  ['a Wednesday: to the end of that day two weeks on, in every time zone', '11-25T10:00:00', '12-10T10:00:00'],
  ['bought in the last minute of a day', '11-25T23:59:00', '12-10T23:59:00'],
  ['a last day on Saturday moves past the weekend', '11-27T10:00:00', '12-14T10:00:00'],
  ['a last day on Sunday moves past it too', '11-28T10:00:00', '12-14T10:00:00'],
])('the right to withdraw: %s', (_, start, end) => {
  expect(withdrawalEndsAt(at(start))).toEqual(at(end))
})

const month = { periodStart: at('11-01T10:00:00'), periodEnd: at('12-01T10:00:00'), paidCents: 1999 }

test.each([
  ['on the first day: everything', '11-01T20:00:00', true, 1999],
  ['after ten whole days: twenty of thirty', '11-11T10:00:00', true, 1333],
  ['a day that was begun is not counted', '11-11T09:59:59', true, 1400],
  ['a month that was over: nothing', '12-01T10:00:00', true, 0],
  ['a month that was over, without the wish to begin at once: nothing', '12-24T10:00:00', false, 0],
  ['a month that began after the statement: everything, and nothing extra', '10-31T10:00:00', true, 1999],
  ['without the wish to begin at once: everything', '11-11T10:00:00', false, 1999],
])('what is paid back %s', (_, when, hasAskedToStart, cents) => {
  expect(refundCents({ ...month, at: at(when), hasAskedToStart })).toBe(cents)
})

test('the mailed link works for 30 days', () => {
  expect(isLinkExpired(at('11-01T10:00:00'), at('12-01T10:00:00'))).toBe(false)
  expect(isLinkExpired(at('11-01T10:00:00'), at('12-01T10:00:01'))).toBe(true)
})
