import { expect, test } from 'vitest'
import { TYPES } from '../terms/codes'
import { loveCompatibility, typeCompatibility } from './type-compatibility'

// The table as the specification prints it, and the three pairs it leaves at 60.
const SPECIFIED = [
  ['generator', 'generator', 85],
  ['generator', 'manifestor', 75],
  ['generator', 'projector', 90],
  ['generator', 'reflector', 70],
  ['generator', 'manifesting_generator', 95],
  ['manifestor', 'projector', 80],
  ['manifestor', 'reflector', 65],
  ['manifestor', 'manifesting_generator', 85],
  ['projector', 'reflector', 75],
  ['projector', 'manifesting_generator', 88],
  ['reflector', 'manifesting_generator', 70],
  ['manifesting_generator', 'manifesting_generator', 92],
  ['manifestor', 'manifestor', 60],
  ['projector', 'projector', 60],
  ['reflector', 'reflector', 60],
] as const

test.each(SPECIFIED)('%s and %s go together at %i percent, from either side', (one, other, percent) => {
  expect(typeCompatibility(one, other)).toBe(percent)
  expect(typeCompatibility(other, one)).toBe(percent)
})

test('these are all pairs there are', () => {
  const pairs = SPECIFIED.map(([one, other]) => [one, other].sort().join(' '))
  const all = TYPES.flatMap((one) => TYPES.map((other) => [one, other].sort().join(' ')))
  expect(new Set(pairs)).toEqual(new Set(all))
})

// The specification names four pairs and gives every other 70.
const SPECIFIED_LOVE: Record<string, number> = {
  'generator generator': 92,
  'generator projector': 89,
  'manifestor projector': 85,
  'manifesting_generator reflector': 78,
}

test('every pair of types has the specified percentage, from either side', () => {
  const pairs = TYPES.flatMap((one) => TYPES.map((other) => [one, other] as const))
  expect(pairs).toHaveLength(25)
  for (const [one, other] of pairs) {
    expect(loveCompatibility(one, other), `${one} ${other}`).toBe(SPECIFIED_LOVE[[one, other].sort().join(' ')] ?? 70)
  }
})
