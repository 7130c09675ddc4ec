import { describe, expect, test } from 'vitest'
import { localDayAt } from './local-day'

const dayAt = (zone: string, at: string) => localDayAt(zone, Date.parse(at))
const hoursOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 3_600_000

test('at one instant two members are in two days', () => {
  expect(dayAt('Pacific/Kiritimati', '2026-06-01T10:30:00Z')).toEqual({
    date: '2026-06-02',
    from: '2026-06-01T10:00:00.000Z',
    noon: '2026-06-01T22:00:00.000Z',
    to: '2026-06-02T10:00:00.000Z',
  })
  expect(dayAt('Pacific/Pago_Pago', '2026-06-01T10:30:00Z').date).toBe('2026-05-31')
})

test('the day changes at midnight of the zone, to the millisecond', () => {
  expect(dayAt('Asia/Kolkata', '2026-03-01T18:29:59.999Z').date).toBe('2026-03-01')
  expect(dayAt('Asia/Kolkata', '2026-03-01T18:30:00.000Z').date).toBe('2026-03-02')
  expect(dayAt('Asia/Kolkata', '2026-03-01T18:30:00.000Z').noon).toBe('2026-03-02T06:30:00.000Z')
})

describe('days on which clocks move', () => {
  // Berlin 2026: forward on 29 March at 02:00, back on 25 October at 03:00.
  test('in spring the day has 23 hours, and its noon is that of the clock', () => {
    const day = dayAt('Europe/Berlin', '2026-03-29T08:00:00Z')
    expect([day.date, hoursOf(day), day.noon]).toEqual(['2026-03-29', 23, '2026-03-29T10:00:00.000Z'])
  })

  test('in autumn it has 25, through both of its third hours', () => {
    for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:00Z']) {
      const day = dayAt('Europe/Berlin', at)
      expect([day.date, hoursOf(day), day.noon]).toEqual(['2026-10-25', 25, '2026-10-25T11:00:00.000Z'])
    }
  })
})
