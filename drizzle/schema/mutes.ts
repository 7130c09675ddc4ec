import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, instant, opaqueId } from '../columns'
import { users } from './users'

/** Members whose posts and notifications a member doesn't want to see. The muted member isn't notified. */
export const mutes = sqliteTable(
  'mutes',
  {
    id: opaqueId(),
    muterId: text('muter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: text('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: until the member unmutes. */
    until: instant('until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.muterId, table.mutedId] }),
    uniqueIndex('mutes_id').on(table.id),
    index('mutes_muted_id').on(table.mutedId),
    // For the sweep.
    index('mutes_until').on(table.until).where(sql`${table.until} IS NOT NULL`),
  ],
)

/** Words a member doesn't want to see in posts. `wordKey` is the normalised form. */
export const mutedWords = sqliteTable(
  'muted_words',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wordKey: text('word_key').notNull(),
    word: text('word').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordKey] })],
)
