import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../columns'
import { users } from './users'

/**
 * Reserved usernames: those a member had before, which redirect to the new one for thirty days, and those of a registration with
 * a member's mail address, which are reserved so that the registration looks like any other.
 */
export const formerUsernames = sqliteTable(
  'former_usernames',
  {
    usernameKey: text('username_key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Reserved by a registration that created no account; it doesn't redirect to the member. */
    isHeld: flag('is_held'),
  },
  (table) => [
    index('former_usernames_user_id').on(table.userId),
    index('former_usernames_expires_at').on(table.expiresAt),
  ],
)
