import { expect, test } from 'vitest'
import { monthOfClock, nextNewsletter } from './newsletter'

const next = (timeZone: string, at: string) => new Date(nextNewsletter({ timeZone }, Date.parse(at))).toISOString()

test.each([
  ['UTC', '2026-11-23T12:00:00Z', '2026-12-01T09:00:00.000Z'],
  ['UTC', '2026-12-01T08:59:59Z', '2026-12-01T09:00:00.000Z'],
  ['UTC', '2026-12-01T09:00:00Z', '2027-01-01T09:00:00.000Z'],
  // It is December in Auckland already, thirteen hours ahead, and past nine there.
  ['Pacific/Auckland', '2026-11-30T20:30:00Z', '2026-12-31T20:00:00.000Z'],
  // Still November in New York, five hours behind.
  ['America/New_York', '2026-12-01T04:00:00Z', '2026-12-01T14:00:00.000Z'],
  // Summer time begins on the last Sunday of March: an hour earlier by UTC.
  ['Europe/Berlin', '2026-03-02T00:00:00Z', '2026-04-01T07:00:00.000Z'],
])('the first in %s after %s is at %s', (zone, at, out) => {
  expect(next(zone, at)).toBe(out)
})

test('the month is that of the clock', () => {
  expect(monthOfClock('Asia/Tokyo', Date.UTC(2026, 10, 30, 16))).toBe('2026-12')
  expect(monthOfClock('UTC', Date.UTC(2026, 10, 30, 16))).toBe('2026-11')
})
