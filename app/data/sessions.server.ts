import { and, eq, lte, ne } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'

/** Forgets sessions whose time is over; `now` in milliseconds, the column in seconds. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(now / 1000)))
}

/** Ends every session of a member, one excepted where it is named. */
export async function deleteMemberSessions(db: Database, memberId: string, except: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, memberId), except === null ? undefined : ne(sessions.id, except)))
}
