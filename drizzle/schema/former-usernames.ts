import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../columns'
import { users } from './users'

/**
 * Names nobody else may take. Those members had: for thirty days the address leads on to the new one. And those that somebody
 * registered with a member's address: held like the name of a new account, and known to nobody.
 */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    usernameKey: text('username_key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** It came with a registration that made no account, so nothing leads from it to the member. */
    isHeld: flag('is_held'),
  },
  (table) => [
    index('former_usernames_user_id').on(table.userId),
    index('former_usernames_expires_at').on(table.expiresAt),
  ],
)
