import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mutedWords } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import { MUTED_WORDS_MAX } from '../domain/community/limits'

type Word = { userId: string; wordKey: string; word: string }

/**
 * Adds a word, where there is room for one more: counted in the same statement, so that any number sent at once stay within
 * the limit. Gives whether the word stands there now; one that did before stays as it was written.
 */
export async function insertMutedWord(db: Database, { userId, wordKey, word }: Word): Promise<boolean> {
  const room = db
    .select({
      userId: users.id,
      wordKey: sql<string>`${wordKey}`.as('word_key'),
      word: sql<string>`${word}`.as('word'),
      createdAt: sql<Date>`${Date.now()}`.as('created_at'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`(SELECT count(*) FROM ${mutedWords} WHERE user_id = ${userId}) < ${MUTED_WORDS_MAX}`,
      ),
    )
  const [, [found]] = await db.batch([
    db.insert(mutedWords).select(room).onConflictDoNothing(),
    db.select({ count: count() }).from(mutedWords).where(isWord(userId, wordKey)),
  ])
  return found?.count === 1
}

/** Takes a word away; where there was none nothing changes. */
export async function deleteMutedWord(db: Database, userId: string, wordKey: string): Promise<void> {
  await db.delete(mutedWords).where(isWord(userId, wordKey))
}

/** The words of a member as they wrote them, by the alphabet. */
export async function listMutedWords(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ word: mutedWords.word })
    .from(mutedWords)
    .where(eq(mutedWords.userId, userId))
    .orderBy(asc(mutedWords.wordKey))
    .limit(MUTED_WORDS_MAX)
  return rows.map(({ word }) => word)
}

const isWord = (userId: string, wordKey: string) => and(eq(mutedWords.userId, userId), eq(mutedWords.wordKey, wordKey))
