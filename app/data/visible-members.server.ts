import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import type { AuthorityCode, TypeCode } from '../domain/human-design/codes'

// The policy of app/domain/membership/visibility.ts once more, as conditions over `users`, for lists and searches: there a
// member is left out before the page is cut. Every look aside is one step in a primary key. `viewerId` null is a visitor.

/** Where a viewer and a member are connected. */
export const isConnectedTo = (viewerId: string) => sql`EXISTS (SELECT 1 FROM ${connections}
  WHERE low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId}) AND status = 'connected')`

/** Where there is a block between a viewer and a member, either way. */
export const isBlockedFor = (viewerId: string) => sql`(
  EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${viewerId} AND blocked_id = ${users.id})
  OR EXISTS (SELECT 1 FROM ${blocks} WHERE blocker_id = ${users.id} AND blocked_id = ${viewerId}))`

/** Where there is anybody to others: not away, and no longer undecided who may see them. */
export const existsForOthers = sql`(${users.isActive} = 1 AND ${users.profileVisibility} <> 'undecided')`

/**
 * Where a profile is open between a viewer and a member: that of the member, or (`owner`) the viewer's own. Whether there is a
 * block is asked by each rule below for itself.
 */
const isProfileOpen = (viewerId: string, owner: SQLWrapper = users) => sql`(${owner}.is_active = 1
  AND (${owner}.profile_visibility IN ('everyone', 'community')
    OR (${owner}.profile_visibility = 'connections' AND ${isConnectedTo(viewerId)})))`

/** Where `sightOf` says `profile: 'page'`. */
export function profileVisibleTo(viewerId: string | null): SQL {
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

/** Where `sightOf` says anything but `chart: 'none'`: whoever may not see it must not find it by a search either. */
export function chartVisibleTo(viewerId: string | null): SQL {
  return sql`(${profileVisibleTo(viewerId)} AND ${chartOpenTo(viewerId)})`
}

/** The same, given that they see the profile. */
export const chartOpenTo = (viewerId: string | null): SQL => sql`(${or(...chartLevels(viewerId))})`

/** `hasUncertainTime` in SQL. */
const isTimeUncertain = sql`coalesce(${users.birthTimeAccuracy}, iif(${users.birthTime} IS NULL, 'unknown', 'exact')) <> 'exact'`

/** Where the row has a chart whose time of birth isn't exact and `seesTimeAccuracy` lets the viewer know, given that the chart is open. */
export function toldTimeUncertain(viewerId: string | null): SQL {
  const toAll = sql`(${users.chartDetail} <> 'core' OR ${users.birthVisibility} = 'everyone')`
  const asConnection = (id: string) => sql`(${users.birthVisibility} = 'connections' AND ${isConnectedTo(id)})`
  const levels = viewerId === null ? [toAll] : [toAll, eq(users.id, viewerId), asConnection(viewerId)]
  return sql`(${users.hdType} IS NOT NULL AND ${isTimeUncertain} AND ${or(...levels)})`
}

/** The same as a column that is false where the chart is closed. */
export const timeUncertainColumn = (viewerId: string | null, isChartOpen: SQL) =>
  sql`iif(${toldTimeUncertain(viewerId)} AND ${isChartOpen}, 1, 0)`.mapWith(Boolean)

function chartLevels(viewerId: string | null) {
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
