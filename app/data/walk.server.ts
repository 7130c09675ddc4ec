import { eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../drizzle/client'
import { siteCounts } from '../../drizzle/schema/site-counts'

/** The last row a walk through a table has come to, in the order of their making. */
export type Place = { createdAt: number; id: string }

/** Before the first row. */
export const START: Place = { createdAt: -1, id: '' }

/** Rows behind a place, in the order of their making. */
export const comesAfter = (place: Place, createdAt: SQLiteColumn, id: SQLiteColumn): SQL =>
  sql`(${createdAt}, ${id}) > (${place.createdAt}, ${place.id})`

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
  let place = await findPlace(db, name)
  let done = 0
  for (let taken = 0; taken < steps; taken++) {
    const answer = await step(place, rows)
    done += answer.done
    place = answer.next ?? START
    if (answer.next === null) break
  }
  await keepPlace(db, name, place)
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

async function findPlace(db: Database, name: string): Promise<Place> {
  const [row] = await db
    .select({ value: siteCounts.value })
    .from(siteCounts)
    .where(eq(siteCounts.name, nameOf(name)))
  return (row?.value as Place | undefined) ?? START
}

async function keepPlace(db: Database, name: string, value: Place) {
  const countedAt = new Date()
  await db
    .insert(siteCounts)
    .values({ name: nameOf(name), value, countedAt })
    .onConflictDoUpdate({ target: siteCounts.name, set: { value, countedAt } })
}

const nameOf = (name: string) => `walk.${name}`
