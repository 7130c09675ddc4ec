import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FeedKind } from '../../app/domain/calendar/calendar-kinds'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A member's calendar at a secret address, for their devices to subscribe to. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the address, so that a leaked table gives no access. */
    tokenHash: text('token_hash').notNull(),
    kinds: text('kinds', { mode: 'json' }).$type<FeedKind[]>().notNull(),
    createdAt: createdAt(),
    /** When the current address was created. */
    renewedAt: instant('renewed_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token_hash').on(table.tokenHash)],
)
