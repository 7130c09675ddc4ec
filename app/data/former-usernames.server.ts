import { lte } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { formerUsernames } from '../../drizzle/schema/former-usernames'

/** Frees names whose former owner's time to be found by them is over. */
export async function deleteExpiredFormerUsernames(db: Database, now: number): Promise<void> {
  await db.delete(formerUsernames).where(lte(formerUsernames.expiresAt, new Date(now)))
}
