import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AgeGroup, SoughtTie, WithinKm } from '../../app/domain/membership/love/love-preferences'
import type { TextLanguage } from '../../app/domain/text/text-language'
import { createdAt, flag, instant } from '../columns'
import { users } from './users'

/** Who wants to be shown in Love Compatibility. Without a row a member is neither ranked there nor ranks others. */
export const loveSettings = sqliteTable(
  'love_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When a member without a birth date said that they are of age; null where the birth date says it. */
    declaredAt: instant('declared_at'),
    /** When they were last here; follows `users.last_active_at` by a trigger, so that a list can walk it. */
    activeAt: instant('active_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('love_settings_active_at').on(table.activeAt, table.userId)],
)

/** What a member of Love Compatibility looks for. Gone once they leave, like their statements and filters. */
export const lovePreferences = sqliteTable('love_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seeks: text('seeks', { mode: 'json' }).$type<SoughtTie[]>().notNull(),
  words: text('words'),
  /** Whether cards show `seeks` and `words`. */
  isPublic: flag('is_public'),
  /** The last age group that counted before the one that does now: another one after it waits longer. */
  lastAgeGroup: integer('last_age_group').$type<AgeGroup>(),
  /**
   * Of the last save, of statements and filters too: one that was read before it is refused. An earlier release inserts it empty and
   * leaves it as it is when it updates.
   */
  saveId: text('save_id').notNull().default(''),
})

/**
 * What a member states for the filters of others, in versions: the last one whose `counts_from` is over counts and is on cards,
 * later ones wait.
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
    /** The city as the profile said it then. */
    city: text('city'),
    /** Where the city is, as a unit vector from the middle of the Earth: SQL compares chords without trigonometry. */
    cityX: real('city_x'),
    cityY: real('city_y'),
    cityZ: real('city_z'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.countsFrom] })],
)

/** Whom a member wants to see, in versions like `loveStatements`: the last of all for their own list. Sent to nobody else. */
export const loveFilters = sqliteTable(
  'love_filters',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    countsFrom: instant('counts_from').notNull(),
    /** Whole age groups from the first to the last age, both or neither. */
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    language: text('language').$type<TextLanguage>(),
    withinKm: integer('within_km').$type<WithinKm>(),
    /** Whether those who state nothing that the filter asks about are left out. */
    isStrict: flag('is_strict'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.countsFrom] })],
)

/**
 * Who is interested in whom. One row tells nobody anything. Two that answer each other are a match once they are revealed, to
 * both members in one transaction.
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

/** Whose analysis with them a member has opened in a calendar month (`YYYY-MM`) of their time zone: those stay open until it ends. */
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
