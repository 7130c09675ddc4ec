import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { BIRTH, registered, rowOf } from './account'
import { runSql } from './run-sql'
import { Visitor } from './visitor'

/** Who asks: a visitor, and what members are to the owner of everything that is asked for. `away` has paused the account. */
export const ASKERS = ['visitor', 'member', 'connection', 'blocked', 'blocking', 'away', 'owner'] as const
export type Asker = (typeof ASKERS)[number]

/** Asks the site itself: hundreds of requests through the binding of the test would each be slower than the one before. */
const browser = () => new Visitor({ site: {} })

/** An event of the owner, in a week. */
export const PLANTED_EVENT = '0e7e0000-0000-4000-8000-000000000001'

const PLANTED_BIRTH = {
  birth_date: '1973-11-03',
  birth_time: '04:17',
  birth_city: 'Plantedgrad',
  birth_country: 'Plantedland',
}

/** One member who owns things that nobody else may see, and a browser of everybody who asks for them. */
export async function createWorld() {
  const of = (name: string, change: Record<string, string> = {}) =>
    registered(
      { username: `w_${name}`, email: `${name}@planted.example`, full_name: `Planted ${name}`, ...change },
      browser(),
    )
  const owner = await of('owner', { ...BIRTH, ...PLANTED_BIRTH, intent: 'birth' })
  const [member, connection, blocked, blocking, away] = await Promise.all([
    of('member'),
    of('connection'),
    of('blocked'),
    of('blocking'),
    of('away'),
  ])
  const ownerId = String(owner.row?.id)
  expect(owner.row?.hd_data_calculated).toBe(1)
  const pair = [ownerId, String(connection.row?.id)].sort()
  await runSql(
    "INSERT INTO connections (low_id, high_id, status, requester_id) VALUES (?, ?, 'connected', ?)",
    ...pair,
    ownerId,
  )
  await runSql('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)', ownerId, String(blocked.row?.id))
  await runSql('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)', String(blocking.row?.id), ownerId)
  await runSql('UPDATE users SET is_active = 0 WHERE id = ?', String(away.row?.id))
  const browsers: Record<Asker, Visitor> = {
    visitor: browser(),
    member: member.visitor,
    connection: connection.visitor,
    blocked: blocked.visitor,
    blocking: blocking.visitor,
    away: away.visitor,
    owner: owner.visitor,
  }
  await plant(ownerId)
  const ids = Object.fromEntries(
    Object.entries({ owner, member, connection, blocked, blocking, away }).map(([name, { row }]) => [
      name,
      String(row?.id),
    ]),
  ) as Record<Exclude<Asker, 'visitor'>, string>
  return { ownerId, ids, username: owner.account.username, browsers, secrets: await secretsOf(owner.account.username) }
}

/** Fills what the tests of other things leave empty: every table that hangs on a member has a row of the owner. */
async function plant(ownerId: string) {
  const later = Date.now() + 3_600_000
  await runSql(
    'UPDATE users SET referral_code = ?, referral_count = 771771771, successful_referrals = 772772772, referral_earnings = 773773773, bio = ?, location = ? WHERE id = ?',
    ...['PLANTED9', 'What the owner tells of themselves', 'Somewhere', ownerId],
  )
  await runSql(
    "INSERT INTO account_tokens (id, user_id, purpose, email, expires_at) VALUES ('planted-token-hash', ?, 'change_email', 'new@planted.example', ?)",
    ...[ownerId, later],
  )
  await runSql(
    "INSERT INTO oauth_accounts (provider, subject, user_id, label) VALUES ('github', 'planted-subject', ?, 'planted-label')",
    ownerId,
  )
  await runSql(
    `INSERT INTO api_tokens (id, user_id, token_hash, name, scopes) VALUES ('planted-api-token', ?, 'planted-api-hash', 'planted-program', '["chart"]')`,
    ownerId,
  )
  await runSql("INSERT INTO posts (id, author_id, content) VALUES ('planted-post', ?, 'Planted post')", ownerId)
  await runSql(
    "INSERT INTO comments (id, post_id, author_id, content) VALUES ('planted-comment', 'planted-post', ?, 'Planted comment')",
    ownerId,
  )
  const inAWeek = Date.now() + 7 * 86_400_000
  await runSql(
    `INSERT INTO events (id, host_id, kind, title, description, language, is_online, time_zone, starts_at, ends_at, words)
     VALUES (?, ?, 'circle', 'Planted event', 'Planted', 'en', 1, 'Europe/Berlin', ?, ?, 'planted')`,
    ...[PLANTED_EVENT, ownerId, inAWeek, inAWeek + 3_600_000],
  )
  await runSql("UPDATE sessions SET browser = 'PlantedBrowser', city = 'Plantedville' WHERE user_id = ?", ownerId)
}

/** Strings that stand for what others must not learn of the owner, by how they could come to know them. */
async function secretsOf(username: string) {
  const row = (await rowOf(username)) ?? {}
  const { results } = await env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?')
    .bind(row.id)
    .all<{ id: string }>()
  const { chart, birthUtc, designUtc } = JSON.parse(String(row.hd_raw_data))
  const longitudes = [...chart.activations.personality, ...chart.activations.design].map(
    ({ longitudeDegrees }: { longitudeDegrees: number }) => String(longitudeDegrees),
  )
  return {
    /** Never shown to anybody but the owner. */
    account: [
      ...[
        'owner@planted.example',
        'new@planted.example',
        'planted-label',
        'planted-program',
        'planted-api-token',
        'PlantedBrowser',
        'Plantedville',
        'PLANTED9',
      ],
      ...['771771771', '772772772', '773773773'],
      ...results.map(({ id }) => id),
    ],
    /** Shown to nobody at all. */
    hashes: [String(row.password_hash), 'planted-token-hash', 'planted-api-hash', 'planted-subject'],
    /** Shown to whoever may see the birth data. */
    birth: [
      ...['Plantedgrad', 'Plantedland', '1973-11-03', '3 November 1973', '56.32867', '44.00205'],
      ...[String(birthUtc), String(designUtc), ...longitudes],
    ],
  }
}

/** Everything the database says, but for what counts and dates visits. */
export async function dump() {
  const names = [
    'users',
    'charts',
    'blocks',
    'connections',
    'connection_asks',
    'account_tokens',
    'oauth_accounts',
    'referrals',
    'former_usernames',
    'conversations',
    'message_participants',
    'follows',
    'mutes',
    'muted_words',
    'posts',
    'post_tags',
    'post_likes',
    'comments',
    'events',
    'event_guests',
    'love_settings',
    'love_preferences',
    'love_statements',
    'love_filters',
    'love_interests',
    'love_analyses',
    'lesson_progress',
    'api_tokens',
    'consents',
    'withdrawals',
  ]
  const tables = await Promise.all(names.map((name) => env.DB.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()))
  return JSON.stringify(tables.map(({ results }) => results))
}
