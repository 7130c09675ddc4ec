import { type SQL, sql } from 'drizzle-orm'

/** Values for an `IN`, as one bound parameter however many they are: D1 takes a hundred a query. */
export const listOf = (values: readonly (string | number | null)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
