import { describe, expect, test } from 'vitest'
import {
  AGE_GROUPS,
  ageGroupsOf,
  type CardPreferences,
  chordSquared,
  DISTANCES_KM,
  lastAgeOf,
  shownPreferences,
  unitVector,
} from './love-preferences'

const NOW = new Date('2026-11-27T04:00:00Z')

test('age groups follow one another without a gap from 18 to 120', () => {
  expect(AGE_GROUPS.map((group) => [group, lastAgeOf(group)])).toEqual([
    [18, 24],
    [25, 34],
    [35, 44],
    [45, 54],
    [55, 64],
    [65, 120],
  ])
})

test.each([
  ['in the middle of a group', '1996-05-01', [25]],
  ['35 this year, since yesterday', '1991-11-26', [25, 35]],
  ['35 this year, from tomorrow on', '1991-11-28', [25, 35]],
  ['35 on the first day of the year', '1991-01-01', [35]],
  ['35 on the last day of the year', '1991-12-31', [25, 35]],
  ['36 this year', '1990-11-28', [35]],
  ['18 this year', '2008-03-01', [18]],
  ['of a great age', '1920-03-01', [65]],
  ['of no known birth date', null, [18, 25, 35, 45, 55, 65]],
] as const)('a member who is %s may state the groups', (_, birthDate, groups) => {
  expect(ageGroupsOf(birthDate, NOW)).toEqual(groups)
})

test('no day of the year but the first changes which groups may be stated', () => {
  for (let day = 0; day < 365; day++) {
    const birthDate = new Date(Date.UTC(1991, 0, 2 + day))
    if (birthDate.getUTCFullYear() > 1991) continue
    const groups = [0, 90, 200, 364].map((at) =>
      ageGroupsOf(birthDate.toISOString().slice(0, 10), new Date(Date.UTC(2026, 0, 1 + at, 12))),
    )
    expect([day, ...groups]).toEqual([day, [25, 35], [25, 35], [25, 35], [25, 35]])
  }
})

describe('what others see', () => {
  const DAYS = 86_400_000
  const saved: CardPreferences = {
    ...{ seeks: ['dating'], words: 'Long walks', isPublic: true },
    ...{ ageGroup: 35, languages: ['ru'], city: 'Bergen, Norway', statedAt: NOW.getTime() - 7 * DAYS },
  }
  const NOTHING = { seeks: [], words: null, ageGroup: null, languages: [], city: null }
  const shown = (change: Partial<CardPreferences>, location: string | null = 'Bergen, Norway') =>
    shownPreferences({ ...saved, ...change }, location, NOW)

  test('is what was chosen to be shown, and what has been stated for seven days', () => {
    const { seeks, words, ageGroup, languages, city } = saved
    expect(shown({})).toEqual({ seeks, words, ageGroup, languages, city })
    expect(shownPreferences(null, 'Bergen, Norway', NOW)).toEqual(NOTHING)
  })

  test('is nothing of what is looked for unless the member shows it', () => {
    expect(shown({ isPublic: false })).toMatchObject({ seeks: [], words: null, ageGroup: 35 })
  })

  test.each([NOW.getTime() - 7 * DAYS + 1, NOW.getTime(), null])(
    'is nothing stated before it counts: %s',
    (statedAt) => {
      expect(shown({ statedAt })).toEqual({ ...NOTHING, seeks: ['dating'], words: 'Long walks' })
    },
  )

  test.each(['Oslo, Norway', '', null])('is no city that the profile no longer names: %s', (location) => {
    expect(shown({}, location)).toMatchObject({ ageGroup: 35, city: null })
  })
})

describe('distances by chords', () => {
  const apart = (one: [number, number], other: [number, number]) => {
    const [a, b] = [unitVector(...one), unitVector(...other)]
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
  }

  test.each(DISTANCES_KM)('along a meridian %s km end where the degrees say', (km) => {
    // A degree of the mean sphere is 111.195 km.
    const degrees = km / 111.195
    expect(apart([50, 10], [50 + degrees * 0.999, 10])).toBeLessThan(chordSquared(km))
    expect(apart([50, 10], [50 + degrees * 1.001, 10])).toBeGreaterThan(chordSquared(km))
  })

  test('across the antimeridian and at a pole', () => {
    expect(apart([0, 179.9], [0, -179.9])).toBeLessThan(chordSquared(50))
    expect(apart([89.9, 0], [89.9, 180])).toBeLessThan(chordSquared(50))
    expect(apart([0, 0], [0, 180])).toBeCloseTo(4)
  })
})
