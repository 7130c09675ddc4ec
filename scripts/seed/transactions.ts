import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../drizzle/client'

/** Items a transaction: each one waits for the disk once, and D1 takes a batch of this size in one message. */
const ITEMS = 50

/** Writes the statements of every item, many items in one transaction, all statements of an item in the same one. */
export async function inTransactions<Item>(
  db: Database,
  items: Item[],
  statementsOf: (item: Item) => BatchItem<'sqlite'>[],
): Promise<void> {
  for (let start = 0; start < items.length; start += ITEMS) {
    const [first, ...rest] = items.slice(start, start + ITEMS).flatMap(statementsOf)
    if (first) await db.batch([first, ...rest])
  }
}
