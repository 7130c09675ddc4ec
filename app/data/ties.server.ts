import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { mutes } from '../../drizzle/schema/mutes'

/** What a viewer has to do with a member, one way; `mutedUntil` null: until they say otherwise. */
export type Ties = { isFollowing: boolean; followsViewer: boolean; isMuted: boolean; mutedUntil: Date | null }

/** Follows both ways and the viewer's own mute, as it holds now: one question, each look a step in a primary key. */
export async function findTies(db: Database, viewerId: string, memberId: string, now: Date): Promise<Ties> {
  const follow = (from: string, to: string) =>
    sql`EXISTS (SELECT 1 FROM ${follows} WHERE follower_id = ${from} AND followee_id = ${to})`
  const [found] = await db.all<{ following: number; followed: number; muted: number | null; until: number | null }>(
    sql`SELECT ${follow(viewerId, memberId)} AS following, ${follow(memberId, viewerId)} AS followed,
      mute.muter_id IS NOT NULL AS muted, mute.until AS until
      FROM (SELECT 1) LEFT JOIN ${mutes} AS mute ON mute.muter_id = ${viewerId} AND mute.muted_id = ${memberId}
        AND (mute.until IS NULL OR mute.until > ${now.getTime()})`,
  )
  return {
    isFollowing: found?.following === 1,
    followsViewer: found?.followed === 1,
    isMuted: found?.muted === 1,
    mutedUntil: found?.until ? new Date(found.until) : null,
  }
}
