import { and, eq, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import type { Argument } from '../../drizzle/prepare-once'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { eventGuests, events } from '../../drizzle/schema/events'
import { follows } from '../../drizzle/schema/follows'
import { hdInsights } from '../../drizzle/schema/insights'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { type comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { AuthorityCode, TypeCode } from '../domain/human-design/terms/codes'
import {
  type MemberPrivacy,
  PRIVACY_SETTINGS,
  type ProfileVisibility,
  type resolveAccess,
} from '../domain/membership/visibility'
import { ONLINE_ROW_MILLISECONDS } from '../domain/messaging/limits'
import { listOf } from './sql.server'

// The policy of app/domain/membership/visibility.ts as SQL conditions over `users`, because lists and searches must filter before
// they paginate. Each subquery is a lookup by primary key. `viewerId` null is a visitor.

/** The columns that `resolveAccess` needs. */
export const accessColumns = {
  isActive: users.isActive,
  profileVisibility: users.profileVisibility,
  chartVisibility: users.chartVisibility,
  chartDetail: users.chartDetail,
  birthVisibility: users.birthVisibility,
} satisfies Record<keyof Parameters<typeof resolveAccess>[0], SQLWrapper>

/** The member is connected to the viewer. */
export const isConnectedTo = (viewerId: Argument<string>) => sql`EXISTS (SELECT 1 FROM ${connections}
  WHERE low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId}) AND status = 'connected')`

/** Either of the member and the viewer has blocked the other. */
export const isBlockedFor = (viewerId: Argument<string>) => sql`(
  EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id})
  OR EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId}))`

/** The member is active and has chosen who may see them. */
export const existsForOthers = sql`(${users.isActive} = 1 AND ${users.profileVisibility} <> 'undecided')`

/**
 * The profile of `owner`, the member or the viewer, is visible to the other of the two. Each rule below checks for blocks itself.
 */
const isProfileOpen = (viewerId: Argument<string>, owner: SQLWrapper = users) => sql`(${owner}.is_active = 1
  AND (${owner}.profile_visibility IN ('everyone', 'community')
    OR (${owner}.profile_visibility = 'connections' AND ${isConnectedTo(viewerId)})))`

/** `resolveAccess` returns `profile: 'page'`. */
export function profileVisibleTo(viewerId: Argument<string> | null): SQL {
  if (viewerId === null) return sql`(${users.isActive} = 1 AND ${users.profileVisibility} = 'everyone')`
  return sql`(${users.id} = ${viewerId} OR (NOT ${isBlockedFor(viewerId)} AND ${isProfileOpen(viewerId)}))`
}

/** The viewer may send the member a request to connect: they see the profile, or it's visible to connections. */
export const acceptsRequestsFrom = (viewerId: string): SQL => sql`(${profileVisibleTo(viewerId)}
  OR (${users.isActive} = 1 AND ${users.profileVisibility} = 'connections' AND NOT ${isBlockedFor(viewerId)}))`

/**
 * The viewer may see the member's name in a list of their own (muted, blocked, an export): the profile is visible to them apart
 * from their own block. Otherwise such a list would reveal a new username.
 */
export const nameVisibleTo = (viewerId: string): SQL => sql`(${isProfileOpen(viewerId)}
  AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId}))`

/** The username in such a list: the current one or, for a blocked member, the one at the time of the block; null if hidden. */
export const readableUsername = (viewerId: string) => readableName(viewerId, users.username, blocks.blockedUsername)

/** The full name, by the same rule. */
export const readableFullName = (viewerId: string) => readableName(viewerId, users.fullName, blocks.blockedName)

function readableName(viewerId: string, present: SQLWrapper, whenBlocked: SQLWrapper) {
  const ownBlock = sql`FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id}`
  return sql<string | null>`CASE WHEN NOT ${nameVisibleTo(viewerId)} THEN NULL
    WHEN EXISTS (SELECT 1 ${ownBlock}) THEN (SELECT ${whenBlocked} ${ownBlock})
    ELSE ${present} END`
}

/** The photo of a member whose name is shown even if their profile isn't visible; null if it isn't. */
export const photoVisibleTo = (viewerId: string) =>
  sql<string | null>`CASE WHEN ${profileVisibleTo(viewerId)} THEN ${users.avatarUrl} END`

/** `profileVisibleTo` the other way round: the viewer's profile is visible to the member. */
export const isVisibleBack = (viewerId: string): SQL => sql`EXISTS (SELECT 1 FROM ${users} AS viewer
  WHERE viewer.id = ${viewerId} AND NOT ${isBlockedFor(viewerId)} AND ${isProfileOpen(viewerId, sql`viewer`)})`

/** `resolveAccess` returns anything but `chart: 'none'`. Searches use it too, so that they don't reveal hidden charts. */
export function chartVisibleTo(viewerId: Argument<string> | null): SQL {
  return sql`(${profileVisibleTo(viewerId)} AND ${chartOpenTo(viewerId)})`
}

/** The same if the profile is known to be visible. */
export const chartOpenTo = (viewerId: Argument<string> | null): SQL => sql`(${or(...chartLevels(viewerId))})`

/** `hasUncertainTime` in SQL. */
const isTimeUncertain = sql`coalesce(${users.birthTimeAccuracy}, iif(${users.birthTime} IS NULL, 'unknown', 'exact')) <> 'exact'`

/** The member's birth time isn't exact and `seesTimeAccuracy` shows that to the viewer, if the chart is known to be visible. */
export function showsTimeUncertain(viewerId: Argument<string> | null): SQL {
  const toAll = sql`(${users.chartDetail} <> 'core' OR ${users.birthVisibility} = 'everyone')`
  const asConnection = (id: Argument<string>) =>
    sql`(${users.birthVisibility} = 'connections' AND ${isConnectedTo(id)})`
  const levels = viewerId === null ? [toAll] : [toAll, eq(users.id, viewerId), asConnection(viewerId)]
  return sql`(${users.hdType} IS NOT NULL AND ${isTimeUncertain} AND ${or(...levels)})`
}

/** The same as a column, false if the chart isn't visible. */
const timeUncertainColumn = (viewerId: Argument<string> | null, isChartOpen: SQL) =>
  sql`iif(${showsTimeUncertain(viewerId)} AND ${isChartOpen}, 1, 0)`.mapWith(Boolean)

function chartLevels(viewerId: Argument<string> | null) {
  const everyone = sql`${users.chartVisibility} = 'everyone'`
  if (viewerId === null) return [everyone]
  const asConnection = sql`(${users.chartVisibility} = 'connections' AND ${isConnectedTo(viewerId)})`
  return [everyone, asConnection, eq(users.id, viewerId)]
}

/**
 * The columns that lists of members may show to others. Type and authority are null if the chart isn't visible to this viewer, and
 * `isTimeUncertain` is false if `seesTimeAccuracy` is. Use it with `profileVisibleTo` of the same viewer.
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

// Visibility of posts as conditions over `posts` and `users` (the author). A post is visible to its own audience among those who
// may see the author's profile.

/** The viewer of posts; null is a visitor. Moderators also see hidden posts that are visible to them otherwise. */
export type Reader = { id: string; isModerator: boolean } | null

/** The same for prepared queries, which need only the id. */
type ReaderId = { id: Argument<string>; isModerator?: boolean } | null

const idOf = (reader: ReaderId) => reader?.id ?? null

/** The reader may see the post, regardless of its state. */
export function postVisibleTo(reader: ReaderId) {
  if (reader === null) return sql`(${posts.visibility} = 'public' AND ${profileVisibleTo(null)})`
  return sql`(${profileVisibleTo(reader.id)} AND ${isInCircle(reader.id)})`
}

/** The viewer is in the post's audience, if the author's profile is known to be visible. */
export const isInCircle = (viewerId: Argument<string>) => sql`(${posts.visibility} IN ('public', 'community')
  OR ${users.id} = ${viewerId} OR (${posts.visibility} = 'connections' AND ${isConnectedTo(viewerId)}))`

/**
 * A condition about the author, tied to the post's row. Otherwise SQLite, once it has statistics, builds a Bloom filter before the
 * join and reads all members for it.
 */
export const ofAuthor = (condition: SQL | undefined) =>
  sql`iif(${users.id} = ${posts.authorId}, ${condition ?? sql`1`}, 0)`

/** A post or comment is shown, or it's hidden and the reader is its author or a moderator. */
export function stateVisibleTo(reader: Reader, { state, authorId }: typeof posts | typeof comments) {
  if (reader === null) return sql`${state} = 'shown'`
  if (reader.isModerator) return sql`${state} IN ('shown', 'hidden')`
  return sql`(${state} = 'shown' OR (${state} = 'hidden' AND ${authorId} = ${reader.id}))`
}

/** One member has muted another at this time, in milliseconds since the epoch. */
export const isMutedBy = (
  muterId: Argument<string> | SQL,
  mutedId: SQLWrapper,
  now: Argument<number>,
) => sql`EXISTS (SELECT 1 FROM ${mutes}
  WHERE muter_id = ${muterId} AND muted_id = ${mutedId} AND (until IS NULL OR until > ${now}))`

/** The viewer hasn't muted the author at this time. */
export const isNotMutedBy = (viewerId: Argument<string>, now: Argument<number>) =>
  sql`NOT ${isMutedBy(viewerId, users.id, now)}`

// Column names are unique, because the rows of a batch are objects keyed by name.

/** The columns of an author whose profile the reader may see. */
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

/** The reader's muted words in normalised form; none for a visitor. */
export const mutedWordsOf = (reader: Reader) =>
  sql<string[]>`(SELECT json_group_array(word_key) FROM ${mutedWords} WHERE user_id = ${idOf(reader)})`
    .mapWith(JSON.parse)
    .as('muted_words')

/** The author lets this member comment, if the post is known to be visible. */
export const mayComment = (
  viewerId: Argument<string>,
) => sql`(${posts.authorId} = ${viewerId} OR CASE ${posts.commentPolicy}
  WHEN 'everyone' THEN 1
  WHEN 'following' THEN EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = ${users.id} AND followee_id = ${viewerId})
  WHEN 'connections' THEN ${isConnectedTo(viewerId)}
  ELSE 0 END)`

/** The columns of a post, including what this reader can do with it. */
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
    /** Whether the reader has any muted words; most don't, which saves a query. */
    hasMutedWords: ifMember('has_muted_words', hasMutedWords),
  }
}

