import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The words a member is found by in the directory, normalised by the domain, and where they say they live. With what is told
 * of their account and chart they make the row of the same number in the full-text table `directory`, by triggers.
 */
export const directoryTexts = sqliteTable('directory_texts', {
  /** The number of the member's entry in `search_entries`. */
  entryId: integer('entry_id').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** ISO 3166-1, two letters: of the place in their profile, never of their birth. */
  country: text('country'),
})
