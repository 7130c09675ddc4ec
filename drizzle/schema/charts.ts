import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '../columns'
import { type StoredChart, users } from './users'

/** Every chart ever calculated for a member, newest last; only the owner sees the history. */
export const charts = sqliteTable(
  'charts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The birth data it was calculated from, as entered and resolved. */
    birth: text('birth', { mode: 'json' }).$type<StoredBirth>().notNull(),
    data: text('data', { mode: 'json' }).$type<StoredChart>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('charts_user').on(table.userId, table.createdAt)],
)

export type StoredBirth = {
  date: string
  time: string | null
  timeAccuracy: 'exact' | 'approximate' | 'unknown'
  city: string
  country: string
  /** Degrees; null when only the zone was given. */
  latitude: number | null
  longitude: number | null
  timezone: string
  /** The member chose the zone; null or missing in births stored before this was recorded. */
  zoneChosen?: boolean | null
  utcOffsetSeconds: number
  /** The offset overrides the zone: in private charts whose owner undid a clock correction. */
  offsetOverridden?: boolean
}
