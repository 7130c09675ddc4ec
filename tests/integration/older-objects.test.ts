import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { HubDatabase, MIGRATIONS } from '../../workers/hub/database'
import { runSql } from './run-sql'
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
    .filter((name) => name !== 'migrations')
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

const newest = () =>
  runInDurableObject(env.HUB.getByName('hub-of-now'), (_, { storage }) => {
    new HubDatabase(storage).write('DELETE FROM schedule')
    return tablesOf(storage.sql).map((table) => [table, columnsOf(storage.sql, table)])
  })

test.each(MIGRATIONS.map((_, at) => at + 1))(
  'a hub of %i steps gets the others and keeps what it has',
  async (steps) => {
    const whole = await newest()
    await runInDurableObject(env.HUB.getByName(`hub-of-${steps}`), (_, { storage }) => {
      const { sql } = storage
      sql.exec('CREATE TABLE migrations (step INTEGER PRIMARY KEY)')
      for (const [at, step] of MIGRATIONS.slice(0, steps).entries()) {
        sql.exec(step)
        sql.exec('INSERT INTO migrations (step) VALUES (?)', at + 1)
      }
      writeRows(sql)
      const before = rowsOf(sql)
      new HubDatabase(storage).write("DELETE FROM inbox WHERE conversation_id = 'another'")
      const after = rowsOf(sql)
      for (const [table, rows] of before)
        expect(after.get(table)).toEqual(rows.map((row) => expect.objectContaining(row)))
      expect(tablesOf(sql).map((table) => [table, columnsOf(sql, table)])).toEqual(whole)
      expect(sql.exec('SELECT count(*) AS n FROM migrations').one()).toEqual({ n: MIGRATIONS.length })
    })
  },
)

test('a database that went back before a conversation began finds it, with its messages, when somebody writes again', async () => {
  const { one, other, id, path, post } = await twoWhoWrite()
  expect((await post(one.visitor, 'Before the restore')).status).toBe(200)
  await runSql('DELETE FROM message_participants WHERE conversation_id = ?', id)
  await runSql('DELETE FROM conversations WHERE id = ?', id)
  expect((await one.visitor.get(`${path}/messages`)).status).toBe(403)
  expect(await begin(other.visitor, one.account.username)).toBe(id)
  expect((await post(other.visitor, 'And after')).status).toBe(200)
  const { messages } = await (await one.visitor.get(`${path}/messages`)).json<{ messages: { content: string }[] }>()
  expect(messages.map(({ content }) => content)).toEqual(['Before the restore', 'And after'])
})
