import { expect, test } from 'vitest'
import { startOfDay } from './local-day'
import { dayAfter, weeksOf } from './month'
import { dayWindow, feedWindow, monthWindow } from './sky-window'

const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Kolkata', 'Pacific/Apia']

test.each(ZONES)('what a month asks for holds every day it shows, in %s', (zone) => {
  for (const month of ['2026-11', '2026-02', '2027-02', '2024-03', '2011-12']) {
    const { from, to } = monthWindow(month)
    const days = weeksOf(month).flat()
    expect(from).toBeLessThan(startOfDay(zone, days[0]!))
    expect(to).toBeGreaterThan(startOfDay(zone, dayAfter(days.at(-1)!)))
  }
})

test.each(ZONES)('what a day asks for holds all of it, in %s', (zone) => {
  const { from, to } = dayWindow('2026-10-25')
  expect(from).toBeLessThan(startOfDay(zone, '2026-10-25'))
  expect(to).toBeGreaterThan(startOfDay(zone, '2026-10-26'))
})

test('a month asks for less than lines may span, a feed for less than events may', () => {
  const days = ({ from, to }: { from: number; to: number }) => (to - from) / 86_400_000
  expect(days(monthWindow('2026-10'))).toBe(45)
  expect(days(feedWindow(Date.UTC(2026, 10, 23, 17)))).toBe(397)
})

test('all who ask for a feed on one day ask the same', () => {
  expect(feedWindow(Date.UTC(2026, 10, 23, 0))).toEqual(feedWindow(Date.UTC(2026, 10, 23, 23, 59)))
})
