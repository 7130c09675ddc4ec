import type { TypeCode } from '../terms/codes'

/** What the specification gives every pair that its love table leaves out. */
export const DEFAULT_LOVE_PERCENT = 70

/** The specified pairs of the love table; the other is the same from either side. */
const TABLE: readonly { types: readonly [TypeCode, TypeCode]; percent: number }[] = [
  { types: ['generator', 'generator'], percent: 92 },
  { types: ['generator', 'projector'], percent: 89 },
  { types: ['manifestor', 'projector'], percent: 85 },
  { types: ['manifesting_generator', 'reflector'], percent: 78 },
]

/** How well two types go together in love, in percent; the same from either side. */
export function loveCompatibility(one: TypeCode, other: TypeCode): number {
  const found = TABLE.find(({ types: [a, b] }) => (a === one && b === other) || (a === other && b === one))
  return found?.percent ?? DEFAULT_LOVE_PERCENT
}
