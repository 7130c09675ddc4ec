import { TYPES, type TypeCode } from '~/domain/human-design/terms/codes'
import type { Key } from './translate'

/** The key in `type-pairs` of how two types go together, from either side; `generic` where one is not known. */
export function typePairKey(one: TypeCode | null, other: TypeCode | null): Key<'type-pairs'> {
  if (!one || !other) return 'generic'
  const [first, second] = TYPES.indexOf(one) < TYPES.indexOf(other) ? [one, other] : [other, one]
  return `${first}_${second}` as Key<'type-pairs'>
}
