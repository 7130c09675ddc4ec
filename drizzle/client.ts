import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

const handles = new WeakMap<D1Database, Database>()

/** The typed query builder over a D1 binding; the same one each time, since it keeps the queries that were prepared with it. */
export function createDatabase(binding: D1Database): Database {
  const handle = handles.get(binding) ?? drizzle(binding)
  handles.set(binding, handle)
  return handle
}
