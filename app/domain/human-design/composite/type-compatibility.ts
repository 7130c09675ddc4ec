import { TYPES, type TypeCode } from '../terms/codes'

const DEFAULT = 60

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
  return TABLE[first][second] ?? DEFAULT
}
