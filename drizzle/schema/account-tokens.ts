import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

export type TokenPurpose = 'confirm_email' | 'change_email' | 'reset_password' | 'step_up'

/** Mailed links and codes, each valid once for one purpose. The id is the SHA-256 of the token, so a leaked table is useless. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** The address the link was sent to, which it confirms. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** A used token stays until it expires, so that a second click shows that the first one worked. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_tokens_user_id').on(table.userId, table.purpose),
    index('account_tokens_expires_at').on(table.expiresAt),
  ],
)
