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

/** One gate as stored: the line is null where an imported chart did not say it. */
export type StoredGate = { planet: string; gate: number; line: number | null }

/** A count of the birth dates that fit, with what was asked. */
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
    /** A passkey is asked for after the password. */
    requiresPasskey: flag('requires_passkey'),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    fullName: text('full_name').notNull(),
    avatarUrl: text('avatar_url'),
    bio: text('bio'),
    location: text('location'),
    language: text('language').$type<'en' | 'ru'>().notNull().default('en'),
    /** The languages they said they read; null: they said nothing, so that it is the one of the pages. */
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
    /** True when the member named the zone themself; null: stored before this was noted. */
    birthZoneChosen: integer('birth_zone_chosen', { mode: 'boolean' }),
    /** Seconds east of UTC that were used; local mean time is not a whole minute. */
    birthUtcOffsetSeconds: integer('birth_utc_offset_seconds'),
    /** True when the member chose between two possible offsets. */
    birthOffsetChosen: flag('birth_offset_chosen'),
    /** True when the member knows by which offset the clock of their birth ran, whatever the zone says. */
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
    /** How many birth dates fit what the member may show of this chart; counting costs seconds, so it is kept. */
    birthFit: text('birth_fit', { mode: 'json' }).$type<StoredBirthFit>(),

    isPremium: flag('is_premium'),
    premiumExpiresAt: instant('premium_expires_at'),
    isVerified: flag('is_verified'),
    /** What they say of themselves: that they work with Human Design. */
    isPractitioner: flag('is_practitioner'),
    /** False hides a member everywhere: they are away by their own wish, or about to be deleted. */
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    role: text('role').$type<Role>().notNull().default('member'),
    /** Until then this member reads and writes messages, but changes nothing that others see; null: never suspended, or over. */
    suspendedUntil: instant('suspended_until'),
    /** When they were last here, to half a day; null: never since they joined. */
    lastActiveAt: instant('last_active_at'),
    /** The time zone of pages and mails, by IANA: the one a device reported first, or as chosen; null: no device has reported one. */
    timeZone: text('time_zone'),
    /** When the member put the list of first steps away. */
    firstStepsDoneAt: instant('first_steps_done_at'),
    /** When everything of this member is to be removed; null unless they asked for it. */
    deletionDueAt: instant('deletion_due_at'),

    /**
     * A row that is inserted without a level is seen by no one: the default is written with the insert. The column's own in D1 is
     * still `everyone`, since SQLite changes one only by building the table anew.
     */
    profileVisibility: text('profile_visibility').$type<ProfileVisibility>().notNull().default('undecided'),
    chartVisibility: text('chart_visibility').$type<ChartVisibility>().notNull().default('everyone'),
    /** How much of the chart those see who may not see the birth data. */
    chartDetail: text('chart_detail').$type<ChartDetail>().notNull().default('core'),
    /** True until the member has been told, once, that their chart now shows its core only. */
    detailNoticeDue: flag('detail_notice_due'),
    birthVisibility: text('birth_visibility').$type<BirthVisibility>().notNull().default('only_me'),
    /** Who is told whether this member is here. */
    presenceVisibility: text('presence_visibility').$type<PresenceVisibility>().notNull().default('everyone'),
    /** False: nobody is told how far this member has read, and they are not told of others. */
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

    /** Which text of the terms was agreed to, and when. */
    termsVersion: text('terms_version').notNull(),
    termsAgreedAt: instant('terms_agreed_at').notNull(),
    /** The version of the terms whose changes the member has been told of since, and when they dismissed the notice. */
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
    // Whom others may be told of by their type, those who were here last first, as far as everybody may know when they were: the
    // walks of suggestions.
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
