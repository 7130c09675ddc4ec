import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns'
import { users } from './users'

/** Names members had: for thirty days the address leads on to the new one, and nobody else may take it. */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    usernameKey: text('username_key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('former_usernames_user_id').on(table.userId),
    index('former_usernames_expires_at').on(table.expiresAt),
  ],
)
