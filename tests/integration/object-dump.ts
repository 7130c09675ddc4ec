import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

type Stub = Parameters<typeof runInDurableObject>[0]

/** Everything an object keeps, as text: every row of every table, and when it wakes. */
const dump = (stub: Stub): Promise<string> =>
  runInDurableObject(stub, async (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
    const own = tables.filter(({ name }) => !name.startsWith('_cf_'))
    const rows = own.map(({ name }) => [name, storage.sql.exec(`SELECT * FROM "${name}"`).toArray()])
    return JSON.stringify(rows.filter(([, found]) => found!.length > 0))
  })

export const dumpConversation = (id: string) => dump(env.CONVERSATION.getByName(id) as unknown as Stub)
export const dumpHub = (memberId: string) => dump(env.HUB.getByName(memberId) as unknown as Stub)
