import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The full-text index as queries see it; the migration `0005` makes it, since drizzle knows no virtual tables. Its words can
 * be looked for, but not read.
 */
export const searchTexts = sqliteTable('search_texts', {
  rowid: integer('rowid').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
})
