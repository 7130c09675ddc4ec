import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { HUB_SCHEMA } from '../../workers/hub/schema'

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

/** The members whose block changes a hub has still to deliver. */
export const pendingBlockNotices = (hub: object) =>
  runInDurableObject(hub as Stub, (_, { storage }) =>
    storage.sql
      .exec<{ other_id: string }>('SELECT other_id FROM untold_pairs')
      .toArray()
      .map(({ other_id }) => other_id),
  )

/** When a hub last saw its member. */
export const seenAt = (hub: object) =>
  runInDurableObject(hub as Stub, (_, { storage }) =>
    Number(storage.sql.exec('SELECT seen_at FROM member').one().seen_at),
  )

/** Takes a hub's tables back to the first step of their schema, as an earlier release left them. */
export const revertHubToFirstStep = (hub: object) =>
  runInDurableObject(hub as Stub, async (_, { storage }) => {
    const added = HUB_SCHEMA.steps
      .slice(1)
      .join(';')
      .matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+)/g)
    for (const [, table, column] of added) storage.sql.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    storage.sql.exec('DELETE FROM migrations WHERE step > 1')
    await storage.sync()
  })

/** How many messages a conversation has stored. */
export const countMessages = (sql: SqlStorage) => Number(sql.exec('SELECT count(*) AS n FROM messages').one().n)

/** Runs `during` while a conversation has no room for another message. */
export async function withFullStorage<T>(conversation: object, during: () => Promise<T>): Promise<T> {
  const run = (sql: string) => runInDurableObject(conversation as Stub, (_, { storage }) => void storage.sql.exec(sql))
  await run("CREATE TRIGGER full BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END")
  try {
    return await during()
  } finally {
    await run('DROP TRIGGER full')
  }
}

/** Stores messages of a conversation up to the number `last`, after its first one. */
export const insertMessagesUpTo = (conversation: object, last: number) =>
  runInDurableObject(conversation as Stub, (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n(seq) AS (SELECT 2 UNION ALL SELECT seq + 1 FROM n WHERE seq < ?)
        INSERT INTO messages (seq, client_id, sender_id, content, created_at) SELECT seq, 'c' || seq, '', 'word', 0 FROM n`,
      last,
    )
  })

/** Makes every message of a conversation edited, each a revision of its own. */
export const editEveryMessage = (conversation: object) =>
  runInDurableObject(conversation as Stub, (_, { storage }) => {
    storage.sql.exec('UPDATE messages SET is_edited = 1, edited_at = created_at, rev = seq')
  })
