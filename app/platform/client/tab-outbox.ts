import type { OutboxEntry } from './outbox-entry'
import { readTabList, writeTabList } from './tab-storage'

// Unsent messages in the storage of this tab, written in the turn in which they were typed: before the code that knows the
// database is fetched. Where a browser keeps no database, they stay here.

const KEY = 'outbox'

/** The whole list while it couldn't be stored: gone with the page, which warns before it is left. */
let unstored: OutboxEntry[] | null = null

export const readTab = (): OutboxEntry[] => unstored ?? (readTabList(KEY) as OutboxEntry[])

function write(entries: OutboxEntry[]) {
  unstored = writeTabList(KEY, entries) ? null : entries
}

const others = (clientId: string) => readTab().filter((entry) => entry.clientId !== clientId)

export const putInTab = (entry: OutboxEntry) => write([...others(entry.clientId), entry])
export const removeFromTab = (clientId: string) => write(others(clientId))
