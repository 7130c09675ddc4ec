import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, instant, opaqueId } from '../columns'
import { users } from './users'

/**
 * Two members who know each other here, or one who asked. One row a pair: `lowId` is the smaller of the two ids. A row that is
 * `declined` looks to whoever asked as if it waited still.
 */
export const connections = sqliteTable(
  'connections',
  {
    /** Not named `id`: in a subquery inside a statement about members, their unqualified `id` would mean this column. */
    id: opaqueId('row_id'),
    lowId: text('low_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: text('high_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'requested' | 'connected' | 'declined'>().notNull(),
    requesterId: text('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    connectedAt: instant('connected_at'),
    /** What the one who asked wrote to it. */
    note: text('note'),
    /** When it was accepted or declined. */
    answeredAt: instant('answered_at'),
    /** By which the other one was asked from their closed page, where it is all the requester knows; null: the page was open. */
    askedUsername: text('asked_username'),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    uniqueIndex('connections_row_id').on(table.id),
    // Each side has its list, the last one first.
    index('connections_low_id').on(table.lowId, table.status, table.createdAt, table.highId),
    index('connections_high_id').on(table.highId, table.status, table.createdAt, table.lowId),
    index('connections_requester_id').on(table.requesterId, table.status, table.createdAt),
  ],
)

/**
 * Whom a member asked in these days, whatever became of it: what the free ones are counted by, and what a declined one must not
 * be asked again before. Swept once neither matters any more.
 */
export const connectionAsks = sqliteTable(
  'connection_asks',
  {
    requesterId: text('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedId: text('asked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one that counts; asked again within the same days it is the same. */
    askedAt: instant('asked_at').notNull(),
    declinedAt: instant('declined_at'),
  },
  (table) => [
    primaryKey({ columns: [table.requesterId, table.askedId] }),
    index('connection_asks_asked_at').on(table.requesterId, table.askedAt),
    index('connection_asks_asked_id').on(table.askedId),
    // For the sweep.
    index('connection_asks_age').on(table.askedAt),
  ],
)
