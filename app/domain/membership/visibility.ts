// Who sees what of a member: the one policy behind every page, response, list and picture. The same rule as a condition in SQL
// is in app/data/visibility.server.ts.

/** The levels a member chooses from. */
export const PROFILE_VISIBILITIES = ['everyone', 'community', 'connections'] as const
/** All levels: `undecided` until a new member has answered who may see them. It hides them from everyone. */
export const PROFILE_LEVELS = ['undecided', ...PROFILE_VISIBILITIES] as const
export const CHART_VISIBILITIES = ['everyone', 'connections', 'private'] as const
/**
 * How much of a chart is shown to those who may not see the birth data, each level containing the one before it. `core` is type,
 * strategy, authority, profile and definition. Channels and gates let anyone compute the birth date (docs/security.md).
 */
export const CHART_DETAILS = ['core', 'channels', 'gates'] as const
export const BIRTH_VISIBILITIES = ['only_me', 'connections', 'everyone'] as const

export const PRESENCE_VISIBILITIES = ['everyone', 'connections', 'nobody'] as const

export type ProfileVisibility = (typeof PROFILE_LEVELS)[number]
export type ChartVisibility = (typeof CHART_VISIBILITIES)[number]
export type ChartDetail = (typeof CHART_DETAILS)[number]
export type BirthVisibility = (typeof BIRTH_VISIBILITIES)[number]
export type PresenceVisibility = (typeof PRESENCE_VISIBILITIES)[number]

export type PrivacySettings = {
  profileVisibility: ProfileVisibility
  chartVisibility: ChartVisibility
  chartDetail: ChartDetail
  birthVisibility: BirthVisibility
}

/** All a member chooses on the tab "Privacy"; only `PrivacySettings` decides what others see. */
export type MemberPrivacy = PrivacySettings & {
  /** Whether search engines may list the profile. */
  isIndexed: boolean
  /** Who sees when they are online. */
  presenceVisibility: PresenceVisibility
  /** Whether they send and receive read receipts. */
  readReceipts: boolean
}

/**
 * The list of these settings: each with the name of its form field, which is also that of its column. Table, query, form, parser
 * and export follow it, or don't compile.
 */
export const PRIVACY_FIELDS = {
  profileVisibility: 'profile_visibility',
  chartVisibility: 'chart_visibility',
  chartDetail: 'chart_detail',
  birthVisibility: 'birth_visibility',
  presenceVisibility: 'presence_visibility',
  readReceipts: 'read_receipts',
  isIndexed: 'is_indexed',
} as const satisfies Record<keyof MemberPrivacy, string>

export const PRIVACY_SETTINGS = Object.keys(PRIVACY_FIELDS) as (keyof MemberPrivacy)[]

/** The settings as fields of a parsed form. */
type PrivacyForm = { [K in keyof MemberPrivacy as (typeof PRIVACY_FIELDS)[K]]: MemberPrivacy[K] }

export const fromPrivacyForm = (form: PrivacyForm): MemberPrivacy =>
  Object.fromEntries(PRIVACY_SETTINGS.map((setting) => [setting, form[PRIVACY_FIELDS[setting]]])) as MemberPrivacy

/** The settings of a member who hasn't changed them. */
export const DEFAULT_PRIVACY: PrivacySettings = {
  profileVisibility: 'everyone',
  chartVisibility: 'everyone',
  chartDetail: 'core',
  birthVisibility: 'only_me',
}

/** The relation of a viewer to a member. `blocked` counts in either direction. */
export const RELATIONS = ['visitor', 'member', 'connection', 'blocked', 'owner'] as const
export type Relation = (typeof RELATIONS)[number]

/**
 * How much of a chart a viewer sees: nothing; the core; centers and channels too; the active gates too; everything down to lines,
 * planets, degrees and times.
 */
export type ChartAccess = 'none' | ChartDetail | 'full'

export type ProfileAccess = {
  /**
   * `page`: the profile. `restricted`: only that a member of this name exists. `none`: as if the account didn't exist, for a
   * blocked viewer, and for everyone where the member is deactivated or undecided.
   */
  profile: 'page' | 'restricted' | 'none'
  chart: ChartAccess
  /** Date, time and place of birth, age, exact dates of returns. */
  birth: boolean
}

/**
 * Whether a viewer sees that a chart's time of birth isn't exact. Not beside a core alone: an unknown time is drawn for noon, so
 * only one instant of each day that fits the core would be left.
 */
export const seesTimeAccuracy = (chart: ChartAccess): boolean => chart !== 'none' && chart !== 'core'

const NOTHING: ProfileAccess = { profile: 'none', chart: 'none', birth: false }

const RANKS = { visitor: 0, member: 1, connection: 2, owner: 3 } as const
const REQUIRED_RANKS = { everyone: 0, community: 1, connections: 2, private: 3, only_me: 3 } as const

/** What a viewer sees of a member. A narrower profile narrows chart and birth data too; the owner sees everything. */
export function resolveAccess(member: PrivacySettings & { isActive: boolean }, relation: Relation): ProfileAccess {
  if (relation === 'owner') return { profile: 'page', chart: 'full', birth: true }
  if (relation === 'blocked' || !member.isActive || member.profileVisibility === 'undecided') return NOTHING
  // Unknown levels deny access: a comparison with undefined is false.
  const isAllowed = (level: keyof typeof REQUIRED_RANKS) => RANKS[relation] >= REQUIRED_RANKS[level]
  if (!isAllowed(member.profileVisibility)) return { ...NOTHING, profile: 'restricted' }
  const birth = isAllowed(member.birthVisibility)
  if (!isAllowed(member.chartVisibility)) return { profile: 'page', chart: 'none', birth }
  return { profile: 'page', chart: birth ? 'full' : member.chartDetail, birth }
}
