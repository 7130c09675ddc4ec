import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { follows } from '../../drizzle/schema/follows'
import { mutes } from '../../drizzle/schema/mutes'
import { pairOf } from '../domain/membership/connection-pair'
import { type ConnectionState, type ConnectionStatus, connectionState } from '../domain/membership/connection-state'

/** What a viewer has to do with a member; `mutedUntil` null: until they say otherwise. */
export type Ties = {
  isFollowing: boolean
  followsViewer: boolean
  connection: ConnectionState
  /** The name that one asked the other by where the page was closed. */
  askedUsername: string | null
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

/** Follows both ways, the connection, and the viewer's own mute, as it holds now: one question, each look a step in a primary key. */
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
    askedUsername: found?.asked ?? null,
    isFollowing: found?.following === 1,
    followsViewer: found?.followed === 1,
    isMuted: found?.muted === 1,
    mutedUntil: found?.until ? new Date(found.until) : null,
  }
}
