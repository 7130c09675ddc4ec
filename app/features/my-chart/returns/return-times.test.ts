import { expect, test } from 'vitest'
import type { Return } from '~/domain/human-design/service/return.schema'
import { ageAtReturn, daysUntil, nextPassOf, passMark, stateOf } from './return-times'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const toReturn = (kind: Return['kind'], ...days: string[]): Return => ({
  ...{ kind, number: 1, marginMinutes: null, ranges: null, otherRanges: [] },
  moments: days.map((day) => `${day}T12:00:00.000Z`),
})
const SATURN = toReturn('saturn_return', '2020-03-22', '2020-07-01', '2020-12-17')
const SOLAR = toReturn('solar_return', '2026-07-05')

test.each([
  ['before its first pass', SATURN, '2020-03-21', 'coming', 1],
  ['between passes', SATURN, '2020-06-01', 'current', 2],
  ['before its last pass', SATURN, '2020-12-16', 'current', 3],
  ['after its last pass', SATURN, '2020-12-18', 'past', null],
  ['before the birthday', SOLAR, '2026-07-04', 'coming', 1],
  ['in the year that it began', SOLAR, '2027-07-03', 'current', null],
  ['until the next one', SOLAR, '2027-07-05', 'current', null],
  ['after the next one', SOLAR, '2027-07-06', 'past', null],
])('%s', (_, found, day, state, next) => {
  expect([stateOf(found, at(day)), nextPassOf(found, at(day))]).toEqual([state, next])
})

test('days are counted on the calendar of the zone', () => {
  const now = Date.parse('2026-11-27T22:30:00Z')
  const soon = Date.parse('2026-11-28T04:30:00Z')
  expect(daysUntil(soon, now, 'UTC')).toBe(1)
  expect(daysUntil(soon, now, 'Europe/Moscow')).toBe(0)
  expect(daysUntil(soon, now, 'America/New_York')).toBe(0)
  // Clocks went back in between.
  expect(daysUntil(Date.parse('2026-10-26T00:30:00Z'), Date.parse('2026-10-24T00:30:00Z'), 'Europe/Berlin')).toBe(2)
  expect(daysUntil(now, soon, 'UTC')).toBe(-1)
})

test('age is whole years, and the number of a return of the Sun', () => {
  expect(ageAtReturn(SATURN, SATURN.moments[0]!, at('1991-02-06'))).toBe(29)
  // By its last pass another year may be over.
  expect(ageAtReturn(SATURN, SATURN.moments[2]!, at('1990-06-01'))).toBe(30)
  expect(ageAtReturn({ ...SOLAR, number: 46 }, SOLAR.moments[0]!, Date.parse('1980-07-06T00:00:00Z'))).toBe(46)
})

test.each([
  ['it moves within a day', '2026-11-26T22:00Z', '2026-11-28T20:00Z', true, null],
  ['it begins two days earlier', '2026-11-25T23:00Z', '2026-11-27T13:00Z', true, 'moves'],
  ['it ends two days later', '2026-11-27T11:00Z', '2026-11-29T01:00Z', true, 'moves'],
  ['births differ in their passes', '2026-11-27T11:00Z', '2026-11-27T13:00Z', false, 'varies'],
])('a pass is marked where %s', (_, from, to, isSingle, mark) => {
  expect(passMark('2026-11-27T12:00Z', { from, to, isSingle }, 'UTC')).toBe(mark)
})

test('whether a pass moves is counted on the calendar of the zone', () => {
  const range = { from: '2026-11-25T21:30Z', to: '2026-11-27T12:00Z', isSingle: true }
  expect(passMark('2026-11-27T12:00Z', range, 'UTC')).toBe('moves')
  expect(passMark('2026-11-27T12:00Z', range, 'Europe/Moscow')).toBeNull()
})
