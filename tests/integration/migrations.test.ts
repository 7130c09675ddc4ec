import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import mail from '../../docs/mail.md?raw'
import payments from '../../docs/payments.md?raw'
import runbook from '../../docs/runbook.md?raw'
import { fill } from '../../workers/site/crons'
import { newAccount } from './account'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

/** A database that lived through every release (F23), beside the one of this test, which was made at once. */
const db = env.MIGRATED

type Column = { name: string; type: string; dflt_value: string | null; pk: number }
type Key = { table: string; from: string }
type Row = Record<string, string | number | null>
type Table = { name: string; columns: Column[]; references: Set<string> }

const prepare = (sql: string) => db.prepare(sql)
/** Answers of several questions, asked at once. */
const ask = async <T>(queries: string[]) =>
  queries.length > 0 ? (await db.batch<T>(queries.map(prepare))).map(({ results }) => results) : []

/** Tables with rows of their own: those of the search keep theirs in others, and the platform has some. */
async function tables(): Promise<Table[]> {
  const [list = []] = await ask<{ name: string; type: string }>(['PRAGMA table_list'])
  const names = list
    .flatMap(({ name, type }) => (type === 'table' && !/^(sqlite|_cf)_/.test(name) ? [name] : []))
    .sort()
  const columns = await ask<Column>(names.map((name) => `PRAGMA table_info(\`${name}\`)`))
  const keys = await ask<Key>(names.map((name) => `PRAGMA foreign_key_list(\`${name}\`)`))
  return names.map((name, at) => ({
    name,
    columns: columns[at]!,
    references: new Set(keys[at]!.map(({ from }) => from)),
  }))
}

/** Every row by its key: not every table has a `rowid`. */
async function dump(): Promise<Map<string, Map<string, Row>>> {
  const known = await tables()
  const rows = await ask<Row>(known.map(({ name }) => `SELECT * FROM \`${name}\``))
  return new Map(
    known.map(({ name, columns }, at) => {
      const key = columns.filter(({ pk }) => pk > 0)
      expect([name, key.length]).not.toEqual([name, 0])
      return [name, new Map(rows[at]!.map((row) => [key.map((column) => row[column.name]).join(), row]))]
    }),
  )
}

/** What a trigger or a migration reads as JSON, in the words of a chart. */
const JSON_TEXTS: Record<string, string> = {
  choices: '{"email":{"newsletter":true}}',
  hd_centers: '{"sacral":true,"root":false}',
  hd_channels: '["20-34"]',
  hd_gates: '{"conscious":[{"gate":20,"line":1}],"unconscious":[{"gate":34,"line":2}]}',
}

/** What the n-th row has there: what it points at, or what no other row has. */
function valueFor(table: string, { name, type }: Column, n: number): string | number {
  // Nobody invites themselves.
  if (table === 'referrals' && name === 'referrer_id') return `row-${n === 1 ? 2 : n - 1}`
  if (table === 'search_entries' && name === 'kind') return 'member'
  return JSON_TEXTS[name] ?? (/int|real/i.test(type) ? n : `row-${n}`)
}

/** Writes rows into every table, whichever way they point at each other; every other one leaves to the table what it may. */
async function writeRows(...numbers: number[]) {
  const known = await tables()
  const statements = numbers.flatMap((n) =>
    known.map(({ name, columns, references }) => {
      const said = columns.filter(
        ({ dflt_value, name: column }) => n % 2 === 0 || dflt_value === null || references.has(column),
      )
      const places = said.map(() => '?').join()
      return prepare(
        `INSERT INTO \`${name}\` (${said.map((column) => `\`${column.name}\``).join()}) VALUES (${places})`,
      ).bind(...said.map((column) => valueFor(name, column, n)))
    }),
  )
  await db.batch([prepare('PRAGMA defer_foreign_keys = true'), ...statements])
}

/** What a migration changes on purpose, by its name. */
const MEANT: Record<string, string[]> = {
  '0033_chart_core.sql': ['users.chart_detail', 'conversations.hd_compatibility_score'],
  '0044_member_time_zone.sql': ['users.time_zone'],
}

/** What was there before a migration and is not the same afterwards; what it adds is its own affair. */
function lost(name: string, before: Map<string, Map<string, Row>>, after: Map<string, Map<string, Row>>): string[] {
  return [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]) => {
      const now = after.get(table)?.get(key)
      if (!now) return [`${table} ${key}`]
      return Object.entries(row).flatMap(([column, value]) =>
        now[column] === value || MEANT[name]?.includes(`${table}.${column}`)
          ? []
          : [`${table} ${key} ${column}: ${value} is ${now[column]}`],
      )
    }),
  )
}

test('each migration comes upon rows in every table and keeps them as they are', async () => {
  let written = 0
  for (const { name, queries } of env.TEST_MIGRATIONS) {
    const before = await dump()
    await db.batch(queries.map(prepare))
    expect([name, ...lost(name, before, await dump())]).toEqual([name])
    await writeRows(...(written === 0 ? [1, 2] : [written + 1]))
    written = written === 0 ? 2 : written + 1
  }
  const rows = await dump()
  expect(rows.size).toBeGreaterThan(50)
  expect([...rows].filter(([, { size }]) => size === 0)).toEqual([])
  expect(rows.get('users')?.size).toBe(written)
})

test('afterwards every reference leads somewhere, and nothing differs from a database that was made at once', async () => {
  const [references, state] = await ask<object>(['PRAGMA foreign_key_check', 'PRAGMA quick_check'])
  expect([references, state]).toEqual([[], [{ quick_check: 'ok' }]])
  const parts =
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '%\\_cf\\_%' ESCAPE '\\' ORDER BY type, name"
  const { results } = await env.DB.prepare(parts).all()
  expect((await ask(parts.split('\n')))[0]).toEqual(results)
})

test('the site serves on it: who was there is filled into the list of members, somebody new registers and reads', async () => {
  const site = { DB: db }
  await fill({ ...env, ...site } as typeof env)
  const [[found], [entries]] = (await ask<{ n: number }>(
    ['directory', 'search_entries'].map((table) => `SELECT count(*) AS n FROM ${table}`),
  )) as [[{ n: number }], [{ n: number }]]
  expect(found).toEqual(entries)
  const visitor = new Visitor({ site })
  expect((await visitor.post('/register', newAccount())).status).toBe(302)
  for (const path of ['/app/explore', '/app/settings', '/app/messages', '/app/notifications']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
})

test('what the documents tell an operator to ask of the database, it can be asked', async () => {
  const asked = [
    ...`${runbook}${mail}${payments}`.matchAll(/(?:D1|--command \\?)\s*"((?:SELECT|UPDATE|DELETE) [^"]+)"/g),
  ].map(([, sql]) => sql!)
  expect(asked.length).toBeGreaterThan(10)
  for (const sql of asked) await db.prepare(sql).run()
})
