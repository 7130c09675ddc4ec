import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, instant, opaqueId } from '../columns'
import { users } from './users'

/** Whose posts and notices a member does not want to see. The other is not told, and sees no difference. */
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
    /** Null: until the member says otherwise. */
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

/** Words a member does not want to read in posts, by the form texts are compared in. */
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
