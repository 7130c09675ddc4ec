import { expect, test } from 'vitest'
import { hasSameClock, resolveTimeZone, toTimeZone } from './time-zone'

test.each([
  ['Europe/Berlin', 'America/New_York', 'Europe/Berlin'],
  ['Europe/Berlin', null, 'Europe/Berlin'],
  [null, 'America/New_York', 'America/New_York'],
  [undefined, 'America/New_York', 'America/New_York'],
  ['Mars/Olympus', 'America/New_York', 'America/New_York'],
  ['Europe/Berlin', 'Mars/Olympus', 'Europe/Berlin'],
  [null, '', null],
  [null, null, null],
])('the member’s %j comes before the device’s %j', (member, device, expected) => {
  expect(resolveTimeZone(member, device)).toBe(expected)
})

test.each(['', '+03:00', 'Mars/Olympus', 'x'.repeat(500), 'Europe/Berlin; Path=/', null, undefined])(
  '%j names no zone',
  (name) => {
    expect(toTimeZone(name)).toBeNull()
  },
)

test('a zone has one name however it is spelt', () => {
  for (const name of ['Europe/Berlin', 'europe/berlin', 'eUrOpE/bErLiN']) expect(toTimeZone(name)).toBe('Europe/Berlin')
  expect(toTimeZone('asia/kolkata')).toBe(toTimeZone('Asia/Calcutta'))
})

test('zones are compared by what their clocks show in a year', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  expect(hasSameClock('Asia/Kolkata', 'Asia/Calcutta', now)).toBe(true)
  expect(hasSameClock('Europe/Berlin', 'Europe/Paris', now)).toBe(true)
  expect(hasSameClock('Europe/Berlin', 'Europe/London', now)).toBe(false)
  // The same in winter, another in summer.
  expect(hasSameClock('Africa/Lagos', 'Europe/Berlin', now)).toBe(false)
})
