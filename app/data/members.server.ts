import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { referrals } from '../../drizzle/schema/referrals'
import { users } from '../../drizzle/schema/users'

export type NewMember = Pick<
  typeof users.$inferInsert,
  | 'id'
  | 'email'
  | 'emailKey'
  | 'passwordHash'
  | 'username'
  | 'usernameKey'
  | 'fullName'
  | 'language'
  | 'referralCode'
  | 'termsVersion'
  | 'termsAgreedAt'
>

/** The member who signs in with this address, with the hash to compare; null when there is none. */
export async function findMemberForSignIn(db: Database, emailKey: string) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .limit(1)
  return row ?? null
}

/** Which of the unique names are already somebody's; tells before the costly hash, the insert decides. */
export async function findTakenNames(
  db: Database,
  { emailKey, usernameKey }: { emailKey: string; usernameKey: string },
) {
  const [byEmail, byUsername] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey)).limit(1),
    db.select({ id: users.id }).from(users).where(eq(users.usernameKey, usernameKey)).limit(1),
  ])
  return { email: byEmail.length > 0, username: byUsername.length > 0 }
}

/** Whose referral code this is: the id and the first name, nothing more. */
export async function findReferrer(db: Database, referralCode: string) {
  const [row] = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(sql`${users.referralCode} = ${referralCode} AND ${users.isActive} = 1`)
    .limit(1)
  return row ? { id: row.id, firstName: row.fullName.split(' ')[0] ?? row.fullName } : null
}

/** Writes the account, its profile and who referred it in one transaction. Throws when a unique name is taken. */
export async function createMember(
  db: Database,
  member: NewMember,
  referral: { referrerId: string; code: string } | null,
) {
  const insert = db.insert(users).values(member)
  if (!referral) {
    await insert
    return
  }
  await db.batch([
    insert,
    db.insert(referrals).values({ referredId: member.id, ...referral }),
    db
      .update(users)
      .set({ referralCount: sql`${users.referralCount} + 1` })
      .where(eq(users.id, referral.referrerId)),
  ])
}

/** The unique column a failed insert ran into, or null when it failed for another reason. */
export function takenColumn(error: unknown): 'email_key' | 'username_key' | 'referral_code' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = /UNIQUE constraint failed: users\.(email_key|username_key|referral_code)/.exec(cause.message)
    if (found) return found[1] as 'email_key' | 'username_key' | 'referral_code'
  }
  return null
}

/** Remembers the language a member reads in. */
export async function setMemberLanguage(db: Database, memberId: string, language: 'en' | 'ru') {
  await db.update(users).set({ language, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** Replaces a password hash made with older parameters. */
export async function setPasswordHash(db: Database, memberId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, memberId))
}
