import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Who wants to be shown in Love Compatibility. Without a row a member is neither ranked there nor ranks others. */
export const loveSettings = sqliteTable(
  'love_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When a member without a birth date said that they are of age; null where the birth date says it. */
    declaredAt: instant('declared_at'),
    /** When they were last here; follows `users.last_active_at` by a trigger, so that a list can walk it. */
    activeAt: instant('active_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('love_settings_active_at').on(table.activeAt, table.userId)],
)

/**
 * Who is interested in whom. One row tells nobody anything. Two that answer each other are a match once they are revealed, to
 * both members in one transaction.
 */
export const loveInterests = sqliteTable(
  'love_interests',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revealedAt: instant('revealed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.otherId] }),
    index('love_interests_other_id').on(table.otherId, table.memberId),
    index('love_interests_pending').on(table.createdAt).where(sql`${table.revealedAt} IS NULL`),
  ],
)

/** Whose analysis with them a member has opened in a calendar month (`YYYY-MM`) of their time zone: those stay open until it ends. */
export const loveAnalyses = sqliteTable(
  'love_analyses',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.month, table.otherId] }),
    index('love_analyses_other_id').on(table.otherId),
  ],
)
