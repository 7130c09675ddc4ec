import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import type { Argument } from '../../drizzle/prepare-once'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { eventGuests, events } from '../../drizzle/schema/events'
import { follows } from '../../drizzle/schema/follows'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { type comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { AuthorityCode, TypeCode } from '../domain/human-design/terms/codes'
import {
  type MemberPrivacy,
  PRIVACY_SETTINGS,
  type ProfileVisibility,
  type resolveAccess,
} from '../domain/membership/visibility'

// The policy of app/domain/membership/visibility.ts once more, as conditions over `users`, for lists and searches: there a
// member is left out before the page is cut. Every look aside is one step in a primary key. `viewerId` null is a visitor.

/** What `resolveAccess` reads of a member's row. */
export const sightColumns = {
  isActive: users.isActive,
  profileVisibility: users.profileVisibility,
  chartVisibility: users.chartVisibility,
  chartDetail: users.chartDetail,
  birthVisibility: users.birthVisibility,
} satisfies Record<keyof Parameters<typeof resolveAccess>[0], SQLWrapper>

/** Where a viewer and a member are connected. */
export const isConnectedTo = (viewerId: Argument<string>) => sql`EXISTS (SELECT 1 FROM ${connections}
  WHERE low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId}) AND status = 'connected')`

/** Where there is a block between a viewer and a member, either way. */
export const isBlockedFor = (viewerId: Argument<string>) => sql`(
  EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id})
  OR EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId}))`

/** Where there is anybody to others: not away, and no longer undecided who may see them. */
export const existsForOthers = sql`(${users.isActive} = 1 AND ${users.profileVisibility} <> 'undecided')`

/**
 * Where a profile is open between a viewer and a member: that of the member, or (`owner`) the viewer's own. Whether there is a
 * block is asked by each rule below for itself.
 */
const isProfileOpen = (viewerId: Argument<string>, owner: SQLWrapper = users) => sql`(${owner}.is_active = 1
  AND (${owner}.profile_visibility IN ('everyone', 'community')
    OR (${owner}.profile_visibility = 'connections' AND ${isConnectedTo(viewerId)})))`

/** Where `resolveAccess` says `profile: 'page'`. */
export function profileVisibleTo(viewerId: Argument<string> | null): SQL {
  if (viewerId === null) return sql`(${users.isActive} = 1 AND ${users.profileVisibility} = 'everyone')`
  return sql`(${users.id} = ${viewerId} OR (NOT ${isBlockedFor(viewerId)} AND ${isProfileOpen(viewerId)}))`
}

/**
 * Where a viewer may ask a member to connect: they see the page, or it is open to connections only, which the closed page says.
 */
export const isAskableBy = (viewerId: string): SQL => sql`(${profileVisibleTo(viewerId)}
  OR (${users.isActive} = 1 AND ${users.profileVisibility} = 'connections' AND NOT ${isBlockedFor(viewerId)}))`

/**
 * Where a viewer may read a name of a member they keep on a list of their own (muted, blocked, an export): the page is open to
 * them but for the viewer's own block. Without this, such a list follows somebody through a new name.
 */
export const nameVisibleTo = (viewerId: string): SQL => sql`(${isProfileOpen(viewerId)}
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId}))`

/** The username on such a list: the present one or, of a member whom the viewer blocked, the one at that moment; null if hidden. */
export const readableUsername = (viewerId: string) => readableName(viewerId, users.username, blocks.blockedUsername)

/** The full name, by the same rule. */
export const readableFullName = (viewerId: string) => readableName(viewerId, users.fullName, blocks.blockedName)

function readableName(viewerId: string, present: SQLWrapper, whenBlocked: SQLWrapper) {
  const ownBlock = sql`FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id}`
  return sql<string | null>`CASE WHEN NOT ${nameVisibleTo(viewerId)} THEN NULL
    WHEN EXISTS (SELECT 1 ${ownBlock}) THEN (SELECT ${whenBlocked} ${ownBlock})
    ELSE ${present} END`
}

/** The photo of a member who is shown by name also where their page is closed; null there. */
export const photoVisibleTo = (viewerId: string) =>
  sql<string | null>`CASE WHEN ${profileVisibleTo(viewerId)} THEN ${users.avatarUrl} END`

/** `profileVisibleTo` from the other side: where a viewer's profile is visible to the member of the row. Blocks count either way. */
export const isVisibleBack = (viewerId: string): SQL => sql`EXISTS (SELECT 1 FROM ${users} AS viewer
  WHERE viewer.id = ${viewerId} AND NOT ${isBlockedFor(viewerId)} AND ${isProfileOpen(viewerId, sql`viewer`)})`

/** Where `resolveAccess` says anything but `chart: 'none'`: whoever may not see it must not find it by a search either. */
export function chartVisibleTo(viewerId: Argument<string> | null): SQL {
  return sql`(${profileVisibleTo(viewerId)} AND ${chartOpenTo(viewerId)})`
}

/** The same, given that they see the profile. */
export const chartOpenTo = (viewerId: Argument<string> | null): SQL => sql`(${or(...chartLevels(viewerId))})`

/** `hasUncertainTime` in SQL. */
const isTimeUncertain = sql`coalesce(${users.birthTimeAccuracy}, iif(${users.birthTime} IS NULL, 'unknown', 'exact')) <> 'exact'`

/** Where the row has a chart whose time of birth isn't exact and `seesTimeAccuracy` lets the viewer know, given that the chart is open. */
export function toldTimeUncertain(viewerId: Argument<string> | null): SQL {
  const toAll = sql`(${users.chartDetail} <> 'core' OR ${users.birthVisibility} = 'everyone')`
  const asConnection = (id: Argument<string>) =>
    sql`(${users.birthVisibility} = 'connections' AND ${isConnectedTo(id)})`
  const levels = viewerId === null ? [toAll] : [toAll, eq(users.id, viewerId), asConnection(viewerId)]
  return sql`(${users.hdType} IS NOT NULL AND ${isTimeUncertain} AND ${or(...levels)})`
}

/** The same as a column that is false where the chart is closed. */
const timeUncertainColumn = (viewerId: Argument<string> | null, isChartOpen: SQL) =>
  sql`iif(${toldTimeUncertain(viewerId)} AND ${isChartOpen}, 1, 0)`.mapWith(Boolean)

function chartLevels(viewerId: Argument<string> | null) {
  const everyone = sql`${users.chartVisibility} = 'everyone'`
  if (viewerId === null) return [everyone]
  const asConnection = sql`(${users.chartVisibility} = 'connections' AND ${isConnectedTo(viewerId)})`
  return [everyone, asConnection, eq(users.id, viewerId)]
}

/**
 * The public projection: all that a list of members gives to others, of whatever kind it is. Type and authority are null
 * where the chart is closed to this viewer, and `isTimeUncertain` is false where `seesTimeAccuracy` is. Use it with
 * `profileVisibleTo` of the same viewer.
 */
export function directoryColumns(viewerId: string | null) {
  const ifChartVisible = <T>(column: typeof users.hdType | typeof users.hdAuthority) =>
    sql<T | null>`CASE WHEN ${chartVisibleTo(viewerId)} THEN ${column} END`
  return {
    id: users.id,
    username: users.username,
    fullName: users.fullName,
    avatarUrl: users.avatarUrl,
    bio: users.bio,
    location: users.location,
    hdType: ifChartVisible<TypeCode>(users.hdType),
    hdAuthority: ifChartVisible<AuthorityCode>(users.hdAuthority),
    isTimeUncertain: timeUncertainColumn(viewerId, chartVisibleTo(viewerId)),
    isVerified: users.isVerified,
    followersCount: users.followersCount,
    postsCount: users.postsCount,
  }
}

// Who sees which posts, as conditions over `posts` and `users` (the author) of one query. A post has the privacy of its
// author's profile, and its own circle within it.

/** Who reads; null is a visitor. Moderators are shown what is hidden, where they may see it. */
export type Reader = { id: string; isModerator: boolean } | null

/** The same where only the id matters, as in prepared queries. */
type ReaderId = { id: Argument<string>; isModerator?: boolean } | null

const idOf = (reader: ReaderId) => reader?.id ?? null

/** Where a post is for this reader's eyes, whatever its state. */
export function postVisibleTo(reader: ReaderId) {
  if (reader === null) return sql`(${posts.visibility} = 'public' AND ${profileVisibleTo(null)})`
  return sql`(${profileVisibleTo(reader.id)} AND ${isInCircle(reader.id)})`
}

/** Where a viewer is among those the author wrote for, given that they see the author's profile. */
export const isInCircle = (viewerId: Argument<string>) => sql`(${posts.visibility} IN ('public', 'community')
  OR ${users.id} = ${viewerId} OR (${posts.visibility} = 'connections' AND ${isConnectedTo(viewerId)}))`

/**
 * A condition about the author in a list of posts, bound to the post it is asked for. By itself it would make the database,
 * once it has statistics of its tables, read all members before the first post, for a filter (Bloom's) in front of the join.
 */
export const ofAuthor = (condition: SQL | undefined) =>
  sql`iif(${users.id} = ${posts.authorId}, ${condition ?? sql`1`}, 0)`

/** Where something is shown, or hidden from all but its author and moderators. */
export function stateVisibleTo(reader: Reader, { state, authorId }: typeof posts | typeof comments) {
  if (reader === null) return sql`${state} = 'shown'`
  if (reader.isModerator) return sql`${state} IN ('shown', 'hidden')`
  return sql`(${state} = 'shown' OR (${state} = 'hidden' AND ${authorId} = ${reader.id}))`
}

/** Where one member has muted another at this moment, in milliseconds since the epoch. */
export const isMutedBy = (
  muterId: Argument<string> | SQL,
  mutedId: SQLWrapper,
  now: Argument<number>,
) => sql`EXISTS (SELECT 1 FROM ${mutes}
  WHERE muter_id = ${muterId} AND muted_id = ${mutedId} AND (until IS NULL OR until > ${now}))`

/** Where a viewer has not muted the author at this moment. */
export const isNotMutedBy = (viewerId: Argument<string>, now: Argument<number>) =>
  sql`NOT ${isMutedBy(viewerId, users.id, now)}`

// Every column has a name of its own: the rows of a batch come by names.

/** An author whose profile this reader sees. */
export function authorColumns(reader: ReaderId) {
  const { username, fullName, avatarUrl, isVerified } = users
  const id = sql<string>`${users.id}`.as('user_id')
  const hdType = sql<TypeCode | null>`CASE WHEN ${chartOpenTo(idOf(reader))} THEN ${users.hdType} END`.as('shown_type')
  const isTimeUncertain = timeUncertainColumn(idOf(reader), chartOpenTo(idOf(reader))).as('time_uncertain')
  return { id, username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified }
}

const hasLiked = (viewerId: Argument<string>) =>
  sql`EXISTS (SELECT 1 FROM ${postLikes} WHERE post_id = ${posts.id} AND user_id = ${viewerId})`

const hasMutedWords = (viewerId: Argument<string>) =>
  sql`EXISTS (SELECT 1 FROM ${mutedWords} WHERE user_id = ${viewerId})`

/** The words this reader does not want to read, in the form words are compared in; none of a visitor. */
export const mutedWordsOf = (reader: Reader) =>
  sql<string[]>`(SELECT json_group_array(word_key) FROM ${mutedWords} WHERE user_id = ${idOf(reader)})`
    .mapWith(JSON.parse)
    .as('muted_words')

/** Where the author lets this member comment, given that they read the post. */
export const mayComment = (
  viewerId: Argument<string>,
) => sql`(${posts.authorId} = ${viewerId} OR CASE ${posts.commentPolicy}
  WHEN 'everyone' THEN 1
  WHEN 'following' THEN EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = ${users.id} AND followee_id = ${viewerId})
  WHEN 'connections' THEN ${isConnectedTo(viewerId)}
  ELSE 0 END)`

/** All that a page shows of a post, and what this reader is to it. */
export function postColumns(reader: ReaderId) {
  const ifMember = (name: string, condition: (viewerId: Argument<string>) => SQL) =>
    sql`${reader === null ? sql`0` : condition(reader.id)}`.mapWith(Boolean).as(name)
  return {
    id: posts.id,
    author: authorColumns(reader),
    content: posts.content,
    images: posts.images,
    tags: posts.tags,
    hdContext: posts.hdContext,
    visibility: posts.visibility,
    commentPolicy: posts.commentPolicy,
    likesCount: posts.likesCount,
    commentsCount: posts.commentsCount,
    state: posts.state,
    editedAt: posts.editedAt,
    createdAt: posts.createdAt,
    isLiked: ifMember('is_liked', hasLiked),
    mayComment: ifMember('may_comment', mayComment),
    /** Whether the reader has muted words at all: most have none, and need no second question. */
    hasMutedWords: ifMember('has_muted_words', hasMutedWords),
  }
}

// Conditions over `events`, with the host in `users`.

/**
 * Where a viewer sees an event: who sees its host, and its guests, whoever the host shows their profile to since. What
 * moderators hid only its host sees.
 */
export const eventVisibleTo = (
  viewerId: string,
): SQL => sql`((${events.state} <> 'hidden' OR ${events.hostId} = ${viewerId}) AND (${profileVisibleTo(viewerId)}
  OR (${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)} AND EXISTS (SELECT 1 FROM ${eventGuests}
    WHERE event_id = ${events.id} AND user_id = ${viewerId}))))`

/** Where the host may act: of who is suspended nobody is invited to anything meanwhile. */
export const isHostFree = (now: Date): SQL =>
  sql`(${users.suspendedUntil} IS NULL OR ${users.suspendedUntil} <= ${now.getTime()})`

const privacyColumns = Object.fromEntries(PRIVACY_SETTINGS.map((setting) => [setting, users[setting]])) as Pick<
  typeof users,
  keyof MemberPrivacy
>

/** A member's privacy settings, for their own settings page. */
export async function findPrivacy(db: Database, memberId: string): Promise<MemberPrivacy | null> {
  const [row] = await db.select(privacyColumns).from(users).where(eq(users.id, memberId)).limit(1)
  return row ?? null
}

/** Changes the given settings. Choosing the detail of the chart also dismisses the notice about it. */
export async function setPrivacy(db: Database, memberId: string, change: Partial<MemberPrivacy>): Promise<void> {
  await db
    .update(users)
    .set({ ...change, ...(change.chartDetail ? { detailNoticeDue: false } : {}), updatedAt: new Date() })
    .where(eq(users.id, memberId))
}

/**
 * Saves who may see a member who hasn't chosen yet. Returns false without saving if they have: the first choice counts.
 */
export async function setFirstChoice(
  db: Database,
  memberId: string,
  profileVisibility: ProfileVisibility,
): Promise<boolean> {
  const done = await db
    .update(users)
    .set({ profileVisibility, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.profileVisibility, 'undecided')))
  return done.meta.changes > 0
}
