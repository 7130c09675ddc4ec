import { TYPES, type TypeCode } from '../terms/codes'

const DEFAULT_PERCENT = 60

/** The specified table, each pair under the type that stands first in `TYPES`. */
const TABLE: Record<TypeCode, Partial<Record<TypeCode, number>>> = {
  generator: { generator: 85, manifesting_generator: 95, manifestor: 75, projector: 90, reflector: 70 },
  manifesting_generator: { manifesting_generator: 92, manifestor: 85, projector: 88, reflector: 70 },
  manifestor: { projector: 80, reflector: 65 },
  projector: { reflector: 75 },
  reflector: {},
}

/** How well two types go together, in percent; the same from either side. */
export function typeCompatibility(one: TypeCode, other: TypeCode): number {
  const [first, second] = TYPES.indexOf(one) < TYPES.indexOf(other) ? [one, other] : [other, one]
  return TABLE[first][second] ?? DEFAULT_PERCENT
}

/** What the specification gives every pair that its love table leaves out. */
export const DEFAULT_LOVE_PERCENT = 70

/** The specified pairs of the love table; the other is the same from either side. */
const LOVE_TABLE: readonly { types: readonly [TypeCode, TypeCode]; percent: number }[] = [
  { types: ['generator', 'generator'], percent: 92 },
  { types: ['generator', 'projector'], percent: 89 },
  { types: ['manifestor', 'projector'], percent: 85 },
  { types: ['manifesting_generator', 'reflector'], percent: 78 },
]

/** How well two types go together in love, in percent; the same from either side. */
export function loveCompatibility(one: TypeCode, other: TypeCode): number {
  const found = LOVE_TABLE.find(({ types: [a, b] }) => (a === one && b === other) || (a === other && b === one))
  return found?.percent ?? DEFAULT_LOVE_PERCENT
}
