/** Where a page of a list ends that is ordered by when things were written, then by their ids. */
export type ListCursor = { at: number; id: string }

const CURSOR = /^(\d{1,15})_([\w-]{1,64})$/

/** A cursor as an address carries it. */
export const toCursor = ({ at, id }: ListCursor) => `${at}_${id}`

/** A page of rows of which one more was read than it holds: that one says only that it goes on, behind `nextCursor`. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => { at: Date | number; id: string },
) {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  if (!last) return { page, nextCursor: null }
  const { at, id } = placeOf(last)
  return { page, nextCursor: toCursor({ at: Number(at), id }) }
}

/** Parses a cursor; null for none and for an invalid one, which starts the list from the top. */
export function parseCursor(said: string | null | undefined): ListCursor | null {
  const found = CURSOR.exec(said ?? '')
  return found ? { at: Number(found[1]), id: found[2]! } : null
}
