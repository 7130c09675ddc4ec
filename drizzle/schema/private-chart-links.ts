import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { privateCharts } from './private-charts'
import { users } from './users'

/** Links that show a private chart without an account, one a chart; a revoked link has no row. */
export const privateChartLinks = sqliteTable(
  'private_chart_links',
  {
    id: text('id').primaryKey(),
    chartId: text('chart_id')
      .notNull()
      .references(() => privateCharts.id, { onDelete: 'cascade' }),
    /** The owner of the chart. */
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the address, so that a leaked table alone gives no access. */
    tokenHash: text('token_hash').notNull(),
    /** The token, encrypted for this member and row, so that the owner can copy the address again. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When anyone but the owner last opened it, to the hour; null: never. */
    openedAt: instant('opened_at'),
  },
  (table) => [
    uniqueIndex('private_chart_links_chart_id').on(table.chartId),
    uniqueIndex('private_chart_links_token_hash').on(table.tokenHash),
    index('private_chart_links_member_id').on(table.memberId, table.expiresAt),
    index('private_chart_links_expires_at').on(table.expiresAt),
  ],
)
