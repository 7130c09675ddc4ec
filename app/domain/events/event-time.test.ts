import { expect, test } from 'vitest'
import { planTimes, readTime, type TypedTimes, toFields, toWallClock } from './event-time'

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

const NOW = Date.parse('2026-10-01T12:00:00Z')
const typed = (change: Partial<TypedTimes>): TypedTimes => ({
  ...{ start_date: '2026-10-20', start_time: '18:00', start_which: '' },
  ...{ end_date: '2026-10-20', end_time: '20:00', end_which: '' },
  ...change,
})
const plan = (change: Partial<TypedTimes>, was: number | null = null) =>
  planTimes(typed(change), 'Europe/Berlin', NOW, was)

test('times are those of the zone', () => {
  expect(plan({})).toEqual({
    ok: true,
    startsAt: new Date('2026-10-20T16:00:00Z'),
    endsAt: new Date('2026-10-20T18:00:00Z'),
  })
})

test.each([
  [
    { start_date: '2027-03-28', start_time: '02:30', end_date: '2027-03-28', end_time: '04:00' },
    { start_time: 'time.skipped' },
  ],
  [
    { start_date: '2026-10-25', start_time: '02:30', end_date: '2026-10-25', end_time: '04:00' },
    { start_time: 'time.twice' },
  ],
  [{ start_date: '2026-10-24', end_date: '2026-10-25', end_time: '02:00' }, { end_time: 'time.twice' }],
  [{ end_time: '18:00' }, { end_time: 'end.before' }],
  [{ end_date: '2026-11-20' }, { end_date: 'end.long' }],
  [{ start_date: '2026-09-30', end_date: '2026-09-30' }, { start_time: 'start.past' }],
  [{ start_date: '2028-01-01', end_date: '2028-01-01' }, { start_date: 'start.far' }],
])('%o is refused at its field', (change, problems) => {
  expect(plan(change)).toEqual({ ok: false, problems })
})

test('of a time that comes twice the host says which', () => {
  const night = { start_date: '2026-10-25', start_time: '02:30', end_date: '2026-10-25', end_time: '02:45' } as const
  expect(plan({ ...night, start_which: 'first', end_which: 'second' })).toEqual({
    ok: true,
    startsAt: new Date('2026-10-25T00:30:00Z'),
    endsAt: new Date('2026-10-25T01:45:00Z'),
  })
  expect(plan({ ...night, start_which: 'second', end_which: 'first' })).toMatchObject({
    problems: { end_time: 'end.before' },
  })
})

test('one that has begun meanwhile keeps its time', () => {
  const change = { start_date: '2026-09-30', end_date: '2026-10-02' }
  expect(plan(change, Date.parse('2026-09-30T16:00:00Z')).ok).toBe(true)
})

test('one that has begun cannot be given an end that is over', () => {
  const change = { start_date: '2026-09-30', end_date: '2026-09-30' }
  expect(plan(change, Date.parse('2026-09-30T16:00:00Z'))).toEqual({ ok: false, problems: { end_time: 'end.past' } })
})
