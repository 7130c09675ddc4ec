import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ConsentPurpose } from '../../app/domain/membership/account/consents'
import { instant } from '../columns'
import { users } from './users'

/** Express consents: the purpose, the wording and the dates. A row is never reused. */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    /** The wording (`CONSENT_VERSIONS`) and the language it was shown in. */
    version: text('version').notNull(),
    language: text('language').$type<'en' | 'ru'>().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('consents_user_id').on(table.userId, table.purpose, table.givenAt),
    uniqueIndex('consents_open')
      .on(table.userId, table.purpose, table.version)
      .where(sql`${table.withdrawnAt} IS NULL AND ${table.purpose} <> 'premium_start'`),
  ],
)
