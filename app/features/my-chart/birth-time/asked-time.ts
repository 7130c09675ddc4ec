import { parseBirthTime } from '~/domain/birth/birth-date-time'
import { toTime } from '~/domain/birth/birth-form.schema'
import { instantsOf } from '~/domain/birth/day-clock'
import type { BirthDay } from '~/domain/human-design/birth-day'
import type { AskedTime } from './birth-time'

/** Longest text that is taken for a time. */
const LONGEST = 8

/**
 * The time of a birth day that an address asks for under a name: the instant (ms since 1970, UTC), or null with the reason, and what
 * was typed in either case. Nothing typed is no problem.
 */
export function readAskedTime(
  query: URLSearchParams,
  name: 'at' | 'one' | 'other',
  { clock }: Pick<BirthDay, 'clock'>,
  birthDate: string,
): { asked: AskedTime; at: number | null } {
  const typed = toTime((query.get(name) ?? '').trim()).slice(0, LONGEST)
  const wanted = query.get(`${name}_offset`)
  const offsetSeconds = wanted && /^-?\d{1,5}$/.test(wanted) ? Number(wanted) : null
  const asked: AskedTime = { typed, problem: null, offsets: [], offsetSeconds }
  if (typed === '') return { asked, at: null }
  const sinceMidnight = parseBirthTime(typed)
  if (sinceMidnight === null) return { asked: { ...asked, problem: 'invalid' }, at: null }
  const instants = instantsOf(clock, Date.parse(`${birthDate}T00:00:00Z`) + sinceMidnight)
  const offsets = instants.length > 1 ? instants.map((each) => each.offsetSeconds) : []
  if (instants.length === 0) return { asked: { ...asked, problem: 'nonexistent' }, at: null }
  const chosen =
    instants.length === 1 ? instants[0] : instants.find((instant) => instant.offsetSeconds === offsetSeconds)
  if (!chosen) return { asked: { ...asked, offsets, problem: 'twice' }, at: null }
  return { asked: { ...asked, offsets }, at: chosen.utcMs }
}
