import type { Page, ShownComment } from './feed'

// Comments as far as they were read, the oldest first.

type Comments = Page<ShownComment>

const known = ({ items }: Comments) => new Set(items.map(({ id }) => id))

/** What the server tells anew, with what was read or written after it, where the two join. */
export function mergeComments(list: Comments, page: Comments): Comments {
  const told = known(page)
  const last = page.items.at(-1)
  const later = last ? list.items.filter(({ id, createdAt }) => !told.has(id) && createdAt > last.createdAt) : []
  const isJoined = list.items.some(({ id }) => told.has(id))
  if (page.nextCursor === null || later.length === 0 || !isJoined) return page
  return { items: [...page.items, ...later], nextCursor: list.nextCursor }
}

/** With the next page at its end; what is there already, as one's own newest is, stays once. */
export function appendComments(list: Comments, page: Comments): Comments {
  const added = page.items.filter(({ id }) => !known(list).has(id))
  return { items: inOrder([...list.items, ...added]), nextCursor: page.nextCursor }
}

/** With a comment in its place, as it is now. */
export const putComment = ({ items, nextCursor }: Comments, comment: ShownComment): Comments => ({
  items: inOrder([...items.filter(({ id }) => id !== comment.id), comment]),
  nextCursor,
})

export const dropComment = ({ items, nextCursor }: Comments, id: string): Comments => ({
  items: items.filter((comment) => comment.id !== id),
  nextCursor,
})

const inOrder = (items: ShownComment[]) =>
  items.sort((one, other) => compare(one.createdAt, other.createdAt) || compare(one.id, other.id))
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
