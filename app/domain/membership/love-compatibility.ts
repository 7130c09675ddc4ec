import { ageOn } from '../birth/age'

/** Love Compatibility is for whoever is as old as this. */
export const LOVE_MIN_AGE = 18

/** Of those who want to be shown so many are compared with a member, the ones last here first; a search reaches the others. */
export const LOVE_CANDIDATES = 400
/** So many are looked at to find those, whoever of them is closed to the member. */
export const LOVE_LOOKED_AT = 1000
/** Shown at first, and on each page after that. */
export const LOVE_FIRST_SHOWN = 6
export const LOVE_PAGE_SIZE = 20
/** Matches that are shown as a list of their own. */
export const LOVE_MATCHES_SHOWN = 12

/** An interest younger than this reveals nothing: one taken back at once was never revealed. */
export const INTEREST_SETTLES_MILLISECONDS = 60_000

/** More is no person. */
export const LOVE_CHANGES_AN_HOUR = 300

/** Whether somebody may take part: by their birth date, else by what they declare. */
export type LoveAge = 'adult' | 'minor' | 'undeclared'

/** What a birth date, or a declaration where there is none, says of a member's age. */
export function loveAge(birthDate: string | null, hasDeclared: boolean, now: Date): LoveAge {
  if (birthDate !== null) return ageOn(birthDate, now) >= LOVE_MIN_AGE ? 'adult' : 'minor'
  return hasDeclared ? 'adult' : 'undeclared'
}
