import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OauthProvider } from '../../app/domain/membership/account/oauth-providers'
import { createdAt } from '../columns'
import { users } from './users'

/** Accounts elsewhere that sign a member in here. The provider's own id of the person decides, never the address. */
export const oauthAccounts = sqliteTable(
  'oauth_accounts',
  {
    provider: text('provider').$type<OauthProvider>().notNull(),
    /** The id the provider gives the person: `sub`, or GitHub's number. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the member knows that account: its address or name there. */
    label: text('label'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('oauth_accounts_user_id').on(table.userId, table.provider),
  ],
)
