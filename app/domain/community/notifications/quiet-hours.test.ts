import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours'

const NIGHT = { from: 22 * 60, to: 7 * 60 }
const after = (timeZone: string, quietHours: { from: number; to: number } | null, at: string) =>
  new Date(afterQuietHours({ timeZone, quietHours }, Date.parse(at))).toISOString().replace('.000Z', 'Z')

// Moscow is three hours ahead of UTC all year.
test.each([
  ['2026-03-10T18:59:59Z', '2026-03-10T18:59:59Z'],
  ['2026-03-10T19:00:00Z', '2026-03-11T04:00:00Z'],
  ['2026-03-10T23:30:00Z', '2026-03-11T04:00:00Z'],
  ['2026-03-11T03:59:59Z', '2026-03-11T04:00:00Z'],
  ['2026-03-11T04:00:00Z', '2026-03-11T04:00:00Z'],
])('over midnight: what is due at %s goes out at %s', (due, out) => {
  expect(after('Europe/Moscow', NIGHT, due)).toBe(out)
})

test.each([
  ['2026-03-10T09:59:00Z', '2026-03-10T09:59:00Z'],
  ['2026-03-10T10:00:00Z', '2026-03-10T11:30:00Z'],
  ['2026-03-10T11:30:00Z', '2026-03-10T11:30:00Z'],
])('within a day: what is due at %s goes out at %s', (due, out) => {
  expect(after('Europe/Moscow', { from: 13 * 60, to: 14 * 60 + 30 }, due)).toBe(out)
})

test('without quiet hours everything goes out at once', () => {
  expect(after('Europe/Moscow', null, '2026-03-10T23:30:00Z')).toBe('2026-03-10T23:30:00Z')
})

// Berlin: on 29 March 2026 02:00 +1 becomes 03:00 +2; on 25 October 03:00 +2 becomes 02:00 +1.
test.each([
  ['the night is an hour shorter', NIGHT, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
  ['the night is an hour longer', NIGHT, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ['the end is skipped', { from: 60, to: 150 }, '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
  ['the end comes twice, the first time', { from: 60, to: 150 }, '2026-10-25T00:10:00Z', '2026-10-25T00:30:00Z'],
  ['the end comes twice, the second time', { from: 60, to: 150 }, '2026-10-25T01:10:00Z', '2026-10-25T01:30:00Z'],
])('when clocks move: %s', (_, quiet, due, out) => {
  expect(after('Europe/Berlin', quiet, due)).toBe(out)
})

test('nothing ever goes out in quiet hours', () => {
  const quiet = { from: 21 * 60 + 15, to: 6 * 60 + 45 }
  for (const timeZone of ['America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia']) {
    for (let hours = 0; hours < 366 * 24; hours += 7) {
      const due = Date.UTC(2026, 0, 1) + hours * 3_600_000
      const out = afterQuietHours({ timeZone, quietHours: quiet }, due)
      expect(out).toBeGreaterThanOrEqual(due)
      expect(out - due).toBeLessThanOrEqual(11 * 3_600_000)
      expect(afterQuietHours({ timeZone, quietHours: quiet }, out)).toBe(out)
    }
  }
})
