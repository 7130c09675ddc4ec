import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { users } from '../../drizzle/schema/users'
import { type AccessToEnd, type DeletedAccess, endingAccess, toDeletedAccess } from './access.server'
import { consumingToken, endingUnused, tokenIsOpen } from './account-tokens.server'

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
 * Uses a link up, sets the password of the member who came by it, and so has shown that they read mail at their address, and
 * ends access, in one transaction; other links to a new password or another address die. Gives what ended; null, and nothing
 * changes, when the link was used or has expired.
 */
export async function resetPasswordHash(
  db: Database,
  link: { id: string; userId: string },
  passwordHash: string,
  access: AccessToEnd,
  now: number,
): Promise<DeletedAccess | null> {
  const { id, userId } = link
  const at = new Date(now)
  const isOpen = tokenIsOpen(db, id, now)
  const results = await db.batch([
    ...endingAccess(db, userId, access, isOpen),
    db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`, updatedAt: at })
      .where(and(eq(users.id, userId), isOpen)),
    endingUnused(db, userId, 'reset_password', now, and(isOpen, ne(accountTokens.id, id))),
    endingUnused(db, userId, 'change_email', now, isOpen),
    consumingToken(db, id, now),
  ])
  return results[10].length > 0 ? toDeletedAccess(results) : null
}
