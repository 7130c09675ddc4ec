import { expect, test } from 'vitest'
import { planTimes, type TypedTimes } from './plan-times'

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
