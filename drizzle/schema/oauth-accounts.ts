import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OauthProvider } from '../../app/domain/membership/account/oauth-providers'
import { createdAt } from '../columns'
import { users } from './users'

/** Accounts at other providers that a member signs in with. They match by the provider's user id, never by mail address. */
export const oauthAccounts = sqliteTable(
  'oauth_accounts',
  {
    provider: text('provider').$type<OauthProvider>().notNull(),
    /** The provider's user id: `sub`, or GitHub's number. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The mail address or username there, shown to the member. */
    label: text('label'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('oauth_accounts_user_id').on(table.userId, table.provider),
  ],
)
