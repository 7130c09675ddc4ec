import { describe, expect, test } from 'vitest'
import { unitVector } from './love-preferences'
import {
  actingKinds,
  countingOf,
  NO_FILTER,
  NO_STATEMENT,
  type Statement,
  type Version,
  waitsUntil,
  withFilter,
  withStatement,
} from './love-versions'

const DAY = 86_400_000
/** A Friday. */
const NOW = new Date('2026-11-27T04:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)
const BERGEN = { name: 'Bergen, Norway', ...unitVector(60.39, 5.32) }

/** Versions where these statements were saved one after another, so many days after the last. */
function saved(...steps: [days: number, statement: Partial<Statement>, random?: number][]) {
  let versions: Version<Statement>[] = []
  let at = 0
  let lastAgeGroup: Statement['ageGroup'] = null
  for (const [days, statement, random = 0] of steps) {
    at += days
    const now = inDays(at)
    lastAgeGroup = countingOf(versions, now)?.ageGroup ?? lastAgeGroup
    versions = withStatement({ versions, lastAgeGroup }, { ...NO_STATEMENT, ...statement }, now, random)
  }
  const counting = (days: number) => countingOf(versions, inDays(at + days)) ?? NO_STATEMENT
  return {
    versions,
    counting,
    waits: (kind: 'ageGroup' | 'languages' | 'city') => waitsUntil(versions, kind, inDays(at)),
  }
}

describe('a statement', () => {
  test('counts seven days after it is made', () => {
    const { counting, waits } = saved([0, { ageGroup: 35, languages: ['ru'], city: BERGEN }])
    expect(counting(6.99)).toEqual(NO_STATEMENT)
    expect(counting(7)).toMatchObject({ ageGroup: 35, languages: ['ru'], city: BERGEN })
    expect(waits('languages')).toBe(inDays(7).getTime())
  })

  test('stays as it was until the new one counts, and nothing else waits with it', () => {
    const { counting, waits } = saved(
      [0, { languages: ['en'], city: BERGEN }],
      [8, { languages: ['en', 'ru'], city: BERGEN }],
    )
    expect(counting(6.99)).toMatchObject({ languages: ['en'], city: BERGEN })
    expect(counting(7)).toMatchObject({ languages: ['en', 'ru'], city: BERGEN })
    expect(waits('city')).toBeNull()
  })

  test('ends at once where it is taken off, and the rest stays', () => {
    const { counting } = saved([0, { ageGroup: 35, languages: ['en'], city: BERGEN }], [8, { languages: ['en'] }])
    expect(counting(0)).toMatchObject({ ageGroup: null, languages: ['en'], city: null })
  })

  test('goes on waiting where it is saved again, and waits no longer where it is taken back', () => {
    const again = saved([0, { languages: ['en'] }], [3, { languages: ['en'], ageGroup: 25 }])
    expect([again.counting(3.99).languages, again.counting(4).languages]).toEqual([null, ['en']])
    expect([again.counting(6.99).ageGroup, again.counting(7).ageGroup]).toEqual([null, 25])
    const back = saved([0, { languages: ['en'] }], [8, { languages: ['ru'] }], [1, { languages: ['en'] }])
    expect([back.versions.length, back.counting(100).languages]).toEqual([1, ['en']])
  })

  test('saved unchanged changes nothing', () => {
    const once = saved([0, { ageGroup: 35, city: BERGEN }])
    expect(saved([0, { ageGroup: 35, city: BERGEN }], [2, { ageGroup: 35, city: BERGEN }]).versions).toEqual(
      once.versions,
    )
  })
})

describe('an age group in place of another', () => {
  test.each([
    [0, 30],
    [0.5, 105],
    [0.9999, 180],
  ])('counts from the beginning of a random day: %s', (random, days) => {
    const { waits, counting } = saved([0, { ageGroup: 25 }], [8, { ageGroup: 35, languages: ['en'] }, random])
    expect(waits('ageGroup')).toBe(Date.UTC(2026, 11, 5) + days * DAY)
    expect([counting(days - 1).ageGroup, counting(days).ageGroup]).toEqual([25, 35])
    expect([counting(6.99).languages, counting(7).languages]).toEqual([null, ['en']])
  })

  test('waits as long where the first one was taken off before', () => {
    const { counting } = saved([0, { ageGroup: 25 }], [8, {}], [1, { ageGroup: 35 }, 0])
    expect([counting(0), counting(29)].map(({ ageGroup }) => ageGroup)).toEqual([null, null])
    expect(counting(30).ageGroup).toBe(35)
  })

  test('waits seven days where the first one never counted, or is the same', () => {
    expect(saved([0, { ageGroup: 25 }], [1, { ageGroup: 35 }]).counting(7).ageGroup).toBe(35)
    expect(saved([0, { ageGroup: 25 }], [8, {}], [1, { ageGroup: 25 }]).counting(7).ageGroup).toBe(25)
  })
})

describe('a filter', () => {
  const RANGE = { ...NO_FILTER, ageFrom: 25, ageTo: 44 }
  const MONDAY = Date.UTC(2026, 10, 30)

  test.each([
    ['2026-11-27T04:00:00Z', '2026-11-30T00:00:00Z'],
    ['2026-11-29T23:59:59Z', '2026-11-30T00:00:00Z'],
    ['2026-11-30T00:00:00Z', '2026-12-07T00:00:00Z'],
  ])('changed at %s counts for others from %s', (at, from) => {
    expect(withFilter([], RANGE, new Date(at))).toEqual([{ ...RANGE, countsFrom: Date.parse(from) }])
  })

  test('counts as it was until then, and is one version where nothing changes', () => {
    const first = withFilter([], RANGE, NOW)
    expect(withFilter(first, RANGE, inDays(1))).toEqual(first)
    const changed = withFilter(first, { ...RANGE, isStrict: true }, inDays(4))
    expect(changed.map(({ isStrict }) => isStrict)).toEqual([false, true])
    expect(countingOf(changed, inDays(5))?.countsFrom).toBe(MONDAY)
    expect(withFilter(changed, RANGE, inDays(5))).toEqual(first)
    expect(withFilter([], NO_FILTER, NOW)).toEqual([])
  })

  test('leaves out by what its owner states, as long as that counts', () => {
    const filter = { ...RANGE, language: 'ru', withinKm: 50 } as const
    expect(actingKinds(filter, NO_STATEMENT, BERGEN.name)).toEqual([])
    const own: Statement = { ageGroup: 25, languages: ['en'], city: BERGEN }
    expect(actingKinds(filter, own, BERGEN.name)).toEqual(['ageGroup', 'languages', 'city'])
    expect(actingKinds(filter, own, 'Oslo')).toEqual(['ageGroup', 'languages'])
    expect(actingKinds(NO_FILTER, own, BERGEN.name)).toEqual([])
  })
})
