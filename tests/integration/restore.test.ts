import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { rebuildSteps } from '~/data/search/search.server'
import { walkWhole } from '~/data/walk.server'
import { createDatabase } from '../../drizzle/client'
import { postLikes } from '../../drizzle/schema/posts'
import { idOf, registered } from './account'
import { findViolations } from './books'
import { block, connect, follow, post } from './feed-world'
import { insertRow } from './rows'
import { Visitor } from './visitor'

// F24: every row is taken out of the database and brought into an empty one. The platform's own way back through time cannot
// be gone here; what it gives is the same: the database of a minute, beside objects that went on (docs/runbook.md).

vi.setConfig({ testTimeout: 60_000 })

type Row = Record<string, string | number | null>
/** Rows of each table in their order, and what is to be said of them: how many, and their SHA-256. */
type Copy = Map<string, { rows: Row[]; count: number; checksum: string }>

/** What the index of words is made of: it is made anew, since what a contentless index read cannot be read out of it. */
const isIndex = (name: string) => /^(search_|directory)/.test(name)

async function exported(db: D1Database): Promise<Copy> {
  const { results } = await db.prepare('PRAGMA table_list').all<{ name: string; type: string }>()
  const copy: Copy = new Map()
  for (const { name, type } of results) {
    if (type !== 'table' || /^(sqlite|_cf)_/.test(name) || isIndex(name)) continue
    // Columns that the database computes are in no copy.
    const { results: columns } = await db.prepare(`PRAGMA table_info(\`${name}\`)`).all<{ name: string }>()
    const list = columns.map((column) => `\`${column.name}\``).join()
    const { results: rows } = await db.prepare(`SELECT ${list} FROM \`${name}\``).all<Row>()
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
    copy.set(name, { rows, count: rows.length, checksum: toHex(new Uint8Array(digest)) })
  }
  return copy
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Counts that triggers keep came along as they stood: nothing counts the rows that bring them a second time. */
async function imported(copy: Copy, db: D1Database) {
  await db.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => db.prepare(query)))
  const triggers = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
  const { results } = await db.prepare(triggers).all<{ name: string; sql: string }>()
  const rows = [...copy].flatMap(([table, { rows }]) =>
    rows.map((row) => {
      const columns = Object.keys(row)
      const into = `\`${table}\` (${columns.map((column) => `\`${column}\``).join()})`
      return db.prepare(`INSERT INTO ${into} VALUES (${columns.map(() => '?').join()})`).bind(...Object.values(row))
    }),
  )
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = true'),
    ...results.map(({ name }) => db.prepare(`DROP TRIGGER \`${name}\``)),
    ...[...copy.keys()].map((table) => db.prepare(`DELETE FROM \`${table}\``)),
    ...rows,
    ...results.map(({ sql }) => db.prepare(sql)),
  ])
  for (const step of Object.values(rebuildSteps(createDatabase(db)))) await walkWhole(step, 500)
}

/** By name: a database lists its tables in no order of its own. */
const figures = (copy: Copy) => [...copy].map(([name, { count, checksum }]) => [name, count, checksum]).sort()

const send = (from: Visitor, conversation: string, content: string) =>
  from.ask('POST', `/api/conversations/${conversation}/messages`, { clientId: crypto.randomUUID(), content })

async function open(from: Visitor, to: string): Promise<string> {
  const response = await from.ask('POST', '/api/conversations', { to })
  expect(response.status).toBeLessThan(300)
  return (await response.json<{ id: string }>()).id
}

async function readBy(visitor: Visitor, conversation: string) {
  const response = await visitor.ask('GET', `/api/conversations/${conversation}/messages?after=0`)
  const { messages } = await response.json<{ messages: { content: string }[] }>()
  return messages.map(({ content }) => content)
}

test('what is taken out comes back row by row, and the site serves on it as if nothing had been', async () => {
  const [one, other, third] = [await registered(), await registered(), await registered()]
  const [author, friend] = [{ id: idOf(one) }, { id: idOf(other) }]
  await connect(author, friend)
  await follow(friend, author)
  await block({ id: idOf(third) }, author)
  const said = await post(author, { content: 'A lantern on the quay' })
  await insertRow(postLikes, { postId: said.id, userId: friend.id })
  const conversation = await open(one.visitor, other.account.username)
  expect((await send(one.visitor, conversation, 'Before')).status).toBe(200)
  const before = await exported(env.DB)

  // The lost time: none of it is in the database that comes back, and the messages go nowhere.
  expect((await send(one.visitor, conversation, 'In the lost time')).status).toBe(200)
  await post(author, { content: 'A post of the lost time' })
  await imported(before, env.MIGRATED)
  expect(figures(await exported(env.MIGRATED))).toEqual(figures(before))
  expect(before.get('users')?.count).toBeGreaterThanOrEqual(3)
  expect(before.get('posts')?.count).toBe(1)
  expect(await findViolations(env.MIGRATED)).toEqual([])

  const again = new Visitor({ site: { DB: env.MIGRATED } })
  for (const [name, value] of other.visitor.cookies) again.cookies.set(name, value)
  const feed = await (await again.get('/app/dashboard')).text()
  expect(feed).toContain('A lantern on the quay')
  expect(feed).not.toContain('A post of the lost time')
  expect(await (await again.get('/app/search?q=lantern')).text()).toContain(one.account.full_name)
  expect(await readBy(again, conversation)).toEqual(['Before', 'In the lost time'])
  expect(await open(again, one.account.username)).toBe(conversation)
  expect((await send(again, conversation, 'Afterwards')).status).toBe(200)
  // The triggers are back too.
  await env.MIGRATED.prepare('DELETE FROM post_likes').run()
  expect(await findViolations(env.MIGRATED)).toEqual([])
})
