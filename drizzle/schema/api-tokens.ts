import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ApiScope } from '../../app/domain/public-api/api-tokens'
import { createdAt } from '../columns'
import { users } from './users'

/** Personal tokens, by which programs of a member ask the public API. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    /** Chosen by the page that sends it, so that what is sent twice is one. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the token, so that a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<ApiScope[]>().notNull(),
    createdAt: createdAt(),
    /** The day (UTC, `YYYY-MM-DD`) it was last asked with; null: never. Nobody needs to know it closer. */
    lastUsedOn: text('last_used_on'),
  },
  (table) => [
    uniqueIndex('api_tokens_token_hash').on(table.tokenHash),
    index('api_tokens_user_id').on(table.userId, table.createdAt),
  ],
)
