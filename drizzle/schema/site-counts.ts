import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'

/** Figures of the whole site, counted now and then. */
export const siteCounts = sqliteTable('site_counts', {
  name: text('name').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  countedAt: instant('counted_at').notNull(),
})
