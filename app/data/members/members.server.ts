import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { prepareOnce } from '../../../drizzle/prepare-once'
import { connections } from '../../../drizzle/schema/connections'
import { formerUsernames } from '../../../drizzle/schema/former-usernames'
import { lessonProgress } from '../../../drizzle/schema/learning'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { onlineMembers } from '../../../drizzle/schema/online-members'
import { referrals } from '../../../drizzle/schema/referrals'
import { users } from '../../../drizzle/schema/users'
import { MOST_FORMER_USERNAMES, TERMS_VERSION } from '../../domain/membership/limits'
import { ONLINE_ROW_MILLISECONDS } from '../../domain/messaging/limits'
import type { NewOauthAccount } from '../accounts/sign-in-methods.server'
import { communityColumns } from '../counts.server'
import { indexMember } from '../search/search.server'
import { isMissingValue } from '../sql.server'

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

/** The member with this mail address, with the password hash and the fields a mail to them needs; null if there is none. */
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
 * Which of the two unique values are taken; a username is also taken while it's reserved (`former_usernames`). This only saves the
 * costly hash: the insert decides. The values of `owner` don't count as taken.
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
 * Inserts the account, its search entry, its referral and its sign-in at another provider in one transaction. Throws if a unique
 * value is taken.
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

/** The unique column that a failed write violated, or null if it failed for another reason. */
export function takenColumn(error: unknown): 'email_key' | 'username_key' | 'referral_code' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = TAKEN.exec(cause.message)
    if (found) return found[1] as 'email_key' | 'username_key' | 'referral_code'
  }
  return null
}

/** A reserved username violates the key of `former_usernames` (`claimUsername`). */
const TAKEN = /UNIQUE constraint failed: (?:users|former_usernames)\.(email_key|username_key|referral_code)/

/** Stores the language of a member's pages. */
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

/** The hash of a member's current password; null if they have none. */
export async function findPasswordHash(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, memberId)).limit(1)
  return row?.passwordHash ?? null
}

/**
 * The member with this username, current or (`former`) used within the last thirty days, which redirects to `username`. Doesn't
 * check who may see them.
 */
export async function findByUsername(db: Database, usernameKey: string) {
  const member = { memberId: users.id, username: users.username }
  const [current, former] = await db.batch([
    db.select(member).from(users).where(eq(users.usernameKey, usernameKey)),
    db
      .select(member)
      .from(formerUsernames)
      .innerJoin(users, eq(users.id, formerUsernames.userId))
      .where(
        and(
          eq(formerUsernames.usernameKey, usernameKey),
          eq(formerUsernames.isHeld, false),
          gt(formerUsernames.expiresAt, new Date()),
        ),
      ),
  ])
  if (current[0]) return { ...current[0], former: false }
  return former[0] ? { ...former[0], former: true } : null
}

/**
 * Statements for the batch that sets a member's username. The unique index of `users` doesn't cover reserved usernames, and a
 * check before the batch may be outdated. So the batch also inserts the name here, where it conflicts with another member's
 * reservation and rolls everything back. Expired reservations and the member's own are deleted first.
 */
export function claimUsername(db: Database, { usernameKey, memberId, now }: Claim) {
  const isName = eq(formerUsernames.usernameKey, usernameKey)
  const isOwn = eq(formerUsernames.userId, memberId)
  return [
    db.delete(formerUsernames).where(and(isName, or(isOwn, lte(formerUsernames.expiresAt, new Date(now))))),
    db
      .insert(formerUsernames)
      .values({ usernameKey, userId: ownerWithinLimit(memberId, usernameKey, now), expiresAt: new Date(now) }),
    db.delete(formerUsernames).where(and(isName, isOwn)),
  ] as const
}

export type Claim = { usernameKey: string; memberId: string; now: number }

/**
 * The member, or null, which violates the column, if they have changed their username too often. Counted inside the batch, so that
 * simultaneous changes stay within the limit. Another spelling of the current name is no change.
 */
const ownerWithinLimit = (memberId: string, usernameKey: string, now: number) => sql<string>`(
  SELECT CASE WHEN count(*) < ${MOST_FORMER_USERNAMES}
    OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId} AND ${users.usernameKey} = ${usernameKey})
  THEN ${memberId} END
  FROM ${formerUsernames} WHERE ${formerUsernames.userId} = ${memberId} AND ${formerUsernames.expiresAt} > ${now}
    AND ${formerUsernames.isHeld} = 0
)`

/** Statement that reserves a member's current username for them until `until`, if the new one differs. */
export function reserveCurrentUsername(db: Database, { usernameKey, memberId }: Claim, until: Date) {
  const present = db
    .select({
      usernameKey: users.usernameKey,
      userId: users.id,
      expiresAt: sql<Date>`${until.getTime()}`.as('until'),
      isHeld: sql<boolean>`0`.as('is_held'),
    })
    .from(users)
    .where(and(eq(users.id, memberId), ne(users.usernameKey, usernameKey)))
  return db
    .insert(formerUsernames)
    .select(present)
    .onConflictDoUpdate({
      target: formerUsernames.usernameKey,
      set: { userId: sql`excluded.user_id`, expiresAt: sql`excluded.expires_at`, isHeld: sql`excluded.is_held` },
    })
}

