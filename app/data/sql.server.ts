import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListCursor } from '../domain/community/search/list-cursor'

/** Values for an `IN` as one bound parameter, because D1 allows a hundred per query. */
export const listOf = (values: readonly (string | number | null)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** The rows after a cursor in a list sorted by instant and id, newest first; all rows without a cursor. */
export const isAfter = (after: ListCursor | null, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : undefined

/**
 * Whether a batch failed on a NULL in this NOT NULL column (`table.column`), which is how a condition rolls back a whole batch. D1's
 * error is a cause of the query's.
 */
export function isMissingValue(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`NOT NULL constraint failed: ${column}`)) return true
  }
  return false
}
