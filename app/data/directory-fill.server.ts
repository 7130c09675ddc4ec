import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { directory } from '../../drizzle/directory'
import { directoryTexts } from '../../drizzle/schema/directory'
import { searchEntries } from '../../drizzle/schema/search'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import { memberTexts } from '../domain/community/indexed-texts'
import { enterDirectory } from './directory-index.server'
import { listOf } from './sql-conditions.server'
import { type Place, placeBehind } from './walk.server'

// A migration that makes the directory anew leaves it empty and notes who waits: everybody. They come back in pieces, for a
// statement over all members would take longer than one may. Who changes meanwhile stands there at once, by the triggers.

/** The note: whoever joined before this place still waits. Nothing waits where there is none. The migration writes it as well. */
const WAITING = 'directory.waiting'

/** Whether some members do not stand in the directory yet. */
export const isDirectoryWaiting = sql<number>`EXISTS (SELECT 1 FROM ${siteCounts} WHERE ${siteCounts.name} = ${WAITING})`

const isNote = (place: Place) => and(eq(siteCounts.name, WAITING), eq(siteCounts.value, place))

/**
 * Writes waiting members into the directory, those who joined last first: so many steps of so many rows at most, each step one
 * batch. Done twice, or by two at once, each stands there once; whoever finds that another has gone on leaves it to them. Gives
 * how many were written.
 */
export async function fillDirectory(db: Database, { steps, rows }: { steps: number; rows: number }): Promise<number> {
  const [note] = await db.select({ value: siteCounts.value }).from(siteCounts).where(eq(siteCounts.name, WAITING))
  let done = 0
  for (let place = note?.value as Place | null | undefined, taken = 0; place && taken < steps; taken++) {
    const found = await listWaiting(db, place, rows)
    const next = placeBehind(found, rows)
    const moved = db.update(siteCounts).set({ value: next }).where(isNote(place)).returning()
    const ended = db.delete(siteCounts).where(isNote(place)).returning()
    const [kept] = await db.batch([next ? moved : ended, ...rowsOf(db, found), ...wordsOf(db, found)])
    done += found.length
    place = kept.length > 0 ? next : null
  }
  return done
}

/** Who joined last before a place, with the number of their entry; whoever has none gets it by night, with the row of it. */
const listWaiting = (db: Database, { createdAt, id }: Place, rows: number) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      bio: users.bio,
      location: users.location,
      createdAt: users.createdAt,
      entry: searchEntries.id,
      texts: directoryTexts.entryId,
    })
    .from(users)
    .leftJoin(searchEntries, and(eq(searchEntries.kind, 'member'), eq(searchEntries.refId, users.id)))
    .leftJoin(directoryTexts, eq(directoryTexts.entryId, searchEntries.id))
    .where(sql`(${users.createdAt}, ${users.id}) < (${createdAt}, ${id})`)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(rows)

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/** Their rows anew by what is known of them; in the order of their numbers, out of which the index would be written row by row. */
function rowsOf(db: Database, found: Waiting[]) {
  const these = listOf(found.map(({ entry }) => entry))
  return [
    db.delete(directory).where(sql`rowid IN ${these}`),
    db
      .insert(directory)
      .select(sql`SELECT id, title, body, facts FROM directory_rows WHERE id IN ${these} ORDER BY id`),
  ] as const
}

/** The words of members who have none yet in the directory: by them its triggers make their rows anew. */
function wordsOf(db: Database, found: Waiting[]) {
  const missing = found.filter(({ entry, texts }) => entry !== null && texts === null)
  const members = missing.map((member) => ({ id: member.id, location: member.location, ...memberTexts(member) }))
  return members.length > 0 ? [enterDirectory(db, members)] : []
}
