import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AngleCode, PROFILES } from './codes'
import { crossOf } from './cross'
import { crossNameOf } from './cross-names'
import { angleOf, profileOf } from './profile'
import { WHEEL } from './wheel'

/** All 192 as the source of the system prints them: by Sun gate from 1 to 64, three angles each. */
const printed: { angle: AngleCode; name: string; variation: number | null }[] = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/cross-names.json', import.meta.url), 'utf8'),
)

describe('profiles', () => {
  test('twelve, with their angles', () => {
    expect(PROFILES.map((profile) => [profile, angleOf(profile)])).toEqual([
      ['1/3', 'right'],
      ['1/4', 'right'],
      ['2/4', 'right'],
      ['2/5', 'right'],
      ['3/5', 'right'],
      ['3/6', 'right'],
      ['4/6', 'right'],
      ['4/1', 'juxtaposition'],
      ['5/1', 'left'],
      ['5/2', 'left'],
      ['6/2', 'left'],
      ['6/3', 'left'],
    ])
  })

  test('of the two Suns’ lines; pairs that are not 88° apart are refused', () => {
    expect(profileOf(4, 6)).toBe('4/6')
    expect(profileOf(6, 2)).toBe('6/2')
    expect(() => profileOf(1, 1)).toThrow(RangeError)
    expect(() => profileOf(4, 4)).toThrow(RangeError)
  })
})

describe('incarnation crosses', () => {
  test('all 192 names and variations', () => {
    expect(printed).toHaveLength(192)
    for (const [index, { angle, name, variation }] of printed.entries()) {
      expect(crossNameOf(Math.floor(index / 3) + 1, angle)).toEqual({ name, variation })
    }
  })

  test('the personality Sun names the cross and its quarter, the profile its angle', () => {
    expect(crossOf([6, 36, 12, 11], '2/4')).toEqual({
      angle: 'right',
      gates: [6, 36, 12, 11],
      name: 'Eden',
      variation: 3,
      quarter: 'duality',
    })
    expect(crossOf([1, 2, 4, 49], '4/1')).toMatchObject({
      name: 'Self-Expression',
      variation: null,
      angle: 'juxtaposition',
    })
    expect(crossOf([1, 2, 4, 49], '5/1')).toMatchObject({ name: 'Defiance', variation: 2, quarter: 'mutation' })
  })

  test('a cross returns along the wheel: every quarter with Right Angle, every half with Left Angle', () => {
    for (let start = 0; start < 64; start++) {
      const nameAfter = (steps: number, angle: 'right' | 'left') => crossNameOf(WHEEL[(start + steps) % 64]!, angle)
      const right = [0, 16, 32, 48].map((steps) => nameAfter(steps, 'right'))
      expect(new Set(right.map(({ name }) => name)).size).toBe(1)
      expect(right.map(({ variation }) => variation).sort()).toEqual([1, 2, 3, 4])
      const left = [0, 32].map((steps) => nameAfter(steps, 'left'))
      expect(new Set(left.map(({ name }) => name)).size).toBe(1)
      expect(left.map(({ variation }) => variation).sort()).toEqual([1, 2])
    }
  })
})
