import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListCursor } from '../domain/community/search/list-cursor'

/** Values for an `IN`, as one bound parameter however many they are: D1 takes a hundred a query. */
export const listOf = (values: readonly (string | number | null)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Where a list of instants and ids, the last one first, goes on behind a place; everywhere without one. */
export const isAfter = (after: ListCursor | null, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : undefined
