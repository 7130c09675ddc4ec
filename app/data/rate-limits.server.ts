import { lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { listOf } from './list-of.server'

export type CountedKey = { key: string; windowMilliseconds: number }
export type Counted = { count: number; endsAt: number }

/**
 * Adds one to each counter and gives the new counts, in order. A window opens with its first event and closes by the clock,
 * so no more than the limit passes in any one window. One batch, one transaction: exact however many arrive at once.
 */
export async function countEvents(db: Database, keys: CountedKey[], now: number): Promise<Counted[]> {
  const statements = keys.map(({ key, windowMilliseconds }) =>
    db
      .insert(rateLimits)
      .values({ key, count: 1, startedAt: now, endsAt: now + windowMilliseconds })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${rateLimits.endsAt} <= ${now} THEN 1 ELSE ${rateLimits.count} + 1 END`,
          startedAt: sql`CASE WHEN ${rateLimits.endsAt} <= ${now} THEN excluded.started_at ELSE ${rateLimits.startedAt} END`,
          endsAt: sql`CASE WHEN ${rateLimits.endsAt} <= ${now} THEN excluded.ends_at ELSE ${rateLimits.endsAt} END`,
        },
      })
      .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt }),
  )
  const [first, ...rest] = statements
  if (!first) return []
  const results = await db.batch([first, ...rest])
  return results.map((rows) => rows[0]!)
}

/** Forgets counters whose window is over. */
export async function deleteEndedRateLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}

/** Forgets one counter, as after a sign-in that succeeded. */
export async function deleteRateLimits(db: Database, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} IN ${listOf(keys)}`)
}
