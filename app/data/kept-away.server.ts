import type { ListCursor } from '../domain/community/list-cursor'

/** Whom a member keeps at a distance: so many are read at once. */
export const KEPT_AWAY_A_PAGE = 30

/** A page of them, and where the next one begins; null at the end. */
export type KeptAway<M> = { members: M[]; next: ListCursor | null }

/** A page of rows of which one more was read, to know whether it goes on. */
export function toKeptAway<M>(rows: (M & { at: Date; id: string })[]): KeptAway<M> {
  const page = rows.slice(0, KEPT_AWAY_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    members: page.map(({ at: _, id: __, ...member }) => member as unknown as M),
    next: last ? { at: last.at.getTime(), id: last.id } : null,
  }
}
