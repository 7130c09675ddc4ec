import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '../app/domain/community/moderation/moderation'
import type { TypeCode } from '../app/domain/human-design/terms/codes'
import type { ProfileVisibility } from '../app/domain/membership/visibility'
import { flag, instant } from './columns'

/**
 * The few columns of `users` that every request of a signed-in member reads. A second, narrow look at the same table:
 * the session library selects whole rows, and a whole member carries a chart of several kilobytes.
 */
export const viewers = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailConfirmedAt: instant('email_confirmed_at'),
  username: text('username').notNull(),
  fullName: text('full_name').notNull(),
  avatarUrl: text('avatar_url'),
  language: text('language').$type<'en' | 'ru'>().notNull(),
  readsLanguages: text('reads_languages', { mode: 'json' }).$type<('en' | 'ru')[]>(),
  timeZone: text('time_zone'),
  hdType: text('hd_type').$type<TypeCode>(),
  birthTime: text('birth_time'),
  birthTimeAccuracy: text('birth_time_accuracy').$type<'exact' | 'approximate' | 'unknown'>(),
  hdDataCalculated: flag('hd_data_calculated'),
  /** Whether it was given; whether it holds now is said by `isPremiumAt`. */
  hasPremium: flag('is_premium'),
  premiumExpiresAt: instant('premium_expires_at'),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  deletionDueAt: instant('deletion_due_at'),
  role: text('role').$type<Role>().notNull(),
  suspendedUntil: instant('suspended_until'),
  profileVisibility: text('profile_visibility').$type<ProfileVisibility>().notNull(),
  /** When they joined. */
  createdAt: instant('created_at').notNull(),
})
