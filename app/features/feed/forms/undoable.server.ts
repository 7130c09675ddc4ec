import { isCommentUndoable } from '~/data/posts/comments.server'
import { isPostUndoable } from '~/data/posts/posts.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { undoEnd } from './feed-actions.server'

/** What was just deleted by a form without scripts, and can be brought back. */
export type Undoable = { kind: 'post' | 'comment'; id: string }

const PARAMETER = 'undo'
const ADDRESS = /^(post|comment)\.([\w-]{1,64})$/

/** Adds the offer to undo a deletion to an address. */
export function withUndo(path: string, { kind, id }: Undoable): string {
  const url = new URL(path, 'http://site.invalid')
  url.searchParams.set(PARAMETER, `${kind}.${id}`)
  return url.pathname + url.search + url.hash
}

/** The deletion that an address offers to undo, as long as this member can. */
export async function findUndoable(
  { db }: Context,
  viewer: Pick<Viewer, 'id'> | null,
  search: URLSearchParams,
): Promise<Undoable | null> {
  const [, kind, id] = ADDRESS.exec(search.get(PARAMETER) ?? '') ?? []
  if (!viewer || !id) return null
  const end = undoEnd(new Date())
  if (kind === 'post') return (await isPostUndoable(db, viewer.id, id, end)) ? { kind, id } : null
  return (await isCommentUndoable(db, viewer.id, id, end)) ? { kind: 'comment', id } : null
}
