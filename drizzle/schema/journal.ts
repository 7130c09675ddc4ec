import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** A member's evening check-ins, encrypted with the site's key, so that a copy of the database doesn't reveal them. */
export const journalEntries = sqliteTable(
  'journal_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The date in the member's time zone, `2026-11-23`. */
    day: text('day').notNull(),
    /** A `JournalEntry` in JSON, sealed for this member and day. */
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
