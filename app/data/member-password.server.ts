import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

/** The member a link to a new password is for. */
export async function findMemberForReset(db: Database, memberId: string) {
  const [row] = await db
    .select({ email: users.email, emailKey: users.emailKey, fullName: users.fullName, language: users.language })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** Sets the password of a member who came by a mailed link, and so has shown that they read mail at their address. */
export async function resetPasswordHash(db: Database, memberId: string, passwordHash: string, now: number) {
  await db
    .update(users)
    .set({
      passwordHash,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
      updatedAt: new Date(now),
    })
    .where(eq(users.id, memberId))
}
