import { and, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { connectionRequests, connections } from '../../../drizzle/schema/connections'
import { follows } from '../../../drizzle/schema/follows'
import { users } from '../../../drizzle/schema/users'
import { type ConnectionState, connectionState, pairOf } from '../../domain/membership/connections'
import { notificationItem } from '../notifications/notices.server'
import { acceptsRequestsFrom, isBlockedFor, profileVisibleTo } from '../visibility.server'

// Changes of connections. Each is one batch whose statements check that it's allowed, so that simultaneous changes leave one row a
// pair, in a state that one of them requested, with the matching follows and notifications.

/** The member who makes the change and the other member. */
export type Pair = { viewerId: string; otherId: string }
type Change = Pair & { now: Date }

/** The state for the viewer after a change, and the notifications it inserted. */
export type Changed = { state: ConnectionState; notified: { id: string; userId: string }[] }

const isPair = ({ viewerId, otherId }: Pair): SQL => {
  const [low, high] = pairOf(viewerId, otherId)
  return sql`(${connections.lowId} = ${low} AND ${connections.highId} = ${high})`
}

/** The other member is active, and neither has blocked the other. */
const isReachable = ({ viewerId, otherId }: Pair) => sql`EXISTS (SELECT 1 FROM ${users}
  WHERE ${users.id} = ${otherId} AND ${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)})`

const isRequestable = ({ viewerId, otherId }: Pair) => sql`EXISTS (SELECT 1 FROM ${users}
  WHERE ${users.id} = ${otherId} AND ${users.id} <> ${viewerId} AND ${acceptsRequestsFrom(viewerId)})`

/** The other member's username if their profile isn't visible to the viewer, who must have known it to send the request. */
const hiddenUsername = ({ viewerId, otherId }: Pair) => sql`(SELECT ${users.username} FROM ${users}
  WHERE ${users.id} = ${otherId} AND NOT ${profileVisibleTo(viewerId)})`

export type NewRequest = Change & {
  note: string | null
  /** How many requests the viewer may have sent since a date; null: unlimited. */
  limit: { most: number; since: Date } | null
  /** A request since `asked` isn't counted again; one declined since `declined` stays declined. */
  since: { requested: Date; declined: Date }
}

/**
 * Requests a connection, if the member can still be asked; a pending request of theirs is accepted instead. A member who recently
 * declined isn't notified, and the requester can't tell.
 */
export async function requestConnection(db: Database, request: NewRequest): Promise<Changed> {
  const { viewerId, otherId, note, limit, since, now } = request
  const [lowId, highId] = pairOf(viewerId, otherId)
  const isMine = sql`${connectionRequests.requesterId} = ${viewerId}`
  const isCounted = sql`EXISTS (SELECT 1 FROM ${connectionRequests}
    WHERE ${isMine} AND asked_id = ${otherId} AND asked_at > ${since.requested.getTime()})`
  const isWithinLimit = limit
    ? sql`(SELECT count(*) FROM ${connectionRequests} WHERE ${isMine} AND asked_at > ${limit.since.getTime()}) < ${limit.most}`
    : sql`1`
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${connections} WHERE ${isPair(request)}) AND ${isRequestable(request)}`
  const [, , , , , , requestNotified, acceptedNotified, rows] = await db.batch([
    connectPair(db, request),
    db
      .insert(connectionRequests)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${viewerId}, ${otherId}, ${now.getTime()}, NULL WHERE ${isNew} AND (${isCounted} OR ${isWithinLimit})`,
      )
      .onConflictDoUpdate({
        target: [connectionRequests.requesterId, connectionRequests.recipientId],
        set: { requestedAt: now },
        setWhere: sql`${connectionRequests.requestedAt} <= ${since.requested.getTime()}`,
      }),
    db
      .insert(connections)
      .select(
        sql`SELECT lower(hex(randomblob(16))), ${lowId}, ${highId},
            iif(coalesce(declined_at, 0) > ${since.declined.getTime()}, 'declined', 'requested'),
            ${viewerId}, ${now.getTime()}, NULL, ${note}, declined_at, ${hiddenUsername(request)}
          FROM ${connectionRequests}
          WHERE ${isMine} AND asked_id = ${otherId} AND asked_at > ${since.requested.getTime()} AND ${isNew}`,
      )
      .onConflictDoNothing(),
    followEachOther(db, request, viewerId),
    followEachOther(db, request, otherId),
    clearDecline(db, request),
    connectionRequestNotice(db, request),
    connectionAcceptedNotice(db, request),
    pairRow(db, request),
  ])
  return { state: connectionState(rows[0] ?? null, viewerId), notified: [...requestNotified, ...acceptedNotified] }
}

