import { PERSONAL_FIELDS, type PersonalField, type PersonalValues, wasName } from './personal'
import type { PersonalInput } from './personal.schema'

/**
 * What this form changes: fields that differ from what stood there when the page was made, and from what is stored. So of
 * two pages open at once each writes only what was typed in it.
 */
export function changedFields(input: PersonalInput, stored: PersonalValues): Set<PersonalField> {
  return new Set(
    PERSONAL_FIELDS.filter(
      (name) => input[name] !== (input[wasName(name)] ?? stored[name]) && input[name] !== stored[name],
    ),
  )
}
