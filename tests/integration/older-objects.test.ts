import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { CONVERSATION_SCHEMA } from '../../workers/conversation/store/schema'
import { HUB_SCHEMA } from '../../workers/hub/schema'
import { ObjectDatabase, type Schema } from '../../workers/object-database'
import { newConversation } from './conversation-socket'
import { deleteRows } from './rows'
import { begin, twoWhoWrite } from './two-who-write'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

type Row = Record<string, SqlStorageValue>

const list = <T extends Row>(sql: SqlStorage, query: string) => sql.exec<T>(query).toArray()
const tablesOf = (sql: SqlStorage) =>
  list<{ name: string }>(
    sql,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations' && name !== 'schema_versions')
const columnsOf = (sql: SqlStorage, table: string) =>
  list<{ name: string; type: string }>(sql, `SELECT name, type FROM pragma_table_info('${table}') ORDER BY name`)
const rowsOf = (sql: SqlStorage) => new Map(tablesOf(sql).map((table) => [table, list(sql, `SELECT * FROM ${table}`)]))

/** A row in every table. */
function writeRows(sql: SqlStorage) {
  for (const table of tablesOf(sql)) {
    const columns = columnsOf(sql, table)
    const values = columns.map(({ name, type }) => (/INT/.test(type) ? 1 : `some ${name}`))
    const names = columns.map(({ name }) => name)
    sql.exec(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`, ...values)
  }
}

type Kind = { stubOf: (name: string) => DurableObjectStub; schema: Schema; create: string; insert: string }

// How the releases before the shared `object-database.ts` recorded their steps, in their own words.
const KINDS: Record<string, Kind> = {
  hub: {
    stubOf: (name) => env.HUB.getByName(name),
    schema: HUB_SCHEMA,
    create: 'CREATE TABLE migrations (step INTEGER PRIMARY KEY)',
    insert: 'INSERT INTO migrations (step) VALUES (?)',
  },
  conversation: {
    stubOf: (name) => env.CONVERSATION.getByName(name),
    schema: CONVERSATION_SCHEMA,
    create: 'CREATE TABLE schema_versions (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)',
    insert: 'INSERT INTO schema_versions VALUES (?, 1764241200000)',
  },
}

/** The tables as a release left them that knew so many steps. */
function createOlder(sql: SqlStorage, { schema, create, insert }: Kind, steps = schema.steps.length) {
  sql.exec(create)
  for (const [at, step] of schema.steps.slice(0, steps).entries()) {
    sql.exec(step)
    sql.exec(insert, at + 1)
  }
}

const newest = (kind: string, { stubOf, schema }: Kind) =>
  runInDurableObject(stubOf(`${kind}-of-now`), (_, { storage }) => {
    new ObjectDatabase(storage, schema).transaction(() => undefined)
    return tablesOf(storage.sql).map((table) => [table, columnsOf(storage.sql, table)])
  })

const older = Object.entries(KINDS).flatMap(([kind, { schema }]) =>
  schema.steps.map((_, at) => [kind, at + 1] as const),
)

test.each(older)('a %s of %i steps gets the others and keeps what it has', async (name, steps) => {
  const kind = KINDS[name]!
  const whole = await newest(name, kind)
  await runInDurableObject(kind.stubOf(`${name}-of-${steps}`), (_, { storage }) => {
    const { sql } = storage
    createOlder(sql, kind, steps)
    writeRows(sql)
    const before = rowsOf(sql)
    const logged = list(sql, `SELECT * FROM ${kind.schema.log.table}`)
    new ObjectDatabase(storage, kind.schema)
    const after = rowsOf(sql)
    for (const [table, rows] of before)
      expect(after.get(table)).toEqual(rows.map((row) => expect.objectContaining(row)))
    expect(tablesOf(sql).map((table) => [table, columnsOf(sql, table)])).toEqual(whole)
    const log = list(sql, `SELECT * FROM ${kind.schema.log.table}`)
    expect(log).toHaveLength(kind.schema.steps.length)
    expect(log.slice(0, steps)).toEqual(logged)
  })
})

test('a conversation of an earlier release shows its messages and goes on behind them', async () => {
  const { stub, id, a, b } = newConversation()
  await runInDurableObject(stub, async (_, { storage }) => {
    createOlder(storage.sql, KINDS.conversation!)
    storage.sql.exec('INSERT INTO state VALUES (1, ?, ?, ?, NULL, NULL, 0)', id, a.memberId, b.memberId)
    storage.sql.exec(
      "INSERT INTO messages (seq, client_id, sender_id, content, created_at) VALUES (1, 'c1', ?, 'Before', 1764241200000)",
      a.memberId,
    )
    await storage.sync()
  })
  // It begins anew, as after a release.
  await runInDurableObject(stub, (_, state) => state.abort()).catch(() => {})
  const again = env.CONVERSATION.getByName(id)
  expect((await again.read(b, {})).page.messages).toMatchObject([{ seq: 1, senderId: a.memberId, content: 'Before' }])
  expect(await again.send(b, { clientId: crypto.randomUUID(), content: 'After' })).toMatchObject({ ok: true, seq: 2 })
})

test('a database that went back before a conversation began finds it, with its messages, when somebody writes again', async () => {
  const { one, other, id, path, post } = await twoWhoWrite()
  expect((await post(one.visitor, 'Before the restore')).status).toBe(200)
  await deleteRows(messageParticipants, { conversationId: id })
  await deleteRows(conversations, { id })
  expect((await one.visitor.get(`${path}/messages`)).status).toBe(403)
  expect(await begin(other.visitor, one.account.username)).toBe(id)
  expect((await post(other.visitor, 'And after')).status).toBe(200)
  const { messages } = await (await one.visitor.get(`${path}/messages`)).json<{ messages: { content: string }[] }>()
  expect(messages.map(({ content }) => content)).toEqual(['Before the restore', 'And after'])
})
