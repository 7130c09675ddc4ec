import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connectionAsks, connections } from '../../drizzle/schema/connections'
import { pairOf } from '../domain/membership/connection-pair'
import { notificationItem } from './notifications.server'

// What two members are told of their connection: items for the batch that changes it, as those of `notices.server.ts`.

type Change = { viewerId: string; otherId: string; now: Date }

const isCauseOf = ({ viewerId, otherId }: Change) => {
  const [low, high] = pairOf(viewerId, otherId)
  return sql`cause.low_id = ${low} AND cause.high_id = ${high}`
}

/** A member is told who asks to connect: once, also when it is taken back and asked again in the same days. */
export const connectionRequestNotice = (db: Database, change: Change) =>
  notificationItem(db, {
    kind: 'connection_request',
    cause: {
      from: sql`${connections} AS cause
        JOIN ${connectionAsks} AS asked ON asked.requester_id = ${change.viewerId} AND asked.asked_id = ${change.otherId}`,
      where: sql`${isCauseOf(change)} AND cause.status = 'requested' AND cause.requester_id = ${change.viewerId}`,
    },
    to: { memberId: sql`${change.otherId}` },
    actorId: sql`cause.requester_id`,
    groupKey: sql`'connection_request:' || cause.requester_id`,
    onceKey: sql`'connection_request:' || cause.requester_id || ':' || asked.asked_at`,
    now: change.now,
  })

/** Whoever asked is told who accepted. */
export const connectionAcceptedNotice = (db: Database, change: Change) =>
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
