import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The normalised search words of a member and the country in their profile. Triggers combine them with the visible parts of the
 * account and chart into the row with the same id in the full-text table `directory`.
 */
export const directoryTexts = sqliteTable('directory_texts', {
  /** The id of the member's row in `search_entries`. */
  entryId: integer('entry_id').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** ISO 3166-1, two letters, from the place in their profile, never from their birth place. */
  country: text('country'),
})
