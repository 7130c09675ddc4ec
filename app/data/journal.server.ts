import { and, between, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'
import { journalEntries } from '../../drizzle/schema/journal'
import { users } from '../../drizzle/schema/users'
import { endConsent, giveConsent, hasConsent } from './accounts/consents.server'

// The member stands in every `where`: nobody else's journal can be asked for. Without their consent nothing is read for the
// page or written; what they kept can still be exported and deleted.

const theirs = (memberId: string, day: string) => and(eq(journalEntries.userId, memberId), eq(journalEntries.day, day))

const columns = { day: journalEntries.day, sealed: journalEntries.sealed, updatedAt: journalEntries.updatedAt }

/** A month of a journal, and days beside it. */
type JournalRange = { month: string; days: string[] }

/**
 * A member's type and gates, null without a chart, whether they have agreed to the journal, how many days are stored, and what
 * they wrote in a month and on these days, by one message.
 */
export async function readJournal(db: Database, memberId: string, { month, days }: JournalRange) {
  const [[own], entries] = await db.batch([
    db
      .select({
        type: users.hdType,
        gates: sql<string | null>`${users.hdGates}`,
        hasConsented: hasConsent(sql`${memberId}`, 'journal').mapWith(Boolean).as('has_consented'),
        storedDays: sql<number>`(SELECT count(*) FROM ${journalEntries} WHERE user_id = ${memberId})`.as('stored_days'),
      })
      .from(users)
      .where(eq(users.id, memberId))
      .limit(1),
    db
      .select(columns)
      .from(journalEntries)
      .where(
        and(
          eq(journalEntries.userId, memberId),
          hasConsent(sql`${memberId}`, 'journal'),
          or(between(journalEntries.day, `${month}-01`, `${month}-31`), inArray(journalEntries.day, days)),
        ),
      )
      .orderBy(journalEntries.day),
  ])
  return { own: own ?? { type: null, gates: null, hasConsented: false, storedDays: 0 }, entries }
}

/** All that a member wrote, from the first day on, for the export. */
export const listWholeJournal = (db: Database, memberId: string) =>
  db.select(columns).from(journalEntries).where(eq(journalEntries.userId, memberId)).orderBy(journalEntries.day)

/** Whether a member has agreed to the journal. */
export async function hasJournalConsent(db: Database, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), hasConsent(sql`${memberId}`, 'journal')))
  return rows.length > 0
}

/** Writes a day, whether it was written about before or not; false without the member's consent. */
export async function putJournalEntry(db: Database, memberId: string, day: string, sealed: string, now: Date) {
  const written = await db
    .insert(journalEntries)
    .select(
      // Every column, in the order of the table.
      sql`SELECT ${memberId}, ${day}, ${sealed}, ${now.getTime()}, ${now.getTime()}
        WHERE ${hasConsent(sql`${memberId}`, 'journal')}`,
    )
    .onConflictDoUpdate({ target: [journalEntries.userId, journalEntries.day], set: { sealed, updatedAt: now } })
    .returning({ day: journalEntries.day })
  return written.length > 0
}

/** Writes a day anew that was written about before; whether it was, and the member has agreed to the journal. */
export async function changeJournalEntry(db: Database, memberId: string, day: string, sealed: string, now: Date) {
  const changed = await db
    .update(journalEntries)
    .set({ sealed, updatedAt: now })
    .where(and(theirs(memberId, day), hasConsent(sql`${memberId}`, 'journal')))
    .returning({ day: journalEntries.day })
  return changed.length > 0
}

/** Removes a day; nothing there is no error. */
export async function deleteJournalEntry(db: Database, memberId: string, day: string): Promise<void> {
  await db.delete(journalEntries).where(theirs(memberId, day))
}

const hasEntries = (memberId: string) => sql`EXISTS (SELECT 1 FROM ${journalEntries} WHERE user_id = ${memberId})`

/** Removes everything a member wrote, and with it the consent to keep it sealed. */
export async function deleteWholeJournal(db: Database, memberId: string, now: Date): Promise<void> {
  await db.batch(deletion(db, memberId, now))
}

const deletion = (db: Database, memberId: string, now: Date) =>
  [
    db.delete(journalEntries).where(eq(journalEntries.userId, memberId)),
    endConsent(db, memberId, 'journal_kept', now),
  ] as const

/** Opens the journal: the consent to it takes the place of the one to keep it sealed. */
export async function openJournal(db: Database, memberId: string, language: 'en' | 'ru', now: Date): Promise<void> {
  await db.batch([
    giveConsent(db, { memberId, purpose: 'journal', language, now }),
    endConsent(db, memberId, 'journal_kept', now),
  ])
}

/** Closes the journal and deletes what was written, or keeps it sealed, which is a consent of its own where there is anything. */
export async function closeJournal(
  db: Database,
  { memberId, entries, language, now }: Closing & { entries: 'delete' | 'keep' },
): Promise<void> {
  const end = endConsent(db, memberId, 'journal', now)
  if (entries === 'delete') await db.batch([end, ...deletion(db, memberId, now)])
  else {
    const keep = giveConsent(db, { memberId, purpose: 'journal_kept', language, now }, hasEntries(memberId))
    await db.batch([end, keep])
  }
}
type Closing = { memberId: string; language: 'en' | 'ru'; now: Date }

/** Closes a journal in which nothing is written; false where there are entries, so that the member has to choose. */
export async function closeEmptyJournal(db: Database, memberId: string, now: Date): Promise<boolean> {
  const [, [left]] = await db.batch([
    db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(
        and(
          ...[eq(consents.userId, memberId), eq(consents.purpose, 'journal'), isNull(consents.withdrawnAt)],
          sql`NOT ${hasEntries(memberId)}`,
        ),
      ),
    countJournal(db, memberId),
  ])
  return (left?.days ?? 0) === 0
}

/** How many days of a member's journal are kept. */
export const countJournal = (db: Database, memberId: string) =>
  db.select({ days: sql<number>`count(*)` }).from(journalEntries).where(eq(journalEntries.userId, memberId))
