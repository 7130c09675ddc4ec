import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

type Stub = Parameters<typeof runInDurableObject>[0]

/** The names of an object's tables, without the platform's own. */
export function tableNames(sql: SqlStorage): string[] {
  const tables = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
  return tables.map(({ name }) => name).filter((name) => !name.startsWith('_cf_'))
}

/** Every row of every table of an object that has any, as JSON. */
export function dumpTables(sql: SqlStorage): string {
  const rows = tableNames(sql).map((name) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()])
  return JSON.stringify(rows.filter(([, found]) => found!.length > 0))
}

/** Makes what an object has scheduled for a reason due at its next alarm. */
export const makeDue = (stub: object, reason: 'pair' | 'push' | 'sweep') =>
  runInDurableObject(stub as Stub, (_, { storage }) => {
    storage.sql.exec('UPDATE schedule SET due = 0 WHERE reason = ?', reason)
  })

/** When an object has scheduled something for a reason: at most one row. */
export const scheduled = (stub: object, reason: 'pair' | 'push' | 'sweep') =>
  runInDurableObject(stub as Stub, (_, { storage }) =>
    storage.sql.exec<{ due: number }>('SELECT due FROM schedule WHERE reason = ?', reason).toArray(),
  )

const dump = (stub: Stub): Promise<string> => runInDurableObject(stub, (_, { storage }) => dumpTables(storage.sql))

export const dumpConversation = (id: string) => dump(env.CONVERSATION.getByName(id) as unknown as Stub)
export const dumpHub = (memberId: string) => dump(env.HUB.getByName(memberId) as unknown as Stub)
