import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from './books'
import { type HostileCase, KINDS } from './hostile-cases'
import { hostileWorld } from './hostile-world'

const IS_LONG = env.TEST_RUN === 'long'
/** The goal is ten thousand requests (G26); an ordinary run sends a share of them, always the same one. */
const CASES = IS_LONG ? 10_000 : 1000
const SEED = 20261123
/** After so many everybody is brought back. */
const PIECE = 20

vi.setConfig({ testTimeout: IS_LONG ? 1_800_000 : 180_000, hookTimeout: 120_000 })

/** What no answer says: where code stands, what the database was asked, how the runtime calls its failures. */
const INSIDE = [
  /\n\s*at \S+.*[:(]\d+:\d+/,
  /\\n\s*at [^"]*:\d+:\d+/,
  /D1_ERROR|SQLITE_|no such (?:table|column)|fts5:|unterminated string|Failed query|constraint failed/,
  /\b(?:Type|Range|Reference|Syntax|URI|Zod|DrizzleQuery)Error\b/,
]

/** Rows that a request may leave that was refused: who asked when and how often, and that they were there. */
const TRACES = [/"rate_limits"/, /\bsessions\b|"sessions"/, /update "users" set "last_active_at"/i, /online_members/]

let world: Awaited<ReturnType<typeof hostileWorld>>
const logged: string[] = []

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(' ')))
  }
  world = await hostileWorld()
})

const isHtml = (headers: Headers) => headers.get('Content-Type')?.startsWith('text/html') ?? false

/** Whatever has a body says what it is, and a text in which letters; the framework's own stream is read by nothing else. */
const isDescribed = (headers: Headers) =>
  /^(?!text\/)\S+\/\S+|^text\/\S+; ?charset=utf-8$|^text\/x-script$/i.test(headers.get('Content-Type') ?? '')

const told = ({ method, path, headers, body }: HostileCase) =>
  JSON.stringify({
    asked: `${method} ${path.slice(0, 300)}`,
    headers: JSON.stringify(headers).slice(0, 200),
    body: typeof body === 'string' ? body.slice(0, 400) : body instanceof FormData ? [...body.keys()] : body?.length,
  })

/** What is wrong with an answer, whatever was asked. */
function wrongWith({ response, answer, written }: Awaited<ReturnType<typeof world.send>>): string[] {
  const { status, headers } = response
  const location = headers.get('Location')
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...INSIDE.flatMap((pattern) => pattern.exec(answer)?.[0] ?? []),
    // What was sent as markup and came back as markup.
    ...(isHtml(headers) ? (/<script>alert|<svg onload/.exec(answer) ?? []) : []),
    ...(answer !== '' && !isDescribed(headers) ? [`no type: ${headers.get('Content-Type')}`] : []),
    ...(location && new URL(location, 'http://localhost/').origin !== 'http://localhost'
      ? [`leads to ${location}`]
      : []),
    ...(status >= 400 ? written.filter((sql) => !TRACES.some((trace) => trace.test(sql))) : []),
  ]
}

test.each(Object.entries(KINDS))('%s: refused or answered, never broken, nothing half done', async (_, kind) => {
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  const count = Math.round(CASES * kind.share)
  for (let from = 0; from < count; from += PIECE) {
    await world.restore()
    const cases = fc.sample(kind.cases, { seed: SEED + from, numRuns: Math.min(PIECE, count - from) })
    for (const hostile of cases) {
      const got = await world.send(hostile)
      const { status } = got.response
      statuses[status] = (statuses[status] ?? 0) + 1
      const problems = wrongWith(got)
      if (problems.length > 0) wrong.push(`${got.sender} ${told(hostile)} → ${problems.join(' | ').slice(0, 400)}`)
    }
  }
  console.log(JSON.stringify({ cases: count, statuses }))
  expect(wrong).toEqual([])
  expect(Object.values(statuses).reduce((sum, each) => sum + each)).toBe(count)
  expect(await findViolations()).toEqual([])
})

test('afterwards nothing is bent: every member finds their pages, every prototype is empty, every message counts', async () => {
  await world.restore()
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  for (const sender of ['member', 'connection', 'owner', 'admin'] as const) {
    for (const path of ['/app/dashboard', '/app/explore', '/app/settings', '/app/messages', '/app/search?q=planted']) {
      expect([sender, path, (await world.browsers[sender].get(path)).status]).toEqual([sender, path, 200])
    }
  }
  const page = await world.browsers.owner.get(`/api/conversations/${world.conversation}/messages?after=0`)
  const { messages } = await page.json<{ messages: { seq: number }[] }>()
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1))
})

test('the log of all this is lines of JSON, one an event, and says nothing that is not its to say', () => {
  expect(logged.length).toBeGreaterThan(0)
  for (const line of logged) {
    // The framework's warnings of its own, of flags at its start and of an address that cannot be decoded.
    if (/^(⚠️ REMIX|The URL path ")/.test(line)) continue
    expect(line).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      event: expect.any(String),
      at: expect.any(String),
    })
  }
  expect(world.secrets.filter((secret) => logged.some((line) => line.includes(secret)))).toEqual([])
})
