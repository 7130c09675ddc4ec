import { expect, test } from 'vitest'
import { type Clock, clockTime, dayOf, dayTitle, messageTime, shortAgo } from './clock'

const now = Date.parse('2026-11-22T10:00:00Z')
const english: Clock = { now, timeZone: 'UTC', language: 'en' }
const moscow: Clock = { now, timeZone: 'Europe/Moscow', language: 'ru' }

test.each([
  ['2026-11-22T09:59:30Z', 'now'],
  ['2026-11-22T10:00:30Z', 'now'],
  ['2026-11-22T09:58:00Z', '2 min'],
  ['2026-11-22T09:00:00Z', '1 hr'],
  ['2026-11-22T00:30:00Z', '9 hr'],
  ['2026-11-21T23:00:00Z', 'Yesterday'],
  ['2026-11-20T10:00:00Z', 'Fri'],
  ['2026-11-01T10:00:00Z', '1 Nov'],
  ['2025-11-01T10:00:00Z', '01/11/2025'],
])('a list says of %s: %s', (at, expected) => {
  expect(shortAgo(at, english)).toBe(expected)
})

test('the clock and the day are those of the place one is in', () => {
  expect(clockTime('2026-11-21T21:30:00Z', english)).toBe('21:30')
  expect(clockTime('2026-11-21T21:30:00Z', moscow)).toBe('00:30')
  expect(dayOf(Date.parse('2026-11-21T21:30:00Z'), 'UTC')).toBe('2026-11-21')
  expect(dayOf(Date.parse('2026-11-21T21:30:00Z'), 'Europe/Moscow')).toBe('2026-11-22')
  expect(dayTitle('2026-11-21T21:30:00Z', english)).toBe('Yesterday')
  expect(dayTitle('2026-11-21T21:30:00Z', moscow)).toBe('Сегодня')
})

test.each([
  ['2026-11-22T00:00:00Z', 'Today'],
  ['2026-11-18T12:00:00Z', 'Wednesday'],
  ['2026-11-15T12:00:00Z', '15 November'],
  ['2025-12-31T12:00:00Z', '31 December 2025'],
])('above the messages of %s stands %s', (at, expected) => {
  expect(dayTitle(at, english)).toBe(expected)
})

test('within the hour a message says how long ago, later when', () => {
  expect(messageTime('2026-11-22T09:01:00Z', english)).toBe('59 min')
  expect(messageTime('2026-11-22T09:00:00Z', english)).toBe('09:00')
})
