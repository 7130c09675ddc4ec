import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AgeGroup, SoughtTie, WithinKm } from '../../app/domain/membership/love/love-preferences'
import type { TextLanguage } from '../../app/domain/text/text-language'
import { createdAt, flag, instant } from '../columns'
import { users } from './users'

/** Members who have joined Love Compatibility. Without a row a member is neither listed there nor sees the list. */
export const loveSettings = sqliteTable(
  'love_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When a member without a birth date declared that they are of age; null if the birth date proves it. */
    declaredAt: instant('declared_at'),
    /** A copy of `users.last_active_at`, maintained by a trigger, so that the list can be ordered by an index. */
    activeAt: instant('active_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('love_settings_active_at').on(table.activeAt, table.userId)],
)

/** What a member of Love Compatibility looks for. Deleted when they leave, like their statements and filters. */
export const lovePreferences = sqliteTable('love_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seeks: text('seeks', { mode: 'json' }).$type<SoughtTie[]>().notNull(),
  words: text('words'),
  /** Whether cards show `seeks` and `words`. */
  isPublic: flag('is_public'),
  /** The age group before the current one, because a further change takes effect later. */
  lastAgeGroup: integer('last_age_group').$type<AgeGroup>(),
  /**
   * The last save of preferences, statements or filters; a form loaded before it is refused. An earlier release inserts it empty
   * and doesn't update it.
   */
  saveId: text('save_id').notNull().default(''),
})

/**
 * What a member states about themselves for the filters of others, in versions. The last one whose `counts_from` has passed is in
 * effect and shown on cards; later ones aren't yet.
 */
export const loveStatements = sqliteTable(
  'love_statements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countsFrom: instant('counts_from').notNull(),
    /** The first age of a group. */
    ageGroup: integer('age_group').$type<AgeGroup>(),
    languages: text('languages', { mode: 'json' }).$type<TextLanguage[]>(),
    /** The city in the profile at that time. */
    city: text('city'),
    /** The city as a unit vector from the Earth's centre, so that SQL compares chords without trigonometry. */
    cityX: real('city_x'),
    cityY: real('city_y'),
    cityZ: real('city_z'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.countsFrom] })],
)

/** A member's filters, in versions like `loveStatements`; their own list uses the newest. Never sent to other members. */
export const loveFilters = sqliteTable(
  'love_filters',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countsFrom: instant('counts_from').notNull(),
    /** The first and last age of whole age groups; both are set or neither. */
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    language: text('language').$type<TextLanguage>(),
    withinKm: integer('within_km').$type<WithinKm>(),
    /** Whether members who don't state what the filter is about are excluded. */
    isStrict: flag('is_strict'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.countsFrom] })],
)

/**
 * One-sided interest, never shown on its own. Mutual rows become a match once they are revealed, to both members in one
 * transaction.
 */
export const loveInterests = sqliteTable(
  'love_interests',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revealedAt: instant('revealed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.otherId] }),
    index('love_interests_other_id').on(table.otherId, table.memberId),
    index('love_interests_pending').on(table.createdAt).where(sql`${table.revealedAt} IS NULL`),
  ],
)

/** The analyses a member opened in a calendar month (`YYYY-MM`) of their time zone; they stay available until it ends. */
export const loveAnalyses = sqliteTable(
  'love_analyses',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.month, table.otherId] }),
    index('love_analyses_other_id').on(table.otherId),
  ],
)
