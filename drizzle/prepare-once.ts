import type { Placeholder } from 'drizzle-orm'
import type { Database } from './client'

/** A value, or in a prepared query the place it is filled in at. */
export type Argument<T> = T | Placeholder

/**
 * A query whose SQL is written once for each database handle, and is given only its values afterwards: writing that of a long
 * query takes longer than sending it.
 */
export function prepareOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const prepared = new WeakMap<Database, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}
