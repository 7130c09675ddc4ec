import rows from './former-place-names.json'

/** A former name of a place. */
export interface FormerName {
  name: string
  nameRu: string
  /** First year of the name; null when it is very old. */
  from: number | null
  /** Year in which it was replaced. */
  to: number
}

type Row = [id: number, today: string, spellings: string[], russian: string, from: number | null, to: number]
type SpelledName = FormerName & { spellings: readonly string[] }

let byPlace: Map<number, SpelledName[]> | undefined

function readRows(): Map<number, SpelledName[]> {
  const names = new Map<number, SpelledName[]>()
  for (const [id, , spellings, nameRu, from, to] of rows as Row[]) {
    const name = { name: spellings[0] ?? nameRu, nameRu, from, to, spellings: [...spellings, nameRu] }
    names.set(id, [...(names.get(id) ?? []), name])
  }
  return names
}

/** The former names of a place by its GeoNames id, each with every spelling in both scripts, the oldest first. */
export function listFormerNames(id: number): readonly SpelledName[] {
  byPlace ??= readRows()
  return byPlace.get(id) ?? []
}
