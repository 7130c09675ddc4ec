import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FeedKind } from '../../app/domain/calendar/calendar-kinds'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** The calendar of a member that their devices subscribe to, at an address that only they know. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the address, so that a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    kinds: text('kinds', { mode: 'json' }).$type<FeedKind[]>().notNull(),
    createdAt: createdAt(),
    /** When the address that holds now was made. */
    renewedAt: instant('renewed_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash').on(table.tokenHash)],
)
