import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { users } from '../../drizzle/schema/users'
import { endingUnused } from './account-tokens.server'

/** The member a link to a new password is for. */
export async function findMemberForReset(db: Database, memberId: string) {
  const [row] = await db
    .select({ email: users.email, emailKey: users.emailKey, fullName: users.fullName, language: users.language })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/**
 * Sets the password of a member who came by a mailed link, and so has shown that they read mail at their address; links to a
 * new password or another address die. Where nobody had shown that before, whoever linked sign-ins elsewhere may have been
 * somebody else who gave this address: those go too.
 */
export async function resetPasswordHash(db: Database, memberId: string, passwordHash: string, now: number) {
  const at = new Date(now)
  const unproved = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), isNull(users.emailConfirmedAt)))
  await db.batch([
    db.delete(oauthAccounts).where(and(eq(oauthAccounts.userId, memberId), exists(unproved))),
    db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`, updatedAt: at })
      .where(eq(users.id, memberId)),
    endingUnused(db, memberId, 'reset_password', now),
    endingUnused(db, memberId, 'change_email', now),
  ])
}
