import type { ListCursor } from '../domain/community/list-cursor'
import { photoVisibleTo, readableFullName, readableUsername } from './visibility.server'

/** Page size of the lists of muted and blocked members. */
export const HIDDEN_MEMBERS_PAGE_SIZE = 30

/** One of them; `id` names the row and never the member, who has no name where the reader may no longer read it. */
export type HiddenMember = { id: string; username: string | null; fullName: string | null; avatarUrl: string | null }

/** What a list says of each, for the member whose list it is. */
export const hiddenMemberColumns = (viewerId: string) => ({
  username: readableUsername(viewerId).as('shown_username'),
  fullName: readableFullName(viewerId).as('shown_name'),
  avatarUrl: photoVisibleTo(viewerId).as('shown_avatar'),
})

/** A page of them, and where the next one begins; null at the end. */
export type HiddenMembersPage<M> = { members: M[]; next: ListCursor | null }

/** A page of rows of which one more was read, to know whether it goes on. */
export function toHiddenMembersPage<M extends { id: string }>(rows: (M & { at: Date })[]): HiddenMembersPage<M> {
  const page = rows.slice(0, HIDDEN_MEMBERS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    members: page.map(({ at: _, ...member }) => member as unknown as M),
    next: last ? { at: last.at.getTime(), id: last.id } : null,
  }
}
