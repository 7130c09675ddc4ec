import { and, eq, isNull, notLike, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { blocks } from '../../../drizzle/schema/blocks'
import { connections } from '../../../drizzle/schema/connections'
import { follows } from '../../../drizzle/schema/follows'
import { mutes } from '../../../drizzle/schema/mutes'
import { users } from '../../../drizzle/schema/users'
import {
  type ConnectionState,
  type ConnectionStatus,
  connectionState,
  pairOf,
} from '../../domain/membership/connections'
import type { Relation } from '../../domain/membership/visibility'
import { deleteOtherCities } from '../love/love-settings.server'
import { indexMember } from '../search/search.server'
import { listOf } from '../sql.server'
import { accessColumns } from '../visibility.server'
import { type Claim, claimUsername, reserveCurrentUsername } from './members.server'

const FORM = {
  full_name: users.fullName,
  username: users.username,
  email: users.email,
  location: sql<string>`coalesce(${users.location}, '')`,
  bio: sql<string>`coalesce(${users.bio}, '')`,
  practitioner: sql<string>`iif(${users.isPractitioner}, 'on', '')`,
}

/** The values of a member's profile form, by field name, and whether they have a password. */
export async function findOwnProfile(db: Database, memberId: string) {
  const [row] = await db
    .select({ ...FORM, hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, memberId))
  return row ?? null
}

/** The same with the password hash, for checking a change of the account; never sent to the browser. */
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

/** The searched texts of a member before the change. */
export type ProfileTexts = { fullName: string; username: string; location: string | null; bio: string | null }

/**
 * Updates only the given columns, so that two open pages don't overwrite each other, and the search entry, in one batch. Another
 * location deletes the city stated in Love Compatibility. The batch also claims a new username and reserves the old one until
 * `keepUntil`. `takenColumn` and `isUsernameChangeLimit` identify the errors it throws.
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
  const moved = change.location === undefined ? [] : [deleteOtherCities(db, memberId, change.location)]
  if (!rename) {
    await db.batch([update, ...moved, ...words])
    return
  }
  const [clear, claim, release] = claimUsername(db, rename.claim)
  await db.batch([
    clear,
    claim,
    reserveCurrentUsername(db, rename.claim, rename.keepUntil),
    update,
    release,
    ...moved,
    ...words,
  ])
}

type Rename = { claim: Claim; keepUntil: Date }

/**
 * A member's profile with their privacy settings, including what the viewer may not see. Pass it on only through `resolveAccess`
 * and `visibleChart`.
 */
export async function findProfile(db: Database, memberId: string) {
  const [row] = await db
    .select({
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      bio: users.bio,
      location: users.location,
      language: users.language,
      isVerified: users.isVerified,
      isPractitioner: users.isPractitioner,
      isIndexed: users.isIndexed,
      ...accessColumns,
      birthDate: users.birthDate,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      birthCity: users.birthCity,
      birthCountry: users.birthCountry,
      hdRawData: users.hdRawData,
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      postsCount: users.postsCount,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** A member's counts of followers, followed members and posts. */
export async function findMemberCounts(db: Database, memberId: string) {
  const [counts] = await db
    .select({
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      postsCount: users.postsCount,
    })
    .from(users)
    .where(eq(users.id, memberId))
  return counts ?? null
}

/** The viewer's relation to a member, in at most one query. A block in either direction overrides a connection. */
export async function findRelation(db: Database, viewerId: string | null, memberId: string): Promise<Relation> {
  if (viewerId === null) return 'visitor'
  if (viewerId === memberId) return 'owner'
  const [low, high] = pairOf(viewerId, memberId)
  const found = await db.get<{ blocked: number; connected: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${blocks} WHERE (blocker_id = ${viewerId} AND blocked_id = ${memberId})
      OR (blocker_id = ${memberId} AND blocked_id = ${viewerId})) AS blocked,
    EXISTS (SELECT 1 FROM ${connections} WHERE low_id = ${low} AND high_id = ${high} AND status = 'connected') AS connected`)
  if (found.blocked) return 'blocked'
  return found.connected ? 'connection' : 'member'
}

/** The ties between a viewer and a member; `mutedUntil` null: until unmuted. */
export type Ties = {
  isFollowing: boolean
  followsViewer: boolean
  connection: ConnectionState
  /** The username that a request was sent to, if the recipient's profile wasn't visible. */
  recipientUsername: string | null
  isMuted: boolean
  mutedUntil: Date | null
}

type Row = {
  following: number
  followed: number
  status: ConnectionStatus | null
  requester: string | null
  asked: string | null
  muted: number | null
  until: number | null
}

/** Follows in both directions, the connection and the viewer's current mute, in one query of lookups by primary key. */
export async function findTies(db: Database, viewerId: string, memberId: string, now: Date): Promise<Ties> {
  const follow = (from: string, to: string) =>
    sql`EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = ${from} AND followee_id = ${to})`
  const [low, high] = pairOf(viewerId, memberId)
  const [found] = await db.all<Row>(
    sql`SELECT ${follow(viewerId, memberId)} AS following, ${follow(memberId, viewerId)} AS followed,
      link.status AS status, link.requester_id AS requester, link.asked_username AS asked, mute.muter_id IS NOT NULL AS muted, mute.until AS until
      FROM (SELECT 1) LEFT JOIN ${mutes} AS mute ON mute.muter_id = ${viewerId} AND mute.muted_id = ${memberId}
        AND (mute.until IS NULL OR mute.until > ${now.getTime()})
      LEFT JOIN ${connections} AS link ON link.low_id = ${low} AND link.high_id = ${high}`,
  )
  const link = found?.status && found.requester ? { status: found.status, requesterId: found.requester } : null
  return {
    connection: connectionState(link, viewerId),
    recipientUsername: found?.asked ?? null,
    isFollowing: found?.following === 1,
    followsViewer: found?.followed === 1,
    isMuted: found?.muted === 1,
    mutedUntil: found?.until ? new Date(found.until) : null,
  }
}

/** The owner of a photo with their privacy settings; null if there is no such member. */
export async function findAvatarOwner(db: Database, memberId: string) {
  const [row] = await db
    .select({
      avatarUrl: users.avatarUrl,
      ...accessColumns,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** The current address of a member's photo; undefined if there is no such member. */
export async function findAvatarUrl(db: Database, memberId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ avatarUrl: users.avatarUrl }).from(users).where(eq(users.id, memberId)).limit(1)
  return row?.avatarUrl
}

/**
 * Sets a member's photo; false if a later one is already set or the member is inactive. A member's addresses differ only in a
 * timestamp of 13 digits, so a later one compares greater.
 */
export async function switchAvatar(db: Database, memberId: string, avatarUrl: string): Promise<boolean> {
  const isLater = or(
    isNull(users.avatarUrl),
    sql`${users.avatarUrl} < ${avatarUrl}`,
    notLike(users.avatarUrl, '/avatars/%'),
  )
  const changed = await db
    .update(users)
    .set({ avatarUrl, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.isActive, true), isLater))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Removes a member's photo. */
export async function clearAvatar(db: Database, memberId: string): Promise<void> {
  await db.update(users).set({ avatarUrl: null, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** The current photo addresses of these members. */
export async function listAvatarUrls(db: Database, memberIds: string[]) {
  return db
    .select({ id: users.id, avatarUrl: users.avatarUrl })
    .from(users)
    .where(sql`${users.id} IN ${listOf(memberIds)}`)
}
