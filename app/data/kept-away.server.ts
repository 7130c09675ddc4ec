import { users } from '../../drizzle/schema/users'
import type { ListCursor } from '../domain/community/list-cursor'
import { ifNameVisible } from './visible-members.server'

/** Whom a member keeps at a distance: so many are read at once. */
export const KEPT_AWAY_A_PAGE = 30

/** One of them; without a name where the keeper may no longer read it. */
export type KeptAwayMember = { id: string; username: string | null; fullName: string | null; avatarUrl: string | null }

/** What a list says of each, for the member whose list it is. */
export const keptAwayColumns = (keeperId: string) => ({
  username: ifNameVisible(keeperId, users.username).as('shown_username'),
  fullName: ifNameVisible(keeperId, users.fullName).as('shown_name'),
  avatarUrl: ifNameVisible(keeperId, users.avatarUrl).as('shown_avatar'),
})

/** A page of them, and where the next one begins; null at the end. */
export type KeptAway<M> = { members: M[]; next: ListCursor | null }

/** A page of rows of which one more was read, to know whether it goes on. */
export function toKeptAway<M extends { id: string }>(rows: (M & { at: Date })[]): KeptAway<M> {
  const page = rows.slice(0, KEPT_AWAY_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    members: page.map(({ at: _, ...member }) => member as unknown as M),
    next: last ? { at: last.at.getTime(), id: last.id } : null,
  }
}
