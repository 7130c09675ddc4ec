import { ageOn } from '../../birth/age'

/** The age from which a member can use Love Compatibility. */
export const LOVE_MIN_AGE = 18

/** How many participants are compared with a member, the most recently active first; a search reaches the others. */
export const LOVE_CANDIDATES = 400
/** How many are read to find those, since some are hidden from the member. */
export const LOVE_LOOKED_AT = 1000
/** Shown at first, and on each page after that. */
export const LOVE_FIRST_SHOWN = 6
export const LOVE_PAGE_SIZE = 20
/** Matches that are shown as a list of their own. */
export const LOVE_MATCHES_SHOWN = 12

/** An interest is revealed only after this time, so that one taken back at once stays secret. */
export const INTEREST_SETTLES_MILLISECONDS = 60_000

/** Rate limit against scripts. */
export const LOVE_CHANGES_AN_HOUR = 300

/** Whether a member is old enough: by their birth date, else by their declaration. */
export type LoveAge = 'adult' | 'minor' | 'undeclared'

/** The age class by birth date, or by declaration where there is no birth date. */
export function loveAge(birthDate: string | null, hasDeclared: boolean, now: Date): LoveAge {
  if (birthDate !== null) return ageOn(birthDate, now) >= LOVE_MIN_AGE ? 'adult' : 'minor'
  return hasDeclared ? 'adult' : 'undeclared'
}
