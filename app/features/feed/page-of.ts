import { cutPage } from '~/domain/community/list-cursor'
import type { Page } from './feed'

/** The page of a list that was asked for one row more than the page has. */
export function pageOf<Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const { page, nextCursor } = cutPage(rows, size, ({ createdAt: at, id }) => ({ at, id }))
  return { items: page.map(toItem), nextCursor }
}
