import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import type { users } from '../../../drizzle/schema/users'
import { PRIVACY_SETTINGS } from '../../domain/membership/visibility'
import { readableUsername } from '../visibility.server'

type Ask = (db: Database, memberId: string) => BatchItem<'sqlite'>

/** A table that holds something of members. */
export type MemberTable = {
  table: SQLiteTable
  /** The columns that name a member: a row that names them in any of these goes when they go. */
  by: SQLiteColumn[]
  /** Columns that name a member where the row stays when they go, and the name does not. */
  emptied?: SQLiteColumn[]
  /** What the export tells of it, by the name of its section there. */
  held: Record<string, Ask>
}

/** The name of the other one, for the member whose export it is; null where they may not see it. */
export const otherName = readableUsername

type Member = typeof users.$inferSelect
type Column = keyof Member

/** The columns of a member's row by the section of the export that tells them. A column that is added stands here or below. */
export const EXPORTED_COLUMNS = {
  account: [
    'id',
    'email',
    'emailConfirmedAt',
    'requiresPasskey',
    'username',
    'language',
    'readsLanguages',
    'isActive',
    'deletionDueAt',
    'isPremium',
    'premiumExpiresAt',
    'isVerified',
    'role',
    'suspendedUntil',
    'firstStepsDoneAt',
    'lastActiveAt',
    'timeZone',
    'termsVersion',
    'termsAgreedAt',
    'termsNoticeVersion',
    'termsNoticeAt',
    'createdAt',
    'updatedAt',
  ],
  profile: [
    'fullName',
    'avatarUrl',
    'bio',
    'location',
    'isPractitioner',
    'followersCount',
    'followingCount',
    'postsCount',
  ],
  privacy: [...PRIVACY_SETTINGS, 'detailNoticeDue'],
  birth: [
    'birthDate',
    'birthTime',
    'birthTimeAccuracy',
    'birthCity',
    'birthCountry',
    'birthLatitude',
    'birthLongitude',
    'birthTimezone',
    'birthZoneChosen',
    'birthUtcOffsetSeconds',
    'birthOffsetChosen',
    'birthOffsetOverridden',
  ],
  chart: [
    'hdType',
    'hdAuthority',
    'hdProfile',
    'hdDefinition',
    'hdIncarnationCross',
    'hdCenters',
    'hdChannels',
    'hdGates',
    'hdRawData',
    'hdDataCalculated',
    'hdCalculationDate',
    'birthFit',
  ],
  referrals: ['referralCode', 'referralCount', 'successfulReferrals', 'referralEarnings'],
} as const satisfies Record<string, readonly Column[]>

/** What stays here: the hash opens the account, the keys are the address and the username once more. */
export const WITHHELD_COLUMNS = ['passwordHash', 'emailKey', 'usernameKey'] as const satisfies readonly Column[]

type Section = keyof typeof EXPORTED_COLUMNS

/** A member's row in sections, as the export tells it. */
export function toSections(member: Member): Record<Section, Record<string, unknown>> {
  const entries = Object.entries(EXPORTED_COLUMNS).map(([section, columns]) => [
    section,
    Object.fromEntries(columns.map((column) => [column, member[column]])),
  ])
  return Object.fromEntries(entries)
}
