import { expect, test } from 'vitest'
import { dayAfter, monthAfter, readDay, readMonth, weeksOf } from './month'

test.each([
  ['2026-11', '2026-10-26', '2026-12-06', 6],
  ['2026-02', '2026-01-26', '2026-03-01', 5],
  // Begins on a Monday and has four weeks.
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  // The clocks of Europe move in both; days of a calendar do not.
  ['2026-03', '2026-02-23', '2026-04-05', 6],
  ['2026-10', '2026-09-28', '2026-11-01', 5],
  ['2024-02', '2024-01-29', '2024-03-03', 5],
  ['2026-12', '2026-11-30', '2027-01-03', 5],
])('%s is shown from %s to %s in %d weeks', (month, first, last, count) => {
  const weeks = weeksOf(month)
  expect([weeks[0]![0], weeks.at(-1)![6], weeks.length]).toEqual([first, last, count])
})

test('every week begins on Monday and every day is the one after the day before, for a dozen years', () => {
  for (let month: string | null = '2020-01'; month && month < '2032-01'; month = monthAfter(month, 1)) {
    const weeks = weeksOf(month)
    expect(weeks.map(([monday]) => new Date(monday!).getUTCDay())).toEqual(weeks.map(() => 1))
    const days = weeks.flat()
    expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => dayAfter(day)))
    expect(days).toContain(`${month}-01`)
    expect(days.filter((day) => day.startsWith(month!))).toHaveLength(
      new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
    )
  }
})

test.each([
  ['2026-11', '2026-11'],
  ['1900-01', '1900-01'],
  ['1899-12', null],
  ['2100-12', null],
  ['2026-13', null],
  ['2026-00', null],
  ['2026-1', null],
  ['', null],
  [null, null],
  ['2026-11-01', null],
])('the month %s is read as %s', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-02-31', null],
  ['2026-11-00', null],
  ['1850-01-01', null],
  ['today', null],
  [null, null],
])('the day %s is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('beyond what can be shown there is no month', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([monthAfter('1900-01', -1), monthAfter('2100-11', 1)]).toEqual([null, null])
})
