import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'

/** Site-wide figures that crons compute, and the cursors of their walks. */
export const siteCounts = sqliteTable('site_counts', {
  name: text('name').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  countedAt: instant('counted_at').notNull(),
})
