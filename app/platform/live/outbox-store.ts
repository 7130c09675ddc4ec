import { createStore, del, entries, set } from 'idb-keyval'
import { type OutboxEntry, readEntries } from './outbox-entry'
import { markUnsent } from './outbox-mark'
import { putInTab, readTab, removeFromTab } from './tab-outbox'

/** Some browsers never answer when they are asked for a database. */
const PATIENCE_MILLISECONDS = 1500

/** Where what was typed waits for its ack, over reloads and closed tabs. */
export type Outbox = {
  /** Never rejects; false: no database took it, and it is in the store of this tab only. */
  put(entry: OutboxEntry): Promise<boolean>
  remove(entry: OutboxEntry): Promise<void>
  /** What one member typed and the server did not acknowledge, in the order of typing; of one conversation or of all. */
  list(memberId: string, conversationId?: string): Promise<OutboxEntry[]>
}

// One key a message: tabs that write at the same time do not overwrite each other.
const keyOf = ({ memberId, conversationId, clientId }: OutboxEntry) => `${memberId} ${conversationId} ${clientId}`

let store: ReturnType<typeof createStore> | undefined

/** False when the database did not do it, for whatever reason. */
function tryIt<T>(work: (in_: ReturnType<typeof createStore>) => Promise<T>): Promise<{ value: T } | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MILLISECONDS)
    const settle = (answer: { value: T } | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    try {
      store ??= createStore('outbox', 'messages')
      work(store).then(
        (value) => settle({ value }),
        () => settle(null),
      )
    } catch {
      settle(null)
    }
  })
}

export const outbox: Outbox = {
  async put(entry) {
    putInTab(entry)
    markUnsent(entry.memberId, true)
    const isOnDisk = (await tryIt((db) => set(keyOf(entry), entry, db))) !== null
    if (isOnDisk) removeFromTab(entry.clientId)
    return isOnDisk
  },
  async remove(entry) {
    removeFromTab(entry.clientId)
    await tryIt((db) => del(keyOf(entry), db))
  },
  async list(memberId, conversationId) {
    const prefix = conversationId ? `${memberId} ${conversationId} ` : `${memberId} `
    const kept = (await tryIt((db) => entries<string, unknown>(db)))?.value ?? []
    const ofTab = readTab().filter((entry) => keyOf(entry).startsWith(prefix))
    const known = new Set(ofTab.map(({ clientId }) => clientId))
    const ofDatabase = readEntries(kept.flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : [])))
    return readEntries([...ofDatabase.filter(({ clientId }) => !known.has(clientId)), ...ofTab])
  },
}
