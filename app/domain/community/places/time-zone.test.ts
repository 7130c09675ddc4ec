import { expect, test } from 'vitest'
import { deviceZoneBeside, hasSameClock, resolveTimeZone, timeZoneNames, toTimeZone } from './time-zone'

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

// Chrome and the server say Asia/Calcutta, Firefox Asia/Kolkata.
test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['US/Eastern', 'America/New_York'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (name, present) => {
  expect(toTimeZone(name)).toBe(present)
})

test('the list of zones has each once, by its present name', () => {
  const names = timeZoneNames()
  expect(names).toContain('Asia/Kolkata')
  expect(names).toContain('Europe/Kyiv')
  expect(names).toContain('Asia/Ho_Chi_Minh')
  for (const name of ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Saigon']) expect(names).not.toContain(name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.map(toTimeZone)).toEqual(names)
})

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', null],
  ['Asia/Kolkata', 'Asia/Calcutta', null],
  ['Europe/Kiev', 'Europe/Kyiv', null],
  ['Europe/Paris', 'Europe/Berlin', null],
  ['Europe/Berlin', 'Europe/Berlin', null],
  ['Asia/Calcutta', 'Europe/Kyiv', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/London', 'Europe/Kyiv'],
  ['Mars/Olympus', 'Europe/London', null],
  [null, 'Europe/London', null],
])('a device in %s beside a page in %s has %s', (device, own, expected) => {
  expect(deviceZoneBeside(device, own, Date.parse('2026-11-22T10:00:00Z'))).toBe(expected)
})

test('zones are compared by what their clocks show in a year', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  expect(hasSameClock('Asia/Kolkata', 'Asia/Calcutta', now)).toBe(true)
  expect(hasSameClock('Europe/Berlin', 'Europe/Paris', now)).toBe(true)
  expect(hasSameClock('Europe/Berlin', 'Europe/London', now)).toBe(false)
  // The same in winter, another in summer.
  expect(hasSameClock('Africa/Lagos', 'Europe/Berlin', now)).toBe(false)
})
