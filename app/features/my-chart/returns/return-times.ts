import { localDay } from '~/domain/calendar/local-day'
import type { PassRange, Return } from '~/domain/human-design/service/return.schema'

const DAY = 86_400_000
/** The tropical year, in ms. */
const YEAR = 365.2422 * DAY

/** `current`: its first pass is behind and its last one isn't; of the Sun, the year that the last return began. */
export type ReturnState = 'current' | 'coming' | 'past'

/** In which part of the list a return belongs. `now` in ms. */
export function stateOf({ kind, moments }: Pick<Return, 'kind' | 'moments'>, now: number): ReturnState {
  const [first, last] = [Date.parse(moments[0]!), Date.parse(moments.at(-1)!)]
  if (now < first) return 'coming'
  if (kind === 'solar_return') return now < first + YEAR ? 'current' : 'past'
  return now < last ? 'current' : 'past'
}

/** The next pass that is still to come, from 1 on; null where none is. */
export function nextPassOf({ moments }: Pick<Return, 'moments'>, now: number): number | null {
  const index = moments.findIndex((at) => Date.parse(at) > now)
  return index < 0 ? null : index + 1
}

/** Days on the calendar of a zone from now to an instant; negative for what is past. */
export const daysUntil = (at: number, now: number, zone: string): number =>
  (Date.parse(localDay(zone, at)) - Date.parse(localDay(zone, now))) / DAY

/** How the birth time, where it isn't exact, moves a pass: its day by more than one, or whether it is there at all. */
export type PassMark = 'moves' | 'varies'

/** What must be said of a pass beyond the general margin; null: it moves by a day at most. `at` ISO 8601. */
export function passMark(at: string, range: PassRange, zone: string): PassMark | null {
  if (!range.isSingle) return 'varies'
  const apart = [range.from, range.to].map((end) => Math.abs(daysUntil(Date.parse(end), Date.parse(at), zone)))
  return Math.max(...apart) > 1 ? 'moves' : null
}

/** Whole years lived at an instant; the number of a return of the Sun is just that, though it may come a day beside the birthday. */
export function ageAtReturn({ kind, number }: Pick<Return, 'kind' | 'number'>, at: string, birth: number): number {
  if (kind === 'solar_return') return number
  return Math.floor((Date.parse(at) - birth) / YEAR)
}
