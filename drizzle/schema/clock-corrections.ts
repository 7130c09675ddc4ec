import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '../columns'
import type { StoredBirth } from './charts'
import { privateCharts } from './private-charts'
import { type StoredChart, users } from './users'

/**
 * The previous version of a chart that was recalculated with a corrected clock, until its owner decides or recalculates it. A
 * second correction in the meantime doesn't replace it.
 */
export const clockCorrections = sqliteTable(
  'clock_corrections',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the member's own chart. */
    privateChartId: text('private_chart_id').references(() => privateCharts.id, { onDelete: 'cascade' }),
    birth: text('birth', { mode: 'json' }).$type<StoredBirth>().notNull(),
    data: text('data', { mode: 'json' }).$type<StoredChart>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('clock_corrections_user_id').on(table.userId),
    index('clock_corrections_private_chart_id').on(table.privateChartId),
  ],
)
