import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Signed-in sessions. The id is the SHA-256 of the token in the cookie, so a copy of this table signs nobody in. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, as the session library keeps it. */
    expiresAt: integer('expires_at').notNull(),
    createdAt: createdAt(),
    /** When a request last came with it; written at most every ten minutes. */
    lastSeenAt: instant('last_seen_at'),
    /** When whoever uses it last showed that they are the member: by signing in, or asked once more. */
    provedAt: instant('proved_at'),
    /** In the words of the browser itself: `Firefox`, `Windows`; null where it did not say. */
    browser: text('browser'),
    system: text('system'),
    device: text('device').$type<'desktop' | 'phone' | 'tablet'>(),
    /** Where the platform saw it come from at sign-in: `Lisbon` and the ISO code `PT`. */
    city: text('city'),
    country: text('country'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)
