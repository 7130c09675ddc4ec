import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { type Claim, claimUsername, keepUsername } from './former-usernames.server'
import { indexMember } from './search/search-index.server'

const FORM = {
  full_name: users.fullName,
  username: users.username,
  email: users.email,
  location: sql<string>`coalesce(${users.location}, '')`,
  bio: sql<string>`coalesce(${users.bio}, '')`,
  practitioner: sql<string>`iif(${users.isPractitioner}, 'on', '')`,
}

/** What a member's own form shows, by the names of its fields, and whether they have a password. */
export async function findOwnProfile(db: Database, memberId: string) {
  const [row] = await db
    .select({ ...FORM, hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, memberId))
  return row ?? null
}

/** The same with what a change of the account must be compared with; never leaves the server. */
export async function findProfileToChange(db: Database, memberId: string) {
  const [row] = await db
    .select({ ...FORM, passwordHash: users.passwordHash, language: users.language })
    .from(users)
    .where(eq(users.id, memberId))
  return row ?? null
}

export type ProfileChange = Partial<
  Pick<typeof users.$inferInsert, 'fullName' | 'location' | 'bio' | 'isPractitioner' | 'username' | 'usernameKey'>
>

/** What a member is found by, as it was before the change. */
export type ProfileTexts = { fullName: string; username: string; location: string | null; bio: string | null }

/**
 * Writes the columns named and no others, so that two pages open at once do not undo each other, and by what words the member
 * is found from now on. A new name goes with its claim, and the old one stays the member's until `keepUntil`: all of it in one
 * batch. Throws as `takenColumn` and `isOneNameTooMany` tell.
 */
export async function changeProfile(
  db: Database,
  memberId: string,
  { before, change, rename }: { before: ProfileTexts; change: ProfileChange; rename: Rename | null },
) {
  const update = db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, memberId))
  const words = indexMember(db, { ...before, ...change, id: memberId })
  if (!rename) {
    await db.batch([update, ...words])
    return
  }
  const [clear, claim, release] = claimUsername(db, rename.claim)
  await db.batch([clear, claim, keepUsername(db, rename.claim, rename.keepUntil), update, release, ...words])
}

type Rename = { claim: Claim; keepUntil: Date }
