import { expect, test } from 'vitest'
import {
  analysesAMonth,
  FREE,
  freeAgainAt,
  freeLimit,
  isPremiumAt,
  monthOf,
  nextMonthAt,
  usageOf,
} from './entitlements'

const NOW = new Date('2026-11-22T12:00:00Z')

const END = new Date('2026-12-22T09:30:00.000Z')

test.each([
  ['never granted', false, null, 0, false],
  ['granted by hand, without an end', true, null, 0, true],
  ['a millisecond before its end', true, END, -1, true],
  ['at its end', true, END, 0, false],
  ['a millisecond after its end', true, END, 1, false],
  ['taken back before its end', false, END, -1, false],
] as const)('premium %s', (_, hasPremium, premiumExpiresAt, milliseconds, isPremium) => {
  const now = new Date(END.getTime() + milliseconds)
  expect(isPremiumAt({ hasPremium, premiumExpiresAt }, now)).toBe(isPremium)
})

test('a member without premium may ask 20 members and begin 10 conversations in 30 days', () => {
  const since = new Date('2026-10-23T12:00:00Z')
  expect(freeLimit('requests', { isPremium: false }, NOW)).toEqual({ most: 20, since })
  expect(freeLimit('conversations', { isPremium: false }, NOW)).toEqual({ most: 10, since })
})

test('premium lifts every limit', () => {
  for (const of of Object.keys(FREE) as (keyof typeof FREE)[]) {
    expect(freeLimit(of, { isPremium: true }, NOW)).toBeNull()
  }
})

test('there is room again when the oldest one no longer counts', () => {
  expect(freeAgainAt('requests', new Date('2026-11-01T08:30:00Z'))).toEqual(new Date('2026-12-01T08:30:00Z'))
})

test('three analyses open a month of the member’s clock, and any number with premium', () => {
  expect([analysesAMonth({ isPremium: false }), analysesAMonth({ isPremium: true })]).toEqual([3, null])
  const [evening, newYear] = [new Date('2026-11-30T23:59:59Z'), new Date('2026-12-31T23:59:59Z')]
  expect(['UTC', 'Europe/Berlin'].map((zone) => monthOf(evening, zone))).toEqual(['2026-11', '2026-12'])
  expect(nextMonthAt(newYear, 'UTC')).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(nextMonthAt(newYear, 'Europe/Berlin')).toEqual(new Date('2027-01-31T23:00:00Z'))
  expect(nextMonthAt(evening, 'America/New_York')).toEqual(new Date('2026-12-01T05:00:00Z'))
})

test('what is left of each limit, and when there is more again', () => {
  const oldest = new Date('2026-11-01T08:30:00Z')
  const used = {
    requests: { count: 17, oldest },
    conversations: { count: 0, oldest: null },
    analyses: { count: 3, oldest },
  }
  expect(usageOf(used, { now: NOW, timeZone: 'UTC' })).toEqual([
    { of: 'requests', most: 20, left: 3, nextAt: new Date('2026-12-01T08:30:00Z') },
    { of: 'conversations', most: 10, left: 10, nextAt: null },
    { of: 'analyses', most: 3, left: 0, nextAt: new Date('2026-12-01T00:00:00Z') },
  ])
})
