import { expect, test } from 'vitest'
import type { Clock } from '~/ui/clock/clock'
import { whenText, whenThere } from './when-text'

const clock: Clock = { now: Date.parse('2026-10-01T00:00:00Z'), timeZone: 'Europe/Berlin', language: 'en' }
const times = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, timeZone: 'Europe/Berlin' })

test('a day is told once, another day by itself, another year with its number', () => {
  expect(whenText(times('2026-10-20T16:00:00Z', '2026-10-20T18:00:00Z'), clock)).toBe('Tue 20 October, 18:00–20:00')
  expect(whenText(times('2026-10-20T20:00:00Z', '2026-10-21T00:00:00Z'), clock)).toBe(
    'Tue 20 October, 22:00 – Wed 21 October, 02:00',
  )
  expect(whenText(times('2027-01-05T16:00:00Z', '2027-01-05T18:00:00Z'), clock)).toBe(
    'Tue, 5 January 2027, 17:00–19:00',
  )
})

test('the clock of the event stands beside the reader’s where they differ, and only there', () => {
  const event = times('2026-10-25T16:00:00Z', '2026-10-25T18:00:00Z')
  expect(whenThere(event, clock)).toBeNull()
  expect(whenThere(event, { ...clock, timeZone: 'Europe/Paris' })).toBeNull()
  expect(whenThere(event, { ...clock, timeZone: 'Asia/Tokyo' })).toBe('Sun 25 October, 17:00–19:00')
  expect(whenThere(event, { ...clock, timeZone: 'Europe/London' })).toBe('17:00–19:00')
})

test('of a clock that the browser does not know nothing stands beside', () => {
  const event = { ...times('2026-10-25T16:00:00Z', '2026-10-25T18:00:00Z'), timeZone: 'Nowhere/Unknown' }
  expect(whenThere(event, clock)).toBeNull()
})
