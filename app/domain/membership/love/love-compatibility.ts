import { ageOn } from '../../birth/age'

/** The age from which a member can use Love Compatibility. */
export const LOVE_MIN_AGE = 18

/** How many participants are compared with a member, most recently active first; search finds the others. */
export const LOVE_CANDIDATES = 400
/** How many are read to find that many, since some are hidden from the member. */
export const LOVE_LOOKED_AT = 1000
/** How many are shown at first, and on each further page. */
export const LOVE_FIRST_SHOWN = 6
export const LOVE_PAGE_SIZE = 20
/** How many matches the list of matches shows. */
export const LOVE_MATCHES_SHOWN = 12

/** An interest is revealed after this time, so that one undone at once stays secret. */
export const INTEREST_SETTLES_MILLISECONDS = 60_000

/** Rate limit against scripts. */
export const LOVE_CHANGES_AN_HOUR = 300

/** Whether a member is an adult, by birth date or else by declaration. */
export type LoveAge = 'adult' | 'minor' | 'undeclared'

/** The age status by birth date; by declaration when there is no birth date. */
export function loveAge(birthDate: string | null, hasDeclared: boolean, now: Date): LoveAge {
  if (birthDate !== null) return ageOn(birthDate, now) >= LOVE_MIN_AGE ? 'adult' : 'minor'
  return hasDeclared ? 'adult' : 'undeclared'
}
