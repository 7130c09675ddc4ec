import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Signed-in sessions. The id is the SHA-256 of the token in the cookie, so a leaked table can't be used to sign in. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, the unit of the session library. */
    expiresAt: integer('expires_at').notNull(),
    createdAt: createdAt(),
    /** The time of its last request; written at most every ten minutes. */
    lastSeenAt: instant('last_seen_at'),
    /** When its user last authenticated: at sign-in or in a later confirmation. */
    provedAt: instant('proved_at'),
    /** From the request headers: `Firefox`, `Windows`; null if the browser didn't send them. */
    browser: text('browser'),
    system: text('system'),
    device: text('device').$type<'desktop' | 'phone' | 'tablet'>(),
    /** Cloudflare's location of the sign-in: `Lisbon` and the ISO code `PT`. */
    city: text('city'),
    country: text('country'),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)
