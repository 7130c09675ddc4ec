import { expect, test } from 'vitest'
import { TYPES } from '../terms/codes'
import { loveCompatibility } from './love-compatibility'

// The specification names four pairs and gives every other 70.
const SPECIFIED: Record<string, number> = {
  'generator generator': 92,
  'generator projector': 89,
  'manifestor projector': 85,
  'manifesting_generator reflector': 78,
}

test('every pair of types has the specified percentage, from either side', () => {
  const pairs = TYPES.flatMap((one) => TYPES.map((other) => [one, other] as const))
  expect(pairs).toHaveLength(25)
  for (const [one, other] of pairs) {
    expect(loveCompatibility(one, other), `${one} ${other}`).toBe(SPECIFIED[[one, other].sort().join(' ')] ?? 70)
  }
})
