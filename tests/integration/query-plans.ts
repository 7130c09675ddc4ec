import { env } from 'cloudflare:workers'

/** Tables that grow with the number of members, so that a full scan becomes slow. */
export const BIG_TABLES = [
  'users',
  'posts',
  'post_likes',
  'comments',
  'post_tags',
  'post_gates',
  'follows',
  'notifications',
  'private_charts',
  'private_chart_links',
  'clock_corrections',
  'search_entries',
  'search_texts',
  'directory',
  'directory_texts',
  'connections',
  'connection_asks',
  'blocks',
  'mutes',
  'sessions',
  'mails',
  'muted_words',
  'reports',
  'moderation_actions',
  'appeals',
  'subscriptions',
  'payments',
  'referrals',
  'referral_entries',
  'referral_refunds',
  'stripe_events',
  'stripe_tasks',
  'support_requests',
  'support_replies',
  'love_settings',
  'love_preferences',
  'love_statements',
  'love_filters',
  'love_interests',
  'love_analyses',
  'events',
  'event_guests',
  'lesson_progress',
  'api_tokens',
  'consents',
  'withdrawals',
] as const

/** The steps of a statement's plan that scan a big table. */
export async function scansOf(sql: string): Promise<string[]> {
  const names = namesOf(sql)
  return (await stepsOf(sql)).filter((detail) => isScan(detail, names))
}

/** A statement's plan, step by step. Parameters have no value unless given. */
export async function stepsOf(
  sql: string,
  params: unknown[] = Array.from({ length: parametersOf(sql) }, () => null),
): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** Updates the statistics, so that plans match the current number of rows. */
export const analyseTables = () => env.DB.exec('ANALYZE')

/** Partial indexes of open moderation cases, which stay short. */
const SHORT_INDEXES = /USING (?:COVERING )?INDEX (?:reports_open|appeals_open|support_requests_open)$/

/** Before a join SQLite may scan a table to build a Bloom filter. */
const BLOOM = /^BLOOM FILTER ON (\S+)/

/** A full-text index is searched by its match (`M`), not scanned. */
function isScan(detail: string, names: Set<string>) {
  if (names.has(BLOOM.exec(detail)?.[1] ?? '')) return true
  const [, name, how] = /^SCAN (\S+)(.*)$/.exec(detail) ?? []
  return (
    name !== undefined &&
    names.has(name) &&
    !/VIRTUAL TABLE INDEX \d+:.*M/.test(how ?? '') &&
    !SHORT_INDEXES.test(detail)
  )
}

/** The names and aliases of the big tables in a statement. */
function namesOf(sql: string) {
  const tables = BIG_TABLES.join('|')
  const called = new RegExp(`\\b(?:${tables})\\b["\`]?\\s+(?:as\\s+)?["\`]?(\\w+)`, 'gi')
  const names = [...sql.matchAll(called)].map(([, name]) => name!).filter((name) => !WORDS.has(name.toLowerCase()))
  return new Set<string>([...BIG_TABLES, ...names])
}

const WORDS = new Set(
  'where on set inner left cross join order group limit union indexed using values select and or as not from natural'.split(
    ' ',
  ),
)

const parametersOf = (sql: string) => sql.replace(/--.*|'[^']*'|"[^"]*"|`[^`]*`/g, '').split('?').length - 1
