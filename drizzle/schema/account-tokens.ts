import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

export type TokenPurpose = 'confirm_email' | 'change_email' | 'reset_password' | 'step_up'

/** Links and codes that were mailed: each proves one thing once. The id is the SHA-256 of the token, so a copy of this table opens nothing. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** The address the link went to: what it confirms. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Kept after use until it expires, so that a second click can be told that the first one worked. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_tokens_user_id').on(table.userId, table.purpose),
    index('account_tokens_expires_at').on(table.expiresAt),
  ],
)
