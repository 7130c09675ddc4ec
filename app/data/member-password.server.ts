import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { users } from '../../drizzle/schema/users'
import { type AccessToEnd, consumeLink } from './access.server'
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
 * Activates a member whose address is being confirmed and who never had a session, because they had to confirm it first. A
 * member who deactivated the account stays inactive.
 */
export const activatingOnConfirmation = sql<boolean>`iif(${users.lastActiveAt} IS NULL AND ${users.deletionDueAt} IS NULL,
  1, ${users.isActive})`

/**
 * Uses a link up, sets the password of the member who came by it, and so has shown that they read mail at their address, and
 * ends access, in one transaction; other links to a new password or another address die.
 */
export const resetPasswordHash = (
  db: Database,
  link: { id: string; userId: string },
  passwordHash: string,
  access: AccessToEnd,
  now: number,
) =>
  consumeLink(db, link, access, now, (isOpen) => [
    db
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
        isActive: activatingOnConfirmation,
        updatedAt: new Date(now),
      })
      .where(and(eq(users.id, link.userId), isOpen)),
    endingUnused(db, link.userId, 'reset_password', now, and(isOpen, ne(accountTokens.id, link.id))),
    endingUnused(db, link.userId, 'change_email', now, isOpen),
  ])
