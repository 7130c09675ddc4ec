import type { OutboxEntry } from './outbox-entry'

// What waits, in the store of this tab: written in the same turn as the finger is lifted, before the part that knows the
// database is even fetched, and the place to stay where a browser keeps no database.

const KEY = 'outbox'

/** Of a browser without a store: gone with the page, which warns before it goes. */
let unkept: OutboxEntry[] = []

export function readTab(): OutboxEntry[] {
  try {
    return [...JSON.parse(sessionStorage.getItem(KEY) ?? '[]'), ...unkept]
  } catch {
    return unkept
  }
}

function write(entries: OutboxEntry[]) {
  try {
    if (entries.length > 0) sessionStorage.setItem(KEY, JSON.stringify(entries))
    else sessionStorage.removeItem(KEY)
    unkept = []
  } catch {
    unkept = entries
  }
}

const others = (clientId: string) => readTab().filter((entry) => entry.clientId !== clientId)

export const putInTab = (entry: OutboxEntry) => write([...others(entry.clientId), entry])
export const removeFromTab = (clientId: string) => write(others(clientId))
