import { and, between, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { journalEntries } from '../../drizzle/schema/journal'
import { users } from '../../drizzle/schema/users'

// The member stands in every `where`: nobody else's journal can be asked for.

const theirs = (memberId: string, day: string) => and(eq(journalEntries.userId, memberId), eq(journalEntries.day, day))

const columns = { day: journalEntries.day, sealed: journalEntries.sealed, updatedAt: journalEntries.updatedAt }

/** What is asked of a journal: a month, and days beside it. */
type Asked = { month: string; days: string[] }

/** A member's type and gates, null without a chart, and what they wrote in a month and on these days, by one message. */
export async function readJournal(db: Database, memberId: string, { month, days }: Asked) {
  const [[own], entries] = await db.batch([
    db
      .select({ type: users.hdType, gates: sql<string | null>`${users.hdGates}` })
      .from(users)
      .where(eq(users.id, memberId))
      .limit(1),
    db
      .select(columns)
      .from(journalEntries)
      .where(
        and(
          eq(journalEntries.userId, memberId),
          or(between(journalEntries.day, `${month}-01`, `${month}-31`), inArray(journalEntries.day, days)),
        ),
      )
      .orderBy(journalEntries.day),
  ])
  return { own: own ?? { type: null, gates: null }, entries }
}

/** All that a member wrote, from the first day on, for the export. */
export const listWholeJournal = (db: Database, memberId: string) =>
  db.select(columns).from(journalEntries).where(eq(journalEntries.userId, memberId)).orderBy(journalEntries.day)

/** Writes a day, whether it was written about before or not. */
export async function putJournalEntry(db: Database, memberId: string, day: string, sealed: string, now: Date) {
  await db
    .insert(journalEntries)
    .values({ userId: memberId, day, sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [journalEntries.userId, journalEntries.day], set: { sealed, updatedAt: now } })
}

/** Writes a day anew that was written about before; whether it was. */
export async function changeJournalEntry(db: Database, memberId: string, day: string, sealed: string, now: Date) {
  const changed = await db
    .update(journalEntries)
    .set({ sealed, updatedAt: now })
    .where(theirs(memberId, day))
    .returning({ day: journalEntries.day })
  return changed.length > 0
}

/** Removes a day; nothing there is no error. */
export async function deleteJournalEntry(db: Database, memberId: string, day: string): Promise<void> {
  await db.delete(journalEntries).where(theirs(memberId, day))
}
