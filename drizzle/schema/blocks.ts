import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, opaqueId } from '../columns'
import { users } from './users'

/** Blocks. They work both ways: neither member finds the other. */
export const blocks = sqliteTable(
  'blocks',
  {
    id: opaqueId(),
    blockerId: text('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The blocked member's username at that moment; the list of blocked members doesn't show later ones. */
    blockedUsername: text('blocked_username'),
    /** Their name at that moment; null if the blocker couldn't see their profile. */
    blockedName: text('blocked_name'),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    uniqueIndex('blocks_id').on(table.id),
    index('blocks_blocked_id').on(table.blockedId),
  ],
)
