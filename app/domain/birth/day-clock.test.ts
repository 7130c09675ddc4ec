import { expect, test } from 'vitest'
import { clockAt, type DayClock, instantsOf, minuteFrom, minuteUntil } from './day-clock'

const utc = Date.parse
/** London set its clocks back at 01:00 UTC on 28 October 1990. */
const back: DayClock = [
  { from: utc('1990-10-27T23:00Z'), offsetSeconds: 3600 },
  { from: utc('1990-10-28T01:00Z'), offsetSeconds: 0 },
]
/** … and forward at 01:00 UTC on 25 March. */
const forward: DayClock = [
  { from: utc('1990-03-25T00:00Z'), offsetSeconds: 0 },
  { from: utc('1990-03-25T01:00Z'), offsetSeconds: 3600 },
]
/** Amsterdam kept its own mean time. */
const amsterdam: DayClock = [{ from: utc('1930-01-14T23:40:28Z'), offsetSeconds: 1172 }]

test.each([
  [back, '1990-10-28T00:30:00Z', '1990-10-28', '01:30', 3600],
  [back, '1990-10-28T00:59:59Z', '1990-10-28', '01:59:59', 3600],
  [back, '1990-10-28T01:00:00Z', '1990-10-28', '01:00', 0],
  [forward, '1990-03-25T00:59:00Z', '1990-03-25', '00:59', 0],
  [forward, '1990-03-25T01:00:00Z', '1990-03-25', '02:00', 3600],
  [amsterdam, '1930-01-15T11:40:28Z', '1930-01-15', '12:00', 1172],
  // Before the first stretch the clock went as in it.
  [back, '1990-10-27T22:30:00Z', '1990-10-27', '23:30', 3600],
])('%#: what the clock showed at %s', (clock, at, date, time, offsetSeconds) => {
  expect(clockAt(clock, utc(at))).toEqual({ date, time, offsetSeconds })
})

test.each([
  [back, '1990-10-28T01:30:00Z', ['1990-10-28T00:30:00.000Z', '1990-10-28T01:30:00.000Z']],
  [back, '1990-10-28T02:00:00Z', ['1990-10-28T02:00:00.000Z']],
  [back, '1990-10-28T00:59:00Z', ['1990-10-27T23:59:00.000Z']],
  [forward, '1990-03-25T01:00:00Z', []],
  [forward, '1990-03-25T01:59:00Z', []],
  [forward, '1990-03-25T02:00:00Z', ['1990-03-25T01:00:00.000Z']],
  [amsterdam, '1930-01-15T12:00:00Z', ['1930-01-15T11:40:28.000Z']],
])('%#: the instants of the reading %s', (clock, local, instants) => {
  expect(instantsOf(clock, utc(local)).map(({ utcMs }) => new Date(utcMs).toISOString())).toEqual(instants)
})

test.each([
  [back, '1990-10-28T12:00:00.000Z', '12:00', '12:00'],
  [back, '1990-10-28T12:00:00.001Z', '12:00', '12:01'],
  [back, '1990-10-28T12:00:59.999Z', '12:00', '12:01'],
  [amsterdam, '1930-01-15T11:40:28.000Z', '12:00', '12:00'],
  [amsterdam, '1930-01-15T11:40:30.000Z', '12:00', '12:01'],
])('%#: whole minutes are those of the clock (%s)', (clock, at, before, after) => {
  expect(clockAt(clock, minuteUntil(clock, utc(at))).time).toBe(before)
  expect(clockAt(clock, minuteFrom(clock, utc(at))).time).toBe(after)
})