// Conditions over `events`, with the host in `users`.

/**
 * The viewer may see the event: they see the host's profile, or they are a guest, even if the host has since narrowed who sees
 * their profile. An event hidden by moderators is visible to its host only.
 */
export const eventVisibleTo = (
  viewerId: string,
): SQL => sql`((${events.state} <> 'hidden' OR ${events.hostId} = ${viewerId}) AND (${profileVisibleTo(viewerId)}
  OR (${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)} AND EXISTS (SELECT 1 FROM ${eventGuests}
    WHERE event_id = ${events.id} AND user_id = ${viewerId}))))`

/** The host isn't suspended; events of suspended hosts are neither listed nor reminded of. */
export const isHostFree = (now: Date): SQL =>
  sql`(${users.suspendedUntil} IS NULL OR ${users.suspendedUntil} <= ${now.getTime()})`

/** An insight that is published and doesn't need Premium; without parameters, so that the partial index applies. */
export const isOpenInsight: SQL = sql`${hdInsights.isPremium} = 0 AND ${hdInsights.isPublished} = 1`

// Presence: who may see whether a member is online.

/** Where a row of `online_members` isn't stale, regardless of the member's privacy. */
export const isFresh = (now = Date.now()): SQL =>
  gt(onlineMembers.seenAt, new Date(now - ONLINE_ROW_MILLISECONDS)) as SQL

