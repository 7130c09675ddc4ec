import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt } from '../columns'
import { users } from './users'

/** Who came by whose code. One row a referred member, at most. */
export const referrals = sqliteTable(
  'referrals',
  {
    referredId: text('referred_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('referrals_referrer').on(table.referrerId)],
)
