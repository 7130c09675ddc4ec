import { drizzle } from 'drizzle-orm/d1'

/** The typed query builder over a D1 binding. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding)
}

export type Database = ReturnType<typeof createDatabase>
