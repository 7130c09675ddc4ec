import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from '../columns'
import { users } from './users'

/** Keys on a member's devices that sign them in (WebAuthn). Only public halves are kept: a copy of this table signs nobody in. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; always 0 where it is shared between devices. */
    counter: integer('counter').notNull(),
    /** By what ways a browser reaches it. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId, table.createdAt)],
)

/**
 * What a passkey is asked to sign, once, within minutes. The id is the SHA-256 of the challenge with what it is for, and whose
 * session asked where that is known, so that it answers no other question.
 */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)
