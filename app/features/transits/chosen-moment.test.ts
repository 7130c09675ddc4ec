import { describe, expect, test } from 'vitest'
import { daysOn, monthOf, readMoment, spanOfLocalMonth } from './chosen-moment'

const NOW = Date.parse('2026-11-22T10:07:42.500Z')
const read = (query: string, zone = 'Europe/Berlin') => {
  const { at, isNow, problem, said } = readMoment(new URLSearchParams(query), zone, NOW)
  return [
    new Date(at).toISOString().slice(0, 16),
    isNow ? 'now' : 'asked',
    problem ?? 'fine',
    said.date,
    said.time,
  ].join(' ')
}

describe('an address asks for', () => {
  test.each([
    ['', '2026-11-22T10:07 now fine 2026-11-22 11:07'],
    ['at=2026-12-01T00:30Z', '2026-12-01T00:30 asked fine 2026-12-01 01:30'],
    ['at=2026-12-01T00:30:00.000Z', '2026-12-01T00:30 asked fine 2026-12-01 01:30'],
    ['at=2026-12-01T00:30%2B05:30', '2026-11-30T19:00 asked fine 2026-11-30 20:00'],
    ['at=2026-12-01T00:30+05:30', '2026-11-30T19:00 asked fine 2026-11-30 20:00'],
    // By the member's own clock.
    ['at=2026-12-01T00:30', '2026-11-30T23:30 asked fine 2026-12-01 00:30'],
    ['at=2026-12-01', '2026-12-01T11:00 asked fine 2026-12-01 12:00'],
    ['date=2026-06-01&time=08:15&zone=Asia/Tokyo', '2026-05-31T23:15 asked fine 2026-06-01 01:15'],
    ['date=2026-06-01&time=08:15&zone=Mars/Base', '2026-06-01T06:15 asked fine 2026-06-01 08:15'],
    ['date=2026-06-01&time=', '2026-06-01T10:00 asked fine 2026-06-01 12:00'],
    // Clocks go over it: an hour later.
    ['date=2026-03-29&time=02:30', '2026-03-29T01:30 asked fine 2026-03-29 03:30'],
    ['at=soon', '2026-11-22T10:07 now invalid  '],
    ['at=2026-02-31', '2026-11-22T10:07 now invalid  '],
    ['at=2026-12-01T25:00Z', '2026-11-22T10:07 now invalid  '],
    ['date=2026-02-31&time=10:00', '2026-11-22T10:07 now invalid 2026-02-31 10:00'],
    ['date=&time=10:00', '2026-11-22T10:07 now invalid  10:00'],
    ['date=1899-09-30', '2026-11-22T10:07 now early 1899-09-30 '],
    ['date=1899-10-01', '1899-10-01T11:00 asked fine 1899-10-01 12:00'],
    ['date=2100-12-31&time=23:59', '2100-12-31T22:59 asked fine 2100-12-31 23:59'],
    ['at=2101-01-01', '2026-11-22T10:07 now late  '],
    ['at=0001-01-01', '2026-11-22T10:07 now early  '],
    ['at=9999-12-31T23:59Z', '2026-11-22T10:07 now late  '],
  ])('%s', (query, expected) => {
    expect(read(query)).toBe(expected)
  })
})

test('a month and its ends are those of the zone, also where clocks move in it', () => {
  const at = Date.parse('2026-10-31T23:30:00Z')
  expect([monthOf(at, 'UTC'), monthOf(at, 'Europe/Moscow')]).toEqual(['2026-10', '2026-11'])
  const { from, to } = spanOfLocalMonth('2026-10', 'Europe/Berlin')
  expect([from, to].map((ms) => new Date(ms).toISOString())).toEqual([
    '2026-09-30T22:00:00.000Z',
    '2026-10-31T23:00:00.000Z',
  ])
})

test('a day on is the same reading of the clock', () => {
  const at = Date.parse('2026-10-24T12:00:00Z')
  expect(new Date(daysOn(at, 1, 'Europe/Berlin')).toISOString()).toBe('2026-10-25T13:00:00.000Z')
  expect(new Date(daysOn(at, -1, 'UTC')).toISOString()).toBe('2026-10-23T12:00:00.000Z')
})
