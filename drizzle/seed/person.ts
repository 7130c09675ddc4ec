import type { PrivacySettings } from '../../app/domain/membership/visibility'

/** Where and when a seeded person was born: the wall clock there, as they would type it. */
export type SeedBirth = {
  date: string
  time: string | null
  timeAccuracy: 'exact' | 'approximate' | 'unknown'
  /** City and country in the language of whoever entered them. */
  city: string
  country: string
  latitude: number
  longitude: number
  timezone: string
}

/** A member to be written by the seed; what is left out, they have not filled in. */
export type SeedPerson = {
  username: string
  fullName: string
  bio?: string
  location?: string
  isPremium?: boolean
  isVerified?: boolean
  isPractitioner?: boolean
  birth?: SeedBirth
  /** Where it is not what holds by default. */
  privacy?: Partial<PrivacySettings & { isIndexed: boolean }>
}
