import { expect, it } from 'vitest'
import { parseBirthDate, parseBirthTime } from './birth-date-time'

it.each([
  ['1970-01-01', 0],
  ['1970-01-02', 86_400_000],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2000-02-29', Date.UTC(2000, 1, 29)],
  ['0099-01-01', Date.parse('0099-01-01T00:00:00Z')],
])('%s is a day', (date, midnight) => {
  expect(parseBirthDate(date)).toBe(midnight)
})

it.each([
  '2023-02-29',
  '1900-02-29',
  '1990-13-01',
  '1990-00-10',
  '1990-04-31',
  '1990-1-1',
  '19900101',
  '+1990-01-01',
  '',
])('%s is no day', (date) => {
  expect(parseBirthDate(date)).toBeNull()
})

it.each([
  ['00:00', 0],
  ['09:30', 34_200_000],
  ['23:59:59', 86_399_000],
])('%s is a time of day', (time, milliseconds) => {
  expect(parseBirthTime(time)).toBe(milliseconds)
})

it.each(['24:00', '12:60', '12:00:60', '9:30', '12', '12:00:00.5', ''])('%s is no time of day', (time) => {
  expect(parseBirthTime(time)).toBeNull()
})