/**
 * Where a viewer may see whether a member is online, as a condition over `users`: the rule of `listPairs`. An undecided member's
 * presence is visible to no one else.
 */
export const presenceVisibleTo = (viewerId: string): SQL => sql`(${users.id} = ${viewerId} OR (${users.isActive} = 1
  AND NOT ${isBlockedFor(viewerId)} AND ${users.profileVisibility} <> 'undecided'
  AND ((${users.presenceVisibility} = 'everyone' AND ${users.profileVisibility} IN ('everyone', 'community'))
    OR (${users.presenceVisibility} IN ('everyone', 'connections') AND ${isConnectedTo(viewerId)}))))`

/**
 * Where a member is online and the viewer may see it, as a condition over `users`. It costs two lookups by primary key a member; a
 * list of online members only should start from `onlineMembers` with `isFresh` and `presenceVisibleTo`.
 */
export const isOnlineFor = (viewerId: string, now = Date.now()): SQL => sql`(EXISTS (SELECT 1 FROM ${onlineMembers}
  WHERE ${onlineMembers.memberId} = ${users.id} AND ${isFresh(now)}) AND ${presenceVisibleTo(viewerId)})`

/** `isOnlineFor` as a column. */
export const onlineColumn = (viewerId: string) => sql`${isOnlineFor(viewerId)}`.mapWith(Boolean)

/** Of these members, those whose presence the watcher may see, in one query. */
export const listPresenceVisible = async (db: Database, watcherId: string, memberIds: string[]): Promise<Set<string>> =>
  new Set((await listPairs(db, memberIds, [watcherId])).map(({ seenId }) => seenId))

/** Of these watchers, those who may see the member's presence, in one query. */
export const listPresenceWatchers = async (
  db: Database,
  memberId: string,
  watcherIds: string[],
): Promise<Set<string>> => new Set((await listPairs(db, [memberId], watcherIds)).map(({ watcherId }) => watcherId))

/**
 * The pairs in which the watcher may see the other's presence: both are active, neither blocked the other, and profile and
 * presence are visible to the watcher. `presenceVisibleTo` is the same rule over `users`.
 */
async function listPairs(db: Database, seenIds: string[], watcherIds: string[]) {
  if (seenIds.length === 0 || watcherIds.length === 0) return []
  return db.all<{ seenId: string; watcherId: string }>(sql`SELECT seen.id AS seenId, watcher.id AS watcherId
    FROM ${users} AS seen CROSS JOIN ${users} AS watcher
    WHERE seen.id IN ${listOf(seenIds)}
      AND watcher.id IN ${listOf(watcherIds)}
      AND seen.is_active = 1 AND watcher.is_active = 1 AND seen.profile_visibility <> 'undecided'
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = seen.id AND blocked_id = watcher.id)
      AND NOT EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = watcher.id AND blocked_id = seen.id)
      AND ((seen.presence_visibility = 'everyone' AND seen.profile_visibility IN ('everyone', 'community'))
        OR (seen.presence_visibility IN ('everyone', 'connections')
          AND EXISTS (SELECT 1 FROM ${connections} WHERE low_id = min(seen.id, watcher.id)
            AND high_id = max(seen.id, watcher.id) AND status = 'connected')))`)
}

// A member's own settings.

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
