import { ageOn } from '../birth/age'
import type { TextLanguage } from '../text/text-language'

// Preferences in Love Compatibility (decision 55). A filter asks only about what others state for it, which their cards show. A
// pair appears where both filters let the other through; the same rule as a condition of the database is in
// app/data/love/love-preferences.server.ts.

/** What a member may say they look for. */
export const SOUGHT_TIES = ['relationship', 'dating', 'friendship', 'practice'] as const
export type SoughtTie = (typeof SOUGHT_TIES)[number]
/** Characters of what they say in their own words. */
export const SOUGHT_WORDS_MAX_LENGTH = 300

/** Age groups by their first age. Each ends before the next one begins, the last one at `AGE_GROUPS_END`. */
export const AGE_GROUPS = [18, 25, 35, 45, 55, 65] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]
export const AGE_GROUPS_END = 120

/** Distances a filter may name, in kilometres between the middles of two cities. */
export const DISTANCES_KM = [50, 200, 1000] as const
export type WithinKm = (typeof DISTANCES_KM)[number]

/**
 * What a member states counts so long after it last changed, and until then they count as having stated nothing. So an account
 * sees whom one set of statements leads to once a week.
 */
export const STATEMENT_WAIT_MILLISECONDS = 7 * 86_400_000

/** More is no person. */
export const PREFERENCE_SAVES_AN_HOUR = 30

/** The last age of a group. */
export const lastAgeOf = (group: AgeGroup): number =>
  (AGE_GROUPS[AGE_GROUPS.indexOf(group) + 1] ?? AGE_GROUPS_END + 1) - 1

/**
 * The age groups a member may state: those they belong to on some day of this calendar year, so that a change of group tells
 * others no birthday; any where there is no birth date.
 */
export function ageGroupsOf(birthDate: string | null, now: Date): AgeGroup[] {
  if (birthDate === null) return [...AGE_GROUPS]
  const ages = [`${now.getUTCFullYear()}-01-01`, `${now.getUTCFullYear()}-12-31`].map((day) =>
    ageOn(birthDate, new Date(`${day}T12:00:00Z`)),
  )
  return AGE_GROUPS.filter((group) => ages.some((age) => age >= group && age <= lastAgeOf(group)))
}

/** When statements that changed at this instant begin to count. */
export const statementsCountFrom = (statedAt: Date): Date => new Date(statedAt.getTime() + STATEMENT_WAIT_MILLISECONDS)

/** A member's preferences as far as a card may need them. */
export type CardPreferences = {
  seeks: SoughtTie[]
  words: string | null
  isPublic: boolean
  ageGroup: AgeGroup | null
  languages: TextLanguage[] | null
  city: string | null
  /** Milliseconds since 1970 UTC. */
  statedAt: number | null
}

/** What others see: what the member looks for, if they show it, and what they state, from when it counts. */
export type ShownPreferences = {
  seeks: SoughtTie[]
  words: string | null
  ageGroup: AgeGroup | null
  languages: TextLanguage[]
  city: string | null
}

/** What others see of a member's preferences; `location` is what the member's profile says now. */
export function shownPreferences(
  preferences: CardPreferences | null,
  location: string | null,
  now: Date,
): ShownPreferences {
  const { seeks, words, isPublic, ageGroup, languages, city, statedAt } = preferences ?? NONE
  const counts = statedAt !== null && statementsCountFrom(new Date(statedAt)) <= now
  return {
    seeks: isPublic ? seeks : [],
    words: isPublic ? words : null,
    ageGroup: counts ? ageGroup : null,
    languages: (counts && languages) || [],
    city: counts && city === location ? city : null,
  }
}

const NONE: CardPreferences = {
  ...{ seeks: [], words: null, isPublic: false },
  ...{ ageGroup: null, languages: null, city: null, statedAt: null },
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
