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
    /** What the owner notes about the person, sealed for this owner and chart; null: nothing. */
    notes: text('notes'),
    /** The owner's words to filter the list by; at most `MOST_PRIVATE_LABELS`. */
    labels: text('labels', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** When notes and labels were last saved: a form that was opened before that doesn't replace them unasked. */
    notesUpdatedAt: instant('notes_updated_at'),
    /** When the owner last opened the chart, to the minute; null: never since this is noted. */
    lastViewedAt: instant('last_viewed_at'),
    /** When they last opened it before the visit that `lastViewedAt` is in; null: never before. */
    viewedBeforeAt: instant('viewed_before_at'),
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
