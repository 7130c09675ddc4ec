import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** The evening check-in of a member. What it says is sealed with the site's key, so that the database alone tells nobody. */
export const journalEntries = sqliteTable(
  'journal_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the member's own clock, `2026-11-23`. */
    day: text('day').notNull(),
    /** A `JournalEntry` in JSON, sealed for this member and day. */
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
