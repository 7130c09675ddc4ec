import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListCursor } from '../domain/community/list-cursor'

/** Where a list of instants and ids, the last one first, goes on behind a place; everywhere without one. */
export const isAfter = (after: ListCursor | null, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : undefined
