import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The members' directory as queries see it: a full-text table of its own, which a migration makes. A row has the words of a
 * member and the facts others may find them by; it can be looked for, but not read.
 */
export const directory = sqliteTable('directory', {
  rowid: integer('rowid').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  facts: text('facts').notNull(),
})
