import { expect, test } from 'vitest'
import { readTime, toFields, toWallClock } from './event-time'

const at = (instant: string) => Date.parse(instant)

test.each([
  ['Europe/Berlin', '2026-07-01', '18:30', '2026-07-01T16:30:00Z'],
  ['Europe/Berlin', '2026-12-01', '18:30', '2026-12-01T17:30:00Z'],
  ['Asia/Kolkata', '2026-12-01', '00:15', '2026-11-30T18:45:00Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
  ['Pacific/Apia', '2026-06-01', '09:00', '2026-05-31T20:00:00Z'],
  ['UTC', '2026-06-01', '09:00', '2026-06-01T09:00:00Z'],
])('%s, %s at %s is %s', (zone, date, time, instant) => {
  expect(readTime(zone, toWallClock(date, time)!)).toEqual({ kind: 'one', at: at(instant) })
})

test.each([
  ['Europe/Berlin', '2027-03-28', '02:30'],
  ['America/New_York', '2026-03-08', '02:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15'],
])('where clocks go forward there is no such time: %s, %s at %s', (zone, date, time) => {
  expect(readTime(zone, toWallClock(date, time)!)).toEqual({ kind: 'skipped' })
})

test.each([
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  ['America/New_York', '2026-11-01', '01:00', '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
])('where clocks go back a time comes twice: %s, %s at %s', (zone, date, time, first, second) => {
  const wall = toWallClock(date, time)!
  expect(readTime(zone, wall)).toEqual({ kind: 'twice', first: at(first), second: at(second) })
  expect(toFields(zone, at(first))).toEqual({ date, time, which: 'first' })
  expect(toFields(zone, at(second))).toEqual({ date, time, which: 'second' })
})

test('the hour around a change is where it should be', () => {
  expect(readTime('Europe/Berlin', toWallClock('2026-10-25', '03:00')!)).toEqual({
    kind: 'one',
    at: at('2026-10-25T02:00:00Z'),
  })
  expect(toFields('Europe/Berlin', at('2026-10-25T02:00:00Z'))).toEqual({
    date: '2026-10-25',
    time: '03:00',
    which: '',
  })
})

test.each([
  ['2026-02-29', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-1-1', '10:00'],
  ['', '10:00'],
  ['2026-01-01', '24:00'],
  ['2026-01-01', '9:00'],
  ['2026-01-01', ''],
])('no day, or no time: %s %s', (date, time) => {
  expect(toWallClock(date, time)).toBeNull()
})
