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
  ['32 this year', '1994-06-01', [25]],
  ['33 this year', '1993-06-01', [25, 35]],
  ['35 this year, since yesterday', '1991-11-26', [25, 35]],
  ['35 this year, from tomorrow on', '1991-11-28', [25, 35]],
  ['37 this year', '1989-06-01', [25, 35]],
  ['38 this year', '1988-06-01', [35]],
  ['18 this year', '2008-03-01', [18]],
  ['of a great age', '1920-03-01', [65]],
  ['of no known birth date', null, [18, 25, 35, 45, 55, 65]],
] as const)('a member who is %s may state the groups', (_, birthDate, groups) => {
  expect(ageGroupsOf(birthDate, NOW)).toEqual(groups)
})

test('a change of group fits five years of birth, whatever day it is', () => {
  for (const day of ['01-02', '06-15', '12-31']) {
    const years = Array.from({ length: 40 }, (_, at) => 1970 + at).filter((year) => {
      const groups = ageGroupsOf(`${year}-06-15`, new Date(`2026-${day}T12:00:00Z`))
      return groups.includes(25) && groups.includes(35)
    })
    expect(years).toEqual([1989, 1990, 1991, 1992, 1993])
  }
})

describe('what others see', () => {
  const saved: CardPreferences = {
    ...{ seeks: ['dating'], words: 'Long walks', isPublic: true },
    ...{ ageGroup: 35, languages: ['ru'], city: 'Bergen, Norway' },
  }

  test('is what was chosen to be shown, and what is stated', () => {
    const { isPublic: _, ...shown } = saved
    expect(shownPreferences(saved, 'Bergen, Norway')).toEqual(shown)
    expect(shownPreferences(null, 'Bergen, Norway')).toEqual({
      ...{ seeks: [], words: null, ageGroup: null, languages: [], city: null },
    })
  })

  test('is nothing of what is looked for unless the member shows it', () => {
    expect(shownPreferences({ ...saved, isPublic: false }, null)).toMatchObject({
      seeks: [],
      words: null,
      ageGroup: 35,
    })
  })

  test.each(['Oslo, Norway', '', null])('is no city that the profile no longer names: %s', (location) => {
    expect(shownPreferences(saved, location)).toMatchObject({ ageGroup: 35, city: null })
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
