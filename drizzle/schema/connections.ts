import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, instant, opaqueId } from '../columns'
import { users } from './users'

/**
 * Connections and requests, one row a pair: `lowId` is the smaller of the two ids. To the requester a `declined` row looks like a
 * pending one.
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
    /** The requester's note. */
    note: text('note'),
    /** When it was accepted or declined. */
    answeredAt: instant('answered_at'),
    /** The recipient's username, if it was all the requester could see of their profile; null: the profile was visible. */
    recipientUsername: text('asked_username'),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    uniqueIndex('connections_row_id').on(table.id),
    // Each side lists its own, newest first.
    index('connections_low_id').on(table.lowId, table.status, table.createdAt, table.highId),
    index('connections_high_id').on(table.highId, table.status, table.createdAt, table.lowId),
    index('connections_requester_id').on(table.requesterId, table.status, table.createdAt),
  ],
)

/**
 * A member's recent requests, whatever their outcome. The free limit counts them, and a declined one can't be repeated too soon.
 * Swept once neither applies.
 */
export const connectionRequests = sqliteTable(
  'connection_asks',
  {
    requesterId: text('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: text('asked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the request was made; repeating it within the counted days doesn't change this. */
    requestedAt: instant('asked_at').notNull(),
    declinedAt: instant('declined_at'),
  },
  (table) => [
    primaryKey({ columns: [table.requesterId, table.recipientId] }),
    index('connection_asks_asked_at').on(table.requesterId, table.requestedAt),
    index('connection_asks_asked_id').on(table.recipientId),
    // For the sweep.
    index('connection_asks_age').on(table.requestedAt),
  ],
)
