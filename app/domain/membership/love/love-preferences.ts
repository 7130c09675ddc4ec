import { ageOn } from '../../birth/age'
import type { TextLanguage } from '../../text/text-language'

// Preferences in Love Compatibility (decision 55). A filter only uses what others state for it, which their cards show. A
// pair appears when each passes the other's filter: a condition in SQL, in app/data/love/love-members.server.ts.

/** What a member can say they are looking for. */
export const SOUGHT_TIES = ['relationship', 'dating', 'friendship', 'practice'] as const
export type SoughtTie = (typeof SOUGHT_TIES)[number]
/** Characters of the free text. */
export const SOUGHT_WORDS_MAX_LENGTH = 300
/** Lines of the free text, so that one card doesn't fill the list. */
export const SOUGHT_WORDS_MAX_LINES = 8

/** Age groups by their first age. Each ends where the next one starts, the last one at `AGE_GROUPS_END`. */
export const AGE_GROUPS = [18, 25, 35, 45, 55, 65] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const AGE_GROUPS_END = 120

/** Distances of a filter, in kilometres between the centres of two cities. */
export const DISTANCES_KM = [50, 200, 1000] as const
export type WithinKm = (typeof DISTANCES_KM)[number]

/** Rate limit against scripts. */
export const PREFERENCE_SAVES_AN_HOUR = 30

/** The last age of a group. */
export const lastAgeOf = (group: AgeGroup): number =>
  (AGE_GROUPS[AGE_GROUPS.indexOf(group) + 1] ?? AGE_GROUPS_END + 1) - 1

/** Within this many years of the edge of a group a member may state either group. */
const EDGE_YEARS = 2

/**
 * The age groups a member may state: those they belong to on any day within two calendar years of this one, so that a change of
 * group reveals neither birthday nor year of birth; all groups without a birth date.
 */
export function ageGroupsOf(birthDate: string | null, now: Date): AgeGroup[] {
  if (birthDate === null) return [...AGE_GROUPS]
  const [youngest, oldest] = ['01-01', '12-31'].map((day) =>
    ageOn(birthDate, new Date(`${now.getUTCFullYear()}-${day}T12:00:00Z`)),
  ) as [number, number]
  return AGE_GROUPS.filter((group) => oldest + EDGE_YEARS >= group && youngest - EDGE_YEARS <= lastAgeOf(group))
}

/** A member's preferences as others see them: what they are looking for, and what they state. */
export type ShownPreferences = {
  seeks: SoughtTie[]
  words: string | null
  ageGroup: AgeGroup | null
  languages: TextLanguage[]
  city: string | null
}

/** A member's preferences for a card, with the statements in effect. */
export type CardPreferences = Omit<ShownPreferences, 'languages'> & {
  languages: TextLanguage[] | null
  isPublic: boolean
}

/** The preferences that others see; `location` is the current one of the profile. */
export function shownPreferences(preferences: CardPreferences | null, location: string | null): ShownPreferences {
  if (!preferences) return { seeks: [], words: null, ageGroup: null, languages: [], city: null }
  const { seeks, words, isPublic, ageGroup, languages, city } = preferences
  return {
    seeks: isPublic ? seeks : [],
    words: isPublic ? words : null,
    ageGroup,
    languages: languages ?? [],
    city: city === location ? city : null,
  }
}

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180

export type UnitVector = { x: number; y: number; z: number }

/** A place, in degrees north and east, as a unit vector from the centre of the Earth. */
export function unitVector(latitude: number, longitude: number): UnitVector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS]
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}

/** The squared chord between two unit vectors that are `km` kilometres apart on the ground (mean radius, IUGG). */
export const chordSquared = (km: number): number => (2 * Math.sin(km / EARTH_RADIUS_KM / 2)) ** 2
