import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { NOTICE_READ_DAYS, NOTICE_UNREAD_DAYS } from '../domain/community/limits'

const DAY_MILLISECONDS = 86_400_000
/** What one statement takes away, and how often a run asks for more of it: what is left then waits for the next run. */
const AT_ONCE = 1000
const ROUNDS = 10

/** Forgets notifications that are old: read ones after half a year, unread ones after a year. `now` in milliseconds. */
export async function deleteOldNotices(db: Database, now: number, { atOnce = AT_ONCE, rounds = ROUNDS } = {}) {
  for (let round = 0; round < rounds; round++) {
    const deleted = await db.batch([
      deleteSome(db, sql`read_at IS NOT NULL`, now - NOTICE_READ_DAYS * DAY_MILLISECONDS, atOnce),
      deleteSome(db, sql`read_at IS NULL`, now - NOTICE_UNREAD_DAYS * DAY_MILLISECONDS, atOnce),
    ])
    if (deleted.every(({ meta }) => meta.changes < atOnce)) return
  }
}

/** Those that were told before a moment, the oldest first, each by its index. */
const deleteSome = (db: Database, which: ReturnType<typeof sql>, before: number, limit: number) =>
  db.delete(notifications).where(sql`${notifications.id} IN (SELECT id FROM ${notifications}
    WHERE ${which} AND created_at < ${before} ORDER BY created_at LIMIT ${limit})`)
