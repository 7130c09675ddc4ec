import { expect, test } from 'vitest'
import { byDay, daysOf, localDay, startOfDay } from './local-day'
import { dayAfter, weeksOf } from './month'

const at = (iso: string) => Date.parse(iso)

test.each([
  // The Human Design year 2026 begins at 00:54 UTC: the evening before in the Americas.
  ['UTC', '2026-01-22T00:54:00Z', '2026-01-22'],
  ['America/New_York', '2026-01-22T00:54:00Z', '2026-01-21'],
  ['Asia/Kolkata', '2026-01-21T18:29:59Z', '2026-01-21'],
  ['Asia/Kolkata', '2026-01-21T18:30:00Z', '2026-01-22'],
  ['Asia/Kathmandu', '2026-01-21T18:15:00Z', '2026-01-22'],
  ['Pacific/Kiritimati', '2026-01-21T10:00:00Z', '2026-01-22'],
  ['Pacific/Pago_Pago', '2026-01-22T10:59:59Z', '2026-01-21'],
  // Samoa went over 30 December 2011.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
])('in %s it is at %s the day %s', (zone, iso, day) => {
  expect(localDay(zone, at(iso))).toBe(day)
})

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['Asia/Kolkata', '2026-03-29', '2026-03-28T18:30:00Z', 24],
  // Clocks of Santiago go from midnight to one in September: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 23],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
])('in %s the day %s begins at %s and has %d hours', (zone, day, begins, hours) => {
  expect(new Date(startOfDay(zone, day)).toISOString().replace('.000', '')).toBe(begins)
  expect((startOfDay(zone, dayAfter(day)) - startOfDay(zone, day)) / 3_600_000).toBe(hours)
})

test('what happens at midnight is on the day that begins, what happens a moment before on the other', () => {
  const midnight = at('2026-11-22T18:30:00Z')
  const days = byDay('Asia/Kolkata', [{ at: midnight - 1 }, { at: midnight }])
  expect([...days].map(([day, { length }]) => [day, length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ])
})

test.each([
  ['UTC', '2026-11-23T18:00:00Z', '2026-11-24T00:00:00Z', ['2026-11-23']],
  ['UTC', '2026-11-23T18:00:00Z', '2026-11-24T00:00:01Z', ['2026-11-23', '2026-11-24']],
  ['Asia/Kolkata', '2026-11-23T18:00:00Z', '2026-11-23T20:00:00Z', ['2026-11-23', '2026-11-24']],
  // Over the day that Samoa left out: it is told of too, as nobody asks for it.
  ['Pacific/Apia', '2011-12-29T20:00:00Z', '2011-12-30T20:00:00Z', ['2011-12-29', '2011-12-30', '2011-12-31']],
])('in %s what lasts from %s to %s is on %j', (zone, from, to, days) => {
  expect(daysOf(zone, { at: at(from), endsAt: at(to) })).toEqual(days)
})

test.each(['UTC', 'Pacific/Apia', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Casablanca'])(
  'in %s every hour is on one day, in order, and every month shows all of its own',
  (zone) => {
    const hours = Array.from({ length: 46 * 24 }, (_, hour) => at('2011-11-25T00:00:00Z') + hour * 3_600_000)
    const days = byDay(
      zone,
      hours.map((hour) => ({ at: hour })),
    )
    expect([...days.keys()]).toEqual([...days.keys()].sort())
    expect([...days.values()].flat().map((each) => each.at)).toEqual(hours)
    for (const [day, [first]] of [...days].slice(1)) {
      expect(first!.at - startOfDay(zone, day)).toBeGreaterThanOrEqual(0)
      expect(first!.at - startOfDay(zone, day)).toBeLessThan(3_600_000)
    }
    const missing = weeksOf('2011-12')
      .flat()
      .filter((day) => !days.has(day))
    expect(missing).toEqual(zone === 'Pacific/Apia' ? ['2011-12-30'] : [])
  },
)
