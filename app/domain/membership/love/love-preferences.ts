import { ageOn } from '../../birth/age'
import type { TextLanguage } from '../../text/text-language'

// Preferences in Love Compatibility (decision 55). A filter asks only about what others state for it, which their cards show. A
// pair appears where both filters let the other through: a condition of the database, in app/data/love/love-filters.server.ts.

/** What a member may say they look for. */
export const SOUGHT_TIES = ['relationship', 'dating', 'friendship', 'practice'] as const
export type SoughtTie = (typeof SOUGHT_TIES)[number]
/** Characters of what they say in their own words. */
export const SOUGHT_WORDS_MAX_LENGTH = 300
/** Lines of them: a card in a list stays one among others. */
export const SOUGHT_WORDS_MAX_LINES = 8

/** Age groups by their first age. Each ends before the next one begins, the last one at `AGE_GROUPS_END`. */
export const AGE_GROUPS = [18, 25, 35, 45, 55, 65] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const AGE_GROUPS_END = 120

/** Distances a filter may name, in kilometres between the middles of two cities. */
export const DISTANCES_KM = [50, 200, 1000] as const
export type WithinKm = (typeof DISTANCES_KM)[number]

/** Rate limit against scripts. */
export const PREFERENCE_SAVES_AN_HOUR = 30

/** The last age of a group. */
export const lastAgeOf = (group: AgeGroup): number =>
  (AGE_GROUPS[AGE_GROUPS.indexOf(group) + 1] ?? AGE_GROUPS_END + 1) - 1

/** Near the edge of a group a member may state either one, so many years before and after. */
const EDGE_YEARS = 2

/**
 * The age groups a member may state: those they belong to on some day of the two calendar years before and after this one, so
 * that a change of group tells others neither a birthday nor a year of birth; any where there is no birth date.
 */
export function ageGroupsOf(birthDate: string | null, now: Date): AgeGroup[] {
  if (birthDate === null) return [...AGE_GROUPS]
  const [youngest, oldest] = ['01-01', '12-31'].map((day) =>
    ageOn(birthDate, new Date(`${now.getUTCFullYear()}-${day}T12:00:00Z`)),
  ) as [number, number]
  return AGE_GROUPS.filter((group) => oldest + EDGE_YEARS >= group && youngest - EDGE_YEARS <= lastAgeOf(group))
}

/** What others see of a member, once it may be shown: what they look for, and what they state. */
export type ShownPreferences = {
  seeks: SoughtTie[]
  words: string | null
  ageGroup: AgeGroup | null
  languages: TextLanguage[]
  city: string | null
}

/** A member's preferences as far as a card may need them, with what counts of what they state. */
export type CardPreferences = Omit<ShownPreferences, 'languages'> & {
  languages: TextLanguage[] | null
  isPublic: boolean
}

/** What others see of a member's preferences; `location` is what the member's profile says now. */
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

/** Where a place is, by degrees north and east, as a unit vector from the middle of the Earth. */
export function unitVector(latitude: number, longitude: number): UnitVector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS]
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}

/** The square of the straight line between two unit vectors that are so many kilometres apart on the ground (mean radius, IUGG). */
export const chordSquared = (km: number): number => (2 * Math.sin(km / EARTH_RADIUS_KM / 2)) ** 2
