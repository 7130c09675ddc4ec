import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Role } from '../../app/domain/community/moderation/moderation'
import type { Chart } from '../../app/domain/human-design/chart/chart'
import type { BirthFitData } from '../../app/domain/human-design/service/chart-service.schema'
import type { BirthFitQuestion } from '../../app/domain/human-design/service/sky-request.schema'
import type {
  AuthorityCode,
  CenterCode,
  ChannelId,
  DefinitionCode,
  ProfileCode,
  TypeCode,
} from '../../app/domain/human-design/terms/codes'
import type {
  BirthVisibility,
  ChartDetail,
  ChartVisibility,
  PresenceVisibility,
  ProfileVisibility,
} from '../../app/domain/membership/visibility'
import { createdAt, flag, instant } from '../columns'

/** A stored gate; the line is null if an imported chart didn't have it. */
export type StoredGate = { planet: string; gate: number; line: number | null }

/** A count of the matching birth dates, with the question it answers. */
export type StoredBirthFit = BirthFitData & { question: BirthFitQuestion }

/** A member: account, profile, birth data and the current chart. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** The address as compared: NFKC, lower case. */
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Null for members who only sign in through another provider. */
    passwordHash: text('password_hash'),
    /** Sign-in requires a passkey after the password. */
    requiresPasskey: flag('requires_passkey'),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    fullName: text('full_name').notNull(),
    avatarUrl: text('avatar_url'),
    bio: text('bio'),
    location: text('location'),
    language: text('language').$type<'en' | 'ru'>().notNull().default('en'),
    /** The languages they read; null: not chosen, so the page language applies. */
    readsLanguages: text('reads_languages', { mode: 'json' }).$type<('en' | 'ru')[]>(),

    /** The wall clock at the place of birth, never UTC: `YYYY-MM-DD` and `HH:MM[:SS]`. */
    birthDate: text('birth_date'),
    birthTime: text('birth_time'),
    birthTimeAccuracy: text('birth_time_accuracy').$type<'exact' | 'approximate' | 'unknown'>(),
    birthCity: text('birth_city'),
    birthCountry: text('birth_country'),
    birthLatitude: real('birth_latitude'),
    birthLongitude: real('birth_longitude'),
    birthTimezone: text('birth_timezone'),
    /** True when the member chose the zone; null: stored before this was recorded. */
    birthZoneChosen: integer('birth_zone_chosen', { mode: 'boolean' }),
    /** Seconds east of UTC; local mean time isn't a whole number of minutes. */
    birthUtcOffsetSeconds: integer('birth_utc_offset_seconds'),
    /** True when the member chose between two possible offsets. */
    birthOffsetChosen: flag('birth_offset_chosen'),
    /** True when the member entered the offset themselves, which overrides the zone. */
    birthOffsetOverridden: flag('birth_offset_overridden'),

    hdType: text('hd_type').$type<TypeCode>(),
    hdAuthority: text('hd_authority').$type<AuthorityCode>(),
    hdProfile: text('hd_profile').$type<ProfileCode>(),
    hdDefinition: text('hd_definition').$type<DefinitionCode>(),
    hdIncarnationCross: text('hd_incarnation_cross'),
    hdCenters: text('hd_centers', { mode: 'json' }).$type<Record<CenterCode, boolean>>(),
    hdChannels: text('hd_channels', { mode: 'json' }).$type<ChannelId[]>(),
    hdGates: text('hd_gates', { mode: 'json' }).$type<{ conscious: StoredGate[]; unconscious: StoredGate[] }>(),
    /** The whole chart with longitudes, instants, engine version and node type. */
    hdRawData: text('hd_raw_data', { mode: 'json' }).$type<StoredChart>(),
    hdDataCalculated: flag('hd_data_calculated'),
    hdCalculationDate: instant('hd_calculation_date'),
    /** How many birth dates match what the member can show of this chart; cached, because counting takes seconds. */
    birthFit: text('birth_fit', { mode: 'json' }).$type<StoredBirthFit>(),

    isPremium: flag('is_premium'),
    premiumExpiresAt: instant('premium_expires_at'),
    isVerified: flag('is_verified'),
    /** Self-declared: works with Human Design. */
    isPractitioner: flag('is_practitioner'),
    /** False hides a member everywhere: they deactivated the account, or it's scheduled for deletion. */
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    role: text('role').$type<Role>().notNull().default('member'),
    /** Until then the member can use messages but can't change anything that others see; null: not suspended. */
    suspendedUntil: instant('suspended_until'),
    /** When they were last active, to half a day; null: not since they joined. */
    lastActiveAt: instant('last_active_at'),
    /** The IANA zone of pages and mails: chosen, or the first that a device reported; null: none reported. */
    timeZone: text('time_zone'),
    /** When the member hid the list of first steps. */
    firstStepsDoneAt: instant('first_steps_done_at'),
    /** When the account is deleted; null: not scheduled. */
    deletionDueAt: instant('deletion_due_at'),

    /**
     * Drizzle writes this default, visible to no one, with each insert. The column's own default in D1 is still `everyone`, because
     * SQLite can't change one without rebuilding the table.
     */
    profileVisibility: text('profile_visibility').$type<ProfileVisibility>().notNull().default('undecided'),
    chartVisibility: text('chart_visibility').$type<ChartVisibility>().notNull().default('everyone'),
    /** How much of the chart is shown to members who can't see the birth data. */
    chartDetail: text('chart_detail').$type<ChartDetail>().notNull().default('core'),
    /** True until the member has seen the notice that their chart now shows its core only. */
    detailNoticeDue: flag('detail_notice_due'),
    birthVisibility: text('birth_visibility').$type<BirthVisibility>().notNull().default('only_me'),
    /** Who can see whether this member is online. */
    presenceVisibility: text('presence_visibility').$type<PresenceVisibility>().notNull().default('everyone'),
    /** False: the member neither sends nor receives read receipts. */
    readReceipts: integer('read_receipts', { mode: 'boolean' }).notNull().default(true),
    /** True when search engines may list the profile. */
    isIndexed: flag('is_indexed'),

    referralCode: text('referral_code').notNull(),
    referralCount: integer('referral_count').notNull().default(0),
    successfulReferrals: integer('successful_referrals').notNull().default(0),
    /** Euro cents. */
    referralEarnings: integer('referral_earnings').notNull().default(0),

    followersCount: integer('followers_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    postsCount: integer('posts_count').notNull().default(0),

    /** The accepted version of the terms, and when. */
    termsVersion: text('terms_version').notNull(),
    termsAgreedAt: instant('terms_agreed_at').notNull(),
    /** The later version whose notice of changes the member has seen, and when they dismissed it. */
    termsNoticeVersion: text('terms_notice_version'),
    termsNoticeAt: instant('terms_notice_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`(unixepoch() * 1000)`),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_referral_code').on(table.referralCode),
    index('users_created_at').on(table.createdAt),
    index('users_last_active_at').on(table.lastActiveAt),
    // For suggestions by type: the most recently active first, if everyone may see when they were active.
    index('users_suggested')
      .on(
        table.hdType,
        table.language,
        sql`CASE WHEN ${table.presenceVisibility} = 'everyone' THEN ${table.lastActiveAt} END`,
        table.id,
      )
      .where(
        sql`${table.isActive} = 1 AND ${table.chartVisibility} = 'everyone' AND ${table.profileVisibility} IN ('everyone', 'community')`,
      ),
    // For the sweep.
    index('users_premium_expires_at')
      .on(table.premiumExpiresAt)
      .where(sql`${table.isPremium} = 1 AND ${table.premiumExpiresAt} IS NOT NULL`),
    index('users_deletion_due_at').on(table.deletionDueAt).where(sql`${table.deletionDueAt} IS NOT NULL`),
  ],
)

/** What `hd_raw_data` and the chart history hold. */
export type StoredChart = {
  chart: Chart
  birthUtc: string
  designUtc: string
  engineVersion: string
  node: 'true'
}
