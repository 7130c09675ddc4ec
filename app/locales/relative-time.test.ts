import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const NOW = Date.UTC(2026, 3, 1, 12)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'now', 'сейчас'],
  [59 * SECOND, 'now', 'сейчас'],
  [MINUTE, '1 minute ago', '1 минуту назад'],
  [59 * MINUTE, '59 minutes ago', '59 минут назад'],
  [HOUR, '1 hour ago', '1 час назад'],
  [2 * HOUR + 59 * MINUTE, '2 hours ago', '2 часа назад'],
  [DAY, 'yesterday', 'вчера'],
  [6 * DAY, '6 days ago', '6 дней назад'],
  [21 * DAY, '3 weeks ago', '3 недели назад'],
  [65 * DAY, '2 months ago', '2 месяца назад'],
  [800 * DAY, '2 years ago', '2 года назад'],
])('%i ms ago', (age, english, russian) => {
  expect(relativeTime(NOW - age, NOW, 'en')).toBe(english)
  expect(relativeTime(NOW - age, NOW, 'ru')).toBe(russian)
})

test('a clock that is ahead makes nothing come from the future', () => {
  expect(relativeTime(NOW + HOUR, NOW, 'en')).toBe('now')
})
