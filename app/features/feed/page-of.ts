import { toCursor } from '~/domain/community/list-cursor'
import type { Page } from './feed'

/** The page of a list that was asked for one row more than the page has: that one says only that there are more. */
export function pageOf<Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const hasMore = rows.length > size && last !== undefined
  return {
    items: shown.map(toItem),
    nextCursor: hasMore ? toCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
  }
}
