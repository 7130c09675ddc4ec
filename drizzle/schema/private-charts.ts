import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, flag, instant } from '../columns'
import type { StoredBirth } from './charts'
import { type StoredChart, users } from './users'

/** A chart that a member made of somebody who is no member: family, clients. Nobody but `ownerId` ever sees any of it. */
export const privateCharts = sqliteTable(
  'private_charts',
  {
    /** Chosen by the page that sends it, so that what is sent twice is one. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The birth data it was calculated from, as entered and resolved. */
    birth: text('birth', { mode: 'json' }).$type<StoredBirth>().notNull(),
    /** True when the owner chose between two possible offsets. */
    offsetChosen: flag('offset_chosen'),
    data: text('data', { mode: 'json' }).$type<StoredChart>().notNull(),
    /** When the owner said that the person agrees. */
    consentedAt: instant('consented_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('private_charts_owner_id').on(table.ownerId, table.createdAt),
    index('private_charts_created_at').on(table.createdAt, table.id),
  ],
)
