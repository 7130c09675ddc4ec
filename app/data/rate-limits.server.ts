import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { listOf } from './sql.server'

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

export type BoundedKey = CountedKey & { most: number }

/**
 * Adds one to every counter if none of them is full, else to none: a try that is refused costs nobody anything. One
 * statement: exact however many arrive at once. Gives whether it was counted, and how the counters stand.
 */
export async function countIfWithinLimit(db: Database, keys: BoundedKey[], now: number) {
  const requested = sql`(SELECT value ->> 'key' AS key, value ->> 'most' AS most, value ->> 'windowMilliseconds' AS length
    FROM json_each(${JSON.stringify(keys)}))`
  const hasEnded = sql`${rateLimits.endsAt} <= ${now}`
  const counting = db
    .insert(rateLimits)
    .select(
      // Every column, in the order of the table.
      sql`SELECT key, 1, ${now}, ${now} + length FROM ${requested}
        WHERE NOT EXISTS (SELECT 1 FROM ${requested} AS wanted JOIN ${rateLimits} AS counter ON counter.key = wanted.key
          WHERE counter.ends_at > ${now} AND counter.count >= wanted.most)`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${hasEnded} THEN 1 ELSE ${rateLimits.count} + 1 END`,
        startedAt: sql`CASE WHEN ${hasEnded} THEN excluded.started_at ELSE ${rateLimits.startedAt} END`,
        endsAt: sql`CASE WHEN ${hasEnded} THEN excluded.ends_at ELSE ${rateLimits.endsAt} END`,
      },
    })
    .returning({ key: rateLimits.key })
  const [counted, counters] = await db.batch([
    counting,
    db
      .select({ key: rateLimits.key, count: rateLimits.count, endsAt: rateLimits.endsAt })
      .from(rateLimits)
      .where(sql`${rateLimits.key} IN ${listOf(keys.map(({ key }) => key))} AND ${rateLimits.endsAt} > ${now}`),
  ])
  return { isCounted: counted.length > 0, counters }
}

type Turn = { key: string; waitMilliseconds: number; keptMilliseconds: number }

/**
 * Whether a turn has come: not the first time it is asked for, but once the wait since then is over; the next wait begins with
 * it. Asking early doesn't begin it anew. Gives the milliseconds that are left, null when it has come.
 */
export async function advanceWait(db: Database, { key, waitMilliseconds, keptMilliseconds }: Turn, now: number) {
  const asking = db
    .insert(rateLimits)
    .values({ key, count: 0, startedAt: now, endsAt: now + keptMilliseconds })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // A wait that nobody came back from in its time begins anew.
        count: sql`${rateLimits.endsAt} > ${now}`,
        startedAt: sql`excluded.started_at`,
        endsAt: sql`excluded.ends_at`,
      },
      setWhere: sql`${rateLimits.startedAt} <= ${now - waitMilliseconds}`,
    })
    .returning({ hasCome: rateLimits.count })
  const [[taken], [waiting]] = await db.batch([
    asking,
    db.select({ startedAt: rateLimits.startedAt }).from(rateLimits).where(eq(rateLimits.key, key)),
  ])
  if (taken?.hasCome) return null
  return Math.max(1, (waiting?.startedAt ?? now) + waitMilliseconds - now)
}

/** Forgets counters whose window is over. */
export async function deleteEndedRateLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}

/** Forgets one counter, as after a sign-in that succeeded. */
export async function deleteRateLimits(db: Database, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} IN ${listOf(keys)}`)
}