/** Accepts a request, also one that the viewer declined before. The two then follow each other. */
export async function acceptConnection(db: Database, change: Change): Promise<Changed> {
  const [, , , , notified, rows] = await db.batch([
    connectPair(db, change),
    followEachOther(db, change, change.viewerId),
    followEachOther(db, change, change.otherId),
    clearDecline(db, change),
    connectionAcceptedNotice(db, change),
    pairRow(db, change),
  ])
  return { state: connectionState(rows[0] ?? null, change.viewerId), notified }
}

/** Declines a request. The requester isn't notified and sees it as pending. */
export async function declineConnection(db: Database, change: Change): Promise<ConnectionState> {
  const { viewerId, otherId, now } = change
  const [, , rows] = await db.batch([
    db
      .update(connections)
      .set({ status: 'declined', answeredAt: now })
      .where(and(isPair(change), eq(connections.requesterId, otherId), eq(connections.status, 'requested'))),
    db
      .insert(connectionRequests)
      .select(
        sql`SELECT ${otherId}, ${viewerId}, ${connections.createdAt}, ${connections.answeredAt} FROM ${connections}
          WHERE ${isPair(change)} AND requester_id = ${otherId} AND status = 'declined'`,
      )
      .onConflictDoUpdate({
        target: [connectionRequests.requesterId, connectionRequests.recipientId],
        set: { declinedAt: sql`excluded.declined_at` },
      }),
    pairRow(db, change),
  ])
  return connectionState(rows[0] ?? null, viewerId)
}

const isOwnRequest = (viewerId: string) =>
  and(eq(connections.requesterId, viewerId), inArray(connections.status, ['requested', 'declined']))

/** Withdraws the viewer's request. It still counts towards the limit. */
export const cancelConnection = (db: Database, pair: Pair) => deleteWhere(db, pair, isOwnRequest(pair.viewerId))

/**
 * The same by the id of its row, for a request whose recipient the viewer may no longer see. `otherId` is the recipient, or null
 * if no row was deleted.
 */
export async function cancelRequest(
  db: Database,
  viewerId: string,
  id: string,
): Promise<{ state: ConnectionState; otherId: string | null }> {
  const isRow = eq(connections.id, id)
  const [deleted, rows] = await db.batch([
    db
      .delete(connections)
      .where(and(isRow, isOwnRequest(viewerId)))
      .returning({ lowId: connections.lowId, highId: connections.highId }),
    db
      .select({ status: connections.status, requesterId: connections.requesterId })
      .from(connections)
      .where(and(isRow, or(eq(connections.lowId, viewerId), eq(connections.highId, viewerId)))),
  ])
  const otherId = deleted[0] ? (deleted[0].lowId === viewerId ? deleted[0].highId : deleted[0].lowId) : null
  return { state: connectionState(rows[0] ?? null, viewerId), otherId }
}

/** Ends a connection; follows stay. */
export const removeConnection = (db: Database, pair: Pair) => deleteWhere(db, pair, eq(connections.status, 'connected'))

async function deleteWhere(db: Database, pair: Pair, condition: SQL | undefined): Promise<ConnectionState> {
  const [, rows] = await db.batch([db.delete(connections).where(and(isPair(pair), condition)), pairRow(db, pair)])
  return connectionState(rows[0] ?? null, pair.viewerId)
}

/** Statement that connects the two if the other member has sent a request. */
const connectPair = (db: Database, change: Change) =>
  db
    .update(connections)
    .set({ status: 'connected', connectedAt: change.now, answeredAt: change.now })
    .where(
      and(
        isPair(change),
        eq(connections.requesterId, change.otherId),
        inArray(connections.status, ['requested', 'declined']),
        isReachable(change),
      ),
    )

/** Statement that makes one of the two follow the other if this batch connected them. */
function followEachOther(db: Database, change: Change, followerId: string) {
  const followeeId = followerId === change.viewerId ? change.otherId : change.viewerId
  return db
    .insert(follows)
    .select(
      sql`SELECT ${followerId}, ${followeeId}, ${change.now.getTime()} FROM ${connections}
        WHERE ${isPair(change)} AND status = 'connected' AND connected_at = ${change.now.getTime()}`,
    )
    .onConflictDoNothing()
}

