import { env } from 'cloudflare:workers'
import { createDatabase } from '../../drizzle/client'

const db = createDatabase(env.DB)

/** The names of all tables but the platform's own, which can't be read. */
export async function listTables(): Promise<string[]> {
  const tables = await db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
  return tables.map(({ name }) => name).filter((name) => !name.startsWith('_cf'))
}

/** The names of a table's columns. */
export async function listColumns(table: string): Promise<string[]> {
  const columns = await db.all<{ name: string }>(`PRAGMA table_info("${table}")`)
  return columns.map(({ name }) => name)
}

/** The columns of a table with a foreign key to another table. */
export async function listReferences(table: string, to: string): Promise<string[]> {
  const keys = await db.all<{ table: string; from: string }>(`PRAGMA foreign_key_list("${table}")`)
  return keys.filter((key) => key.table === to).map(({ from }) => from)
}
