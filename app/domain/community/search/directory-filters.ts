import type {
  AuthorityCode,
  CenterCode,
  ChannelId,
  DefinitionCode,
  ProfileCode,
  TypeCode,
} from '../../human-design/terms/codes'

/** By what the directory can be narrowed; null and false narrow nothing. */
export type DirectoryFilters = {
  type: TypeCode | null
  authority: AuthorityCode | null
  profile: ProfileCode | null
  definition: DefinitionCode | null
  /** Defined in their chart. */
  center: CenterCode | null
  gate: number | null
  /** Whole in their chart. */
  channel: ChannelId | null
  language: 'en' | 'ru' | null
  /** Where they say they live; ISO 3166-1. */
  country: string | null
  isOnline: boolean
  isVerified: boolean
  /** They say that they work with Human Design. */
  isPractitioner: boolean
  /** Together with the viewer they make a channel whole that neither has alone. */
  completes: boolean
}

export const NO_FILTERS: DirectoryFilters = {
  type: null,
  authority: null,
  profile: null,
  definition: null,
  center: null,
  gate: null,
  channel: null,
  language: null,
  country: null,
  isOnline: false,
  isVerified: false,
  isPractitioner: false,
  completes: false,
}

/** Whether anything is narrowed. */
export const isNarrowed = (filters: DirectoryFilters) => Object.values(filters).some(Boolean)
