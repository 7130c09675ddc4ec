import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Two members who know each other here, or one who asked. One row a pair: `lowId` is the smaller of the two ids. */
export const connections = sqliteTable(
  'connections',
  {
    lowId: text('low_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: text('high_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'requested' | 'connected'>().notNull(),
    requesterId: text('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    connectedAt: instant('connected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    // Each side has its list, the last one first.
    index('connections_low_id').on(table.lowId, table.status, table.createdAt, table.highId),
    index('connections_high_id').on(table.highId, table.status, table.createdAt, table.lowId),
    index('connections_requester_id').on(table.requesterId),
  ],
)
