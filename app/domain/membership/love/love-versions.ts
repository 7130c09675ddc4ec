import type { TextLanguage } from '../../text/text-language'
import type { AgeGroup, UnitVector, WithinKm } from './love-preferences'

// When a member's statements and filters in Love Compatibility take effect (decision 55). Both are stored as versions, oldest
// first: each is in effect from its instant until the next one's.

const DAY_MILLISECONDS = 86_400_000
/** Days until a statement takes effect: an account sees whom a statement leads to once a week. */
const STATEMENT_WAIT_DAYS = 7
/** A changed age group takes effect on a random day between these, so that it reveals no birthday. */
const GROUP_WAIT_DAYS = { least: 30, most: 180 }

/** A version, with the instant from which it is in effect (milliseconds since 1970 UTC). */
export type Version<T> = T & { countsFrom: number }

/** What a member states; `city` is the place on their profile with its position. */
export type Statement = {
  ageGroup: AgeGroup | null
  languages: TextLanguage[] | null
  city: ({ name: string } & UnitVector) | null
}
const KINDS = ['ageGroup', 'languages', 'city'] as const
type Kind = (typeof KINDS)[number]
export const NO_STATEMENT: Statement = { ageGroup: null, languages: null, city: null }

/** Whom a member wants to see. */
export type LoveFilter = {
  ageFrom: number | null
  ageTo: number | null
  language: TextLanguage | null
  withinKm: WithinKm | null
  isStrict: boolean
}
export const NO_FILTER: LoveFilter = { ageFrom: null, ageTo: null, language: null, withinKm: null, isStrict: false }

/** The version in effect; undefined when none is yet. */
export const countingOf = <T>(versions: readonly Version<T>[], now: Date): Version<T> | undefined =>
  versions.findLast(({ countsFrom }) => countsFrom <= now.getTime())

/** When the latest value of a kind takes effect; null when it already has. */
export function waitsUntil(versions: readonly Version<Statement>[], kind: Kind, now: Date): number | null {
  const latest = versions.at(-1) ?? NO_STATEMENT
  if (isSame(kind, countingOf(versions, now) ?? NO_STATEMENT, latest)) return null
  return versions.find((one) => one.countsFrom > now.getTime() && isSame(kind, one, latest))?.countsFrom ?? null
}

type Stated = { versions: readonly Version<Statement>[]; lastAgeGroup: AgeGroup | null }

/**
 * The versions after a member changes their statement. A removed kind ends at once; a changed one stays until the new one takes
 * effect. `random` is in [0, 1).
 */
export function withStatement({ versions, lastAgeGroup }: Stated, wanted: Statement, now: Date, random: number) {
  const counting = countingOf(versions, now)
  const kept = {
    ageGroup: wanted.ageGroup && (counting?.ageGroup ?? null),
    languages: wanted.languages && (counting?.languages ?? null),
    city: wanted.city && (counting?.city ?? null),
  }
  const formerGroup = kept.ageGroup ?? lastAgeGroup
  const groupDays = formerGroup === null || formerGroup === wanted.ageGroup ? STATEMENT_WAIT_DAYS : randomDays(random)
  const startsOn = (kind: Kind): number => {
    if (isSame(kind, wanted, kept)) return 0
    const waiting = isSame(kind, wanted, versions.at(-1) ?? NO_STATEMENT) ? waitsUntil(versions, kind, now) : null
    if (waiting !== null) return waiting
    if (kind !== 'ageGroup' || groupDays === STATEMENT_WAIT_DAYS)
      return now.getTime() + STATEMENT_WAIT_DAYS * DAY_MILLISECONDS
    return Math.floor(now.getTime() / DAY_MILLISECONDS + groupDays) * DAY_MILLISECONDS
  }
  const starts = { ageGroup: startsOn('ageGroup'), languages: startsOn('languages'), city: startsOn('city') }
  const at = (countsFrom: number): Version<Statement> => ({
    countsFrom,
    ageGroup: starts.ageGroup <= countsFrom ? wanted.ageGroup : kept.ageGroup,
    languages: starts.languages <= countsFrom ? wanted.languages : kept.languages,
    city: starts.city <= countsFrom ? wanted.city : kept.city,
  })
  const isKept = KINDS.every((kind) => isSame(kind, kept, counting ?? NO_STATEMENT))
  const first = isKept ? counting : at(now.getTime())
  const later = [...new Set(Object.values(starts))].filter((start) => start > now.getTime()).sort((a, b) => a - b)
  return [...(first ? [first] : []), ...later.map(at)]
}

const randomDays = (random: number) =>
  GROUP_WAIT_DAYS.least + Math.floor(random * (GROUP_WAIT_DAYS.most - GROUP_WAIT_DAYS.least + 1))

const isSame = (kind: Kind, one: Statement, other: Statement) =>
  kind === 'city' ? one.city?.name === other.city?.name : String(one[kind]) === String(other[kind])

/** The versions after a member changes their filter: others' lists follow from the next Monday, 00:00 UTC. */
export function withFilter(versions: readonly Version<LoveFilter>[], wanted: LoveFilter, now: Date) {
  const counting = countingOf(versions, now)
  const before = counting ? [counting] : []
  if (isSameFilter(wanted, counting ?? NO_FILTER)) return before
  const latest = versions.at(-1)
  if (latest && isSameFilter(wanted, latest)) return [...before, latest]
  return [...before, { ...wanted, countsFrom: nextMonday(now) }]
}

const isSameFilter = (one: LoveFilter, other: LoveFilter) =>
  one.ageFrom === other.ageFrom &&
  one.ageTo === other.ageTo &&
  one.language === other.language &&
  one.withinKm === other.withinKm &&
  one.isStrict === other.isStrict

/** 1 January 1970 was a Thursday, four days before the first Monday. */
const nextMonday = (now: Date) => {
  const weeks = Math.floor((now.getTime() / DAY_MILLISECONDS - 4) / 7) + 1
  return (weeks * 7 + 4) * DAY_MILLISECONDS
}

/** The kinds a filter applies to: those for which the member's own statement is in effect. */
export function actingKinds(filter: LoveFilter, counting: Statement, location: string | null): Kind[] {
  const kinds: Kind[] = []
  if (filter.ageFrom !== null && counting.ageGroup !== null) kinds.push('ageGroup')
  if (filter.language !== null && counting.languages !== null) kinds.push('languages')
  if (filter.withinKm !== null && counting.city !== null && counting.city.name === location) kinds.push('city')
  return kinds
}
