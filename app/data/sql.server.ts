import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListCursor } from '../domain/community/search/list-cursor'

/** Values for an `IN`, as one bound parameter however many they are: D1 takes a hundred a query. */
export const listOf = (values: readonly (string | number | null)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Where a list of instants and ids, the last one first, goes on behind a place; everywhere without one. */
export const isAfter = (after: ListCursor | null, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : undefined

/**
 * Whether a statement, and with it its batch, was refused because a row had nothing in this column, `table.column`: how a condition undoes
 * a whole batch. D1's own error lies behind that of the query.
 */
export function isMissingValue(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`NOT NULL constraint failed: ${column}`)) return true
  }
  return false
}
