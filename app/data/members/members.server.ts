import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { formerUsernames } from '../../../drizzle/schema/former-usernames'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { referrals } from '../../../drizzle/schema/referrals'
import { users } from '../../../drizzle/schema/users'
import type { NewOauthAccount } from '../accounts/oauth-accounts.server'
import { indexMember } from '../search/search-index.server'
import { claimUsername } from './former-usernames.server'

export type NewMember = Pick<
  typeof users.$inferInsert,
  | 'id'
  | 'email'
  | 'emailKey'
  | 'emailConfirmedAt'
  | 'isActive'
  | 'passwordHash'
  | 'username'
  | 'usernameKey'
  | 'fullName'
  | 'language'
  | 'profileVisibility'
  | 'timeZone'
  | 'referralCode'
  | 'termsVersion'
  | 'termsAgreedAt'
>

/** The member who signs in with this address, with the hash to compare and what a mail to them needs; null when there is none. */
export async function findMemberForSignIn(db: Database, emailKey: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      fullName: users.fullName,
      language: users.language,
      passwordHash: users.passwordHash,
      requiresPasskey: users.requiresPasskey,
    })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .limit(1)
  return row ?? null
}

/**
 * Which of the unique names are already somebody's; a username is also its former owner's for a while, or held. Tells before the
 * costly hash, the insert decides. What is `owner`'s own is not taken.
 */
export async function findTakenNames(
  db: Database,
  { emailKey, usernameKey, owner = '' }: { emailKey: string; usernameKey: string; owner?: string },
) {
  const [byEmail, byUsername, byFormer] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.emailKey, emailKey), ne(users.id, owner))),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.usernameKey, usernameKey), ne(users.id, owner))),
    db
      .select({ id: formerUsernames.userId })
      .from(formerUsernames)
      .where(
        and(
          eq(formerUsernames.usernameKey, usernameKey),
          ne(formerUsernames.userId, owner),
          gt(formerUsernames.expiresAt, new Date()),
        ),
      ),
  ])
  return { email: byEmail.length > 0, username: byUsername.length > 0 || byFormer.length > 0 }
}

/** The id of the active member with this referral code. */
export async function findReferrer(db: Database, referralCode: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.referralCode} = ${referralCode} AND ${users.isActive} = 1`)
    .limit(1)
  return row ?? null
}

/**
 * Writes the account, its profile, by what words it is found, who referred it and what signs it in elsewhere in one
 * transaction. Throws when a unique name is taken.
 */
export async function createMember(
  db: Database,
  member: NewMember,
  { referral, signIn }: { referral: { referrerId: string; code: string } | null; signIn: NewOauthAccount | null },
) {
  const claim = { usernameKey: member.usernameKey, memberId: member.id, now: Date.now() }
  const referring = referral
    ? [
        db.insert(referrals).values({ referredId: member.id, ...referral }),
        db
          .update(users)
          .set({ referralCount: sql`${users.referralCount} + 1` })
          .where(eq(users.id, referral.referrerId)),
      ]
    : []
  const signing = signIn ? [db.insert(oauthAccounts).values({ ...signIn, userId: member.id })] : []
  await db.batch([
    db.insert(users).values(member),
    ...claimUsername(db, claim),
    ...indexMember(db, member),
    ...referring,
    ...signing,
  ])
}

/** Records that a member saw the notice of terms newer than those they agreed to. */
export async function noteTermsNotice(db: Database, memberId: string, version: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ termsNoticeVersion: version, termsNoticeAt: now })
    .where(
      and(
        eq(users.id, memberId),
        sql`max(${users.termsVersion}, coalesce(${users.termsNoticeVersion}, '')) < ${version}`,
      ),
    )
}

/** The unique column a failed write ran into, or null when it failed for another reason. */
export function takenColumn(error: unknown): 'email_key' | 'username_key' | 'referral_code' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = TAKEN.exec(cause.message)
    if (found) return found[1] as 'email_key' | 'username_key' | 'referral_code'
  }
  return null
}

/** A name that others had collides in their own table (`claimUsername`). */
const TAKEN = /UNIQUE constraint failed: (?:users|former_usernames)\.(email_key|username_key|referral_code)/

/** Remembers the language a member reads in. */
export async function setMemberLanguage(db: Database, memberId: string, language: 'en' | 'ru') {
  await db.update(users).set({ language, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** Sets the languages a member reads; null: that of their pages. */
export async function setReadingLanguages(db: Database, memberId: string, readsLanguages: ('en' | 'ru')[] | null) {
  await db.update(users).set({ readsLanguages, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** Replaces a password hash made with older parameters. */
export async function setPasswordHash(db: Database, memberId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** The hash to compare a member's present password with; null where they have none. */
export async function findPasswordHash(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, memberId)).limit(1)
  return row?.passwordHash ?? null
}
