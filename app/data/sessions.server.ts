import { lte } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'

/** Forgets sessions whose time is over; `now` in milliseconds, the column in seconds. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(now / 1000)))
}
