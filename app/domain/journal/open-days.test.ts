import { expect, test } from 'vitest'
import { openDay, pastDay } from './open-days'

test.each([
  ['today', '2026-11-23', true],
  ['yesterday', '2026-11-22', true],
  ['a year ago to the day', '2025-11-23', true],
  ['a day and a year ago', '2025-11-22', true],
  ['longer ago', '2025-11-21', false],
  ['tomorrow', '2026-11-24', false],
  ['no such day', '2026-11-31', false],
  ['no day at all', 'yesterday', false],
  ['nothing', null, false],
])('%s', (_, day, isOpen) => {
  expect(openDay(day, '2026-11-23')).toBe(isOpen ? day : null)
})

test.each([
  ['today', '2026-11-23', true],
  ['many years ago', '2003-02-28', true],
  ['tomorrow', '2026-11-24', false],
  ['no such day', '2003-02-29', false],
  ['nothing', null, false],
])('what was written %s can be changed: %s is %s', (_, day, isPast) => {
  expect(pastDay(day, '2026-11-23')).toBe(isPast ? day : null)
})