/** Statement that clears an earlier decline of the viewer once the two are connected, so that a later request arrives. */
const clearDecline = (db: Database, change: Change) =>
  db
    .update(connectionRequests)
    .set({ declinedAt: null })
    .where(
      and(
        eq(connectionRequests.requesterId, change.otherId),
        eq(connectionRequests.recipientId, change.viewerId),
        sql`${connectionRequests.declinedAt} IS NOT NULL`,
        sql`EXISTS (SELECT 1 FROM ${connections} WHERE ${isPair(change)} AND status = 'connected')`,
      ),
    )

const pairRow = (db: Database, pair: Pair) =>
  db.select({ status: connections.status, requesterId: connections.requesterId }).from(connections).where(isPair(pair))

/** The connection's row is that of the viewer and the member, as a condition over both tables. */
export const isPairOf = (viewerId: string) =>
  sql`low_id = min(${users.id}, ${viewerId}) AND high_id = max(${users.id}, ${viewerId})`

/**
 * The member with this username and the state of the connection, if the viewer may send a request or either has sent one. Null
 * otherwise, for inactive members and across a block.
 */
export async function findConnectionTarget(db: Database, viewerId: string, usernameKey: string) {
  const [found] = await db
    .select({ id: users.id, status: connections.status, requesterId: connections.requesterId })
    .from(users)
    .leftJoin(connections, isPairOf(viewerId))
    .where(
      and(
        eq(users.usernameKey, usernameKey),
        or(
          acceptsRequestsFrom(viewerId),
          sql`(${connections.status} IS NOT NULL AND ${users.isActive} = 1 AND NOT ${isBlockedFor(viewerId)})`,
        ),
      ),
    )
    .limit(1)
  if (!found) return null
  const { id, status, requesterId } = found
  return { id, state: connectionState(status && requesterId ? { status, requesterId } : null, viewerId) }
}

/** The date of the oldest request that counts towards a reached limit; null if the limit isn't reached. */
export async function findOldestCountedRequest(
  db: Database,
  memberId: string,
  { most, since }: { most: number; since: Date },
): Promise<Date | null> {
  const [last] = await db
    .select({ requestedAt: connectionRequests.requestedAt })
    .from(connectionRequests)
    .where(and(eq(connectionRequests.requesterId, memberId), gt(connectionRequests.requestedAt, since)))
    .orderBy(desc(connectionRequests.requestedAt))
    .limit(1)
    .offset(most - 1)
  return last?.requestedAt ?? null
}

/** Deletes counted requests from before a date, unless they were declined since. */
export async function deleteOldRequests(db: Database, before: Date): Promise<void> {
  await db
    .delete(connectionRequests)
    .where(
      and(
        lte(connectionRequests.requestedAt, before),
        sql`coalesce(${connectionRequests.declinedAt}, 0) <= ${before.getTime()}`,
      ),
    )
}

// Notifications about a connection: statements for the batch that changes it, like those of `notices.server.ts`.

const isCauseOf = ({ viewerId, otherId }: Change) => {
  const [low, high] = pairOf(viewerId, otherId)
  return sql`cause.low_id = ${low} AND cause.high_id = ${high}`
}

/** Notifies a member of a request; only once if it's withdrawn and repeated within the counted days. */
const connectionRequestNotice = (db: Database, change: Change) =>
  notificationItem(db, {
    kind: 'connection_request',
    cause: {
      from: sql`${connections} AS cause
        JOIN ${connectionRequests} AS asked ON asked.requester_id = ${change.viewerId} AND asked.asked_id = ${change.otherId}`,
      where: sql`${isCauseOf(change)} AND cause.status = 'requested' AND cause.requester_id = ${change.viewerId}`,
    },
    to: { memberId: sql`${change.otherId}` },
    actorId: sql`cause.requester_id`,
    groupKey: sql`'connection_request:' || cause.requester_id`,
    onceKey: sql`'connection_request:' || cause.requester_id || ':' || asked.asked_at`,
    now: change.now,
  })

/** Notifies the requester that it was accepted. */
const connectionAcceptedNotice = (db: Database, change: Change) =>
  notificationItem(db, {
    kind: 'connection_accepted',
    cause: {
      from: sql`${connections} AS cause`,
      where: sql`${isCauseOf(change)} AND cause.status = 'connected' AND cause.requester_id = ${change.otherId}`,
    },
    to: { memberId: sql`cause.requester_id` },
    actorId: sql`${change.viewerId}`,
    groupKey: sql`'connection_accepted:' || ${change.viewerId}`,
    onceKey: sql`'connection_accepted:' || ${change.viewerId} || ':' || cause.connected_at`,
    now: change.now,
  })
