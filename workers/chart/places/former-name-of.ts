import { type FormerName, listFormerNames } from '~/domain/birth/places/former-place-names'
import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'

type NamedRow = { id: number; name: string; name_ru: string | null }

/** The former name of a place that begins so, the latest first; undefined where a name of today does or none begins so. */
export function formerNameOf(row: NamedRow, beginning: string): FormerName | undefined {
  const matches = (name: string | null) => name !== null && normalisePlaceName(name).startsWith(beginning)
  if (beginning === '' || matches(row.name) || matches(row.name_ru)) return undefined
  const found = listFormerNames(row.id).findLast(({ spellings }) => spellings.some(matches))
  return found && { name: found.name, nameRu: found.nameRu, from: found.from, to: found.to }
}

/** Whether a place was called exactly so before. */
export const hasFormerName = (id: number, name: string): boolean =>
  listFormerNames(id).some(({ spellings }) => spellings.some((each) => normalisePlaceName(each) === name))
