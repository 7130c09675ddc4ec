import { eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'

/** The last row a walk through a table has come to, in the order of their making. */
export type Place = { createdAt: number; id: string }

/** Before the first row. */
export const START: Place = { createdAt: -1, id: '' }

/** Rows behind a place, in the order of their making. */
export const comesAfter = (place: Place, createdAt: SQLiteColumn, id: SQLiteColumn): SQL =>
  sql`(${createdAt}, ${id}) > (${place.createdAt}, ${place.id})`

/** The next members of a walk through them all, who has been here longest first. */
export const nextMembers = (db: Database, after: Place, rows: number) =>
  db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(comesAfter(after, users.createdAt, users.id))
    .orderBy(users.createdAt, users.id)
    .limit(rows)

/** Where a piece of so many rows ended; null where it was the last. */
export function placeBehind(piece: { id: string; createdAt: Date }[], rows: number): Place | null {
  const last = piece.length === rows ? piece.at(-1) : undefined
  return last ? { createdAt: last.createdAt.getTime(), id: last.id } : null
}

/** A piece of a walk: what was done from a place on, and where it ended; null: there is no more. */
export type Step = (after: Place, rows: number) => Promise<{ done: number; next: Place | null }>

/**
 * Goes on with a walk where the last run ended it, at most so many rows in all, and begins anew after the last row: so the
 * whole table comes by in turn, however large it is. Gives what the steps did, summed.
 */
export async function walkOn(
  db: Database,
  name: string,
  step: Step,
  { steps, rows }: { steps: number; rows: number },
): Promise<number> {
  let place = (await findStoredValue<Place>(db, nameOf(name)))?.value ?? START
  let done = 0
  for (let taken = 0; taken < steps; taken++) {
    const answer = await step(place, rows)
    done += answer.done
    place = answer.next ?? START
    if (answer.next === null) break
  }
  await storeValue(db, nameOf(name), place, new Date())
  return done
}

/** Walks once through all of it. */
export async function walkWhole(step: Step, rows: number): Promise<number> {
  let done = 0
  for (let place: Place | null = START; place; ) {
    const answer = await step(place, rows)
    done += answer.done
    place = answer.next
  }
  return done
}

const nameOf = (name: string) => `walk.${name}`

/** The value stored for the whole site under a name, and when it was stored; null: none. */
export async function findStoredValue<T>(db: Database, name: string): Promise<{ value: T; at: Date } | null> {
  const [row] = await db.select().from(siteCounts).where(eq(siteCounts.name, name))
  return row ? { value: row.value as T, at: row.countedAt } : null
}

/** Stores a value under a name, in place of the one stored before. */
export async function storeValue(db: Database, name: string, value: object, at: Date): Promise<void> {
  await db
    .insert(siteCounts)
    .values({ name, value, countedAt: at })
    .onConflictDoUpdate({ target: siteCounts.name, set: { value, countedAt: at } })
}
