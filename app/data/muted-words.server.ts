import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { mutedWords } from '../../drizzle/schema/mutes'

/** The words a member does not want to read, in the form texts are compared in. */
export async function listMutedWordKeys(db: Database, memberId: string): Promise<string[]> {
  const rows = await db.select({ key: mutedWords.wordKey }).from(mutedWords).where(eq(mutedWords.userId, memberId))
  return rows.map(({ key }) => key)
}
