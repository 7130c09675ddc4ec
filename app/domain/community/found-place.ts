/**
 * Where a page of finds ends: the row of the index, and for members whether the finds by name (0) or by anything else (1)
 * are being read.
 */
export type FoundPlace = { tier: 0 | 1; row: number }

/** Before the first find. */
export const START: FoundPlace = { tier: 0, row: 0 }

const PLACE = /^([01])_(\d{1,15})$/

/** A place as an address carries it. */
export const toFoundCursor = ({ tier, row }: FoundPlace) => `${tier}_${row}`

/** Reads it; null for none and for whatever is not one, which begins the list anew. */
export function parseFoundCursor(said: string | null): FoundPlace | null {
  const found = PLACE.exec(said ?? '')
  return found ? { tier: found[1] === '1' ? 1 : 0, row: Number(found[2]) } : null
}