/** The maximum of a JavaScript date. */
const NEVER_EXPIRES = 8_640_000_000_000_000

/**
 * Reserves a username from a registration with the mail address of an existing member, so that it's taken as if the registration
 * had created an account. The reservation lasts as long as the member's account, and the member can take the name. False if the
 * name is already taken.
 */
export async function reserveUsername(
  db: Database,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
  now: number,
): Promise<boolean> {
  const [, reserved] = await db.batch([
    db
      .delete(formerUsernames)
      .where(and(eq(formerUsernames.usernameKey, usernameKey), lte(formerUsernames.expiresAt, new Date(now)))),
    db
      .insert(formerUsernames)
      .select(
        db
          .select({
            usernameKey: sql<string>`${usernameKey}`.as('username_key'),
            userId: users.id,
            expiresAt: sql<Date>`${NEVER_EXPIRES}`.as('expires_at'),
            isHeld: sql<boolean>`1`.as('is_held'),
          })
          .from(users)
          .where(
            and(
              eq(users.emailKey, emailKey),
              sql`NOT EXISTS (SELECT 1 FROM ${users} AS other WHERE other.username_key = ${usernameKey})`,
            ),
          ),
      )
      .onConflictDoNothing()
      .returning({ usernameKey: formerUsernames.usernameKey }),
  ])
  return reserved.length > 0
}

/** Whether `claimUsername` rolled a batch back because of too many changes. */
export const isUsernameChangeLimit = (error: unknown): boolean => isMissingValue(error, 'former_usernames.user_id')

/** Deletes expired reservations of usernames. */
export async function deleteExpiredFormerUsernames(db: Database, now: number): Promise<void> {
  await db.delete(formerUsernames).where(lte(formerUsernames.expiresAt, new Date(now)))
}

const isConnected = sql<boolean>`(
  EXISTS (SELECT 1 FROM ${connections} WHERE low_id = ${users.id} AND status = 'connected')
  OR EXISTS (SELECT 1 FROM ${connections} WHERE high_id = ${users.id} AND status = 'connected'))`.mapWith(Boolean)

const lessonsDone = sql<number>`(
  SELECT count(*) FROM ${lessonProgress} WHERE member_id = ${users.id} AND passed_at IS NOT NULL)`

const memberQuery = prepareOnce((db) =>
  db
    .select({
      birthDate: users.birthDate,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      hdDataCalculated: users.hdDataCalculated,
      hdType: users.hdType,
      hdAuthority: users.hdAuthority,
      hdProfile: users.hdProfile,
      hdGates: users.hdGates,
      avatarUrl: users.avatarUrl,
      bio: users.bio,
      location: users.location,
      postsCount: users.postsCount,
      followingCount: users.followingCount,
      firstStepsDoneAt: users.firstStepsDoneAt,
      detailNoticeDue: sql<boolean>`(${users.detailNoticeDue} AND ${users.chartVisibility} <> 'private')`.mapWith(
        Boolean,
      ),
      isTermsNoticeDue:
        sql<boolean>`(max(${users.termsVersion}, coalesce(${users.termsNoticeVersion}, '')) < ${TERMS_VERSION})`.mapWith(
          Boolean,
        ),
      isConnected,
      lessonsDone,
      ...communityColumns,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('memberId')))
    .limit(1)
    .prepare(),
)

/** What the first page tells a member of themselves and of everybody together, in one query; a few rows by their keys. */
export async function findDashboardMember(db: Database, memberId: string) {
  const [row] = await memberQuery(db).all({ memberId })
  return row ?? null
}

/** Puts the list of first steps away or, by null, back. */
export async function setFirstStepsDone(db: Database, memberId: string, doneAt: Date | null): Promise<void> {
  await db.update(users).set({ firstStepsDoneAt: doneAt }).where(eq(users.id, memberId))
}

/** Stores that a member is online. Without such a member it does nothing. */
export async function markOnline(db: Database, memberId: string, now: number): Promise<void> {
  await db.run(sql`INSERT INTO ${onlineMembers} (member_id, seen_at) SELECT id, ${now} FROM ${users} WHERE id = ${memberId}
    ON CONFLICT (member_id) DO UPDATE SET seen_at = excluded.seen_at`)
}

/** Stores that a member is offline. */
export async function markOffline(db: Database, memberId: string): Promise<void> {
  await db.delete(onlineMembers).where(eq(onlineMembers.memberId, memberId))
}

/** Deletes stale rows, which a hub no longer updates; `now` in milliseconds. */
export async function deleteEndedOnline(db: Database, now: number): Promise<void> {
  await db.delete(onlineMembers).where(lte(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)))
}
