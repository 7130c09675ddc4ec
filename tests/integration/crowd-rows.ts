import { env } from 'cloudflare:workers'
import { events } from '../../drizzle/schema/events'
import { insertMany } from './rows'

const DAY = 86_400_000
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** Inserts events of a host on every second day from `count` days ago to `count` days ahead, unless they exist. */
export async function insertEventsOf(hostId: string, count: number, from = 0) {
  const start = Math.floor(Date.now() / 1000) * 1000
  await insertMany(
    events,
    Array.from({ length: count - from }, (_, at) => {
      const startsAt = start + (2 * (from + at) - count) * DAY
      return {
        id: `${hostId}-${from + at}`,
        hostId,
        kind: 'circle' as const,
        title: 'River',
        description: 'A circle',
        language: 'en' as const,
        timeZone: 'UTC',
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + 3_600_000),
        words: 'river',
      }
    }),
  )
}

/** Fills the tables that grow with the number of members, so that a full scan of any is slower than its index. */
export async function fillMemberTables(hostId: string, eventsCount: number) {
  const ofCrowd = "FROM follows WHERE follower_id LIKE '%-c0de-%' LIMIT 500"
  await run('INSERT INTO sessions (id, user_id, expires_at) SELECT id, id, 9000000000 FROM users')
  await run(`INSERT OR IGNORE INTO blocks (blocker_id, blocked_id) SELECT followee_id, follower_id ${ofCrowd}`)
  await run(`INSERT OR IGNORE INTO mutes (muter_id, muted_id) SELECT followee_id, follower_id ${ofCrowd}`)
  await run(
    "INSERT OR IGNORE INTO love_settings (user_id, active_at) SELECT id, last_active_at FROM users WHERE id LIKE '%-c0de-%'",
  )
  await run("INSERT OR IGNORE INTO love_preferences (user_id, seeks) SELECT id, '[]' FROM users")
  await run('INSERT OR IGNORE INTO love_statements (user_id, counts_from, age_group) SELECT id, 1, 25 FROM users')
  await run(
    'INSERT OR IGNORE INTO love_filters (user_id, counts_from, age_from, age_to) SELECT id, 1, 18, 120 FROM users',
  )
  await run(
    "INSERT INTO consents (id, user_id, purpose, version, language, given_at) SELECT id, id, 'love', '2020', 'en', 1 FROM users WHERE id LIKE '%-c0de-%'",
  )
  await run(`INSERT OR IGNORE INTO love_interests (member_id, other_id) SELECT follower_id, followee_id ${ofCrowd}`)
  await run(
    `INSERT OR IGNORE INTO love_analyses (member_id, month, other_id) SELECT follower_id, '2020-01', followee_id ${ofCrowd}`,
  )
  await run(
    `INSERT INTO event_guests (event_id, user_id, state, position, registered_at)
      SELECT ? || '-' || (row_number() OVER () % CAST(? AS INTEGER)), follower_id, 'going', row_number() OVER (), 1 ${ofCrowd} ON CONFLICT DO NOTHING`,
    hostId,
    eventsCount,
  )
}
