import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { endingUnused } from './account-tokens.server'

/** The member a link to a new password is for. */
export async function findMemberForReset(db: Database, memberId: string) {
  const [row] = await db
    .select({
      email: users.email,
      emailKey: users.emailKey,
      fullName: users.fullName,
      language: users.language,
      hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/**
 * Sets the password of a member who came by a mailed link, and so has shown that they read mail at their address; links to a
 * new password or another address die.
 */
export async function resetPasswordHash(db: Database, memberId: string, passwordHash: string, now: number) {
  const at = new Date(now)
  await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`, updatedAt: at })
      .where(eq(users.id, memberId)),
    endingUnused(db, memberId, 'reset_password', now),
    endingUnused(db, memberId, 'change_email', now),
  ])
}
