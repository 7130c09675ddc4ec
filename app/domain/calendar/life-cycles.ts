import type { Cycle, CycleKind } from '../human-design/service/cycle.schema'
import type { Window } from './sky-window'

const DAY_MILLISECONDS = 86_400_000
/** The tables of the sky end with this year. */
const TABLES_END = Date.UTC(2100, 11, 31)
/** Longer than any return of the Sun or the Moon takes, in days. */
const NEAR_DAYS = 370
/** As long as one question about the slow ones may span, in days. */
const LIFE_DAYS = 36_500
/** The tropical year, in days. */
const YEAR_DAYS = 365.2422

export const NEAR_KINDS = ['solar_return', 'lunar_return'] as const satisfies CycleKind[]
export const LIFE_KINDS = [
  'saturn_return',
  'chiron_return',
  'uranus_opposition',
  'nodal_return',
] as const satisfies CycleKind[]

/** Where the last and the next return of the Sun and the Moon lie, by whole days. */
export function nearWindow(now: number): Window {
  const today = Math.floor(now / DAY_MILLISECONDS) * DAY_MILLISECONDS
  return { from: today - NEAR_DAYS * DAY_MILLISECONDS, to: Math.min(TABLES_END, today + NEAR_DAYS * DAY_MILLISECONDS) }
}

/** A life from its birth on. */
export const lifeWindow = (birth: number): Window => ({
  from: birth,
  to: Math.min(TABLES_END, birth + LIFE_DAYS * DAY_MILLISECONDS),
})

/** The last and the next time of each cycle; null where there is none. */
export function lastAndNext(cycles: readonly Cycle[], kind: CycleKind, now: number) {
  const ofKind = cycles.filter((cycle) => cycle.kind === kind)
  return {
    last: ofKind.findLast(({ at }) => Date.parse(at) <= now) ?? null,
    next: ofKind.find(({ at }) => Date.parse(at) > now) ?? null,
  }
}

/** Whole years lived at a cycle; the number of a return of the Sun is just that, though it may come a day beside the birthday. */
export function ageAt({ kind, at, number }: Cycle, birth: number): number {
  if (kind === 'solar_return') return number
  return Math.floor((Date.parse(at) - birth) / (YEAR_DAYS * DAY_MILLISECONDS))
}
