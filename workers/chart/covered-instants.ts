import { EARLIEST_BIRTH_MS, END_MS } from './ephemeris/range'
import { refuseSky } from './refuse'
import type { Span } from './transits/crossings'
import { COVERED } from './transits/path'

/** A birth instant in ms since 1970, UTC. Throws `RefusedError` where the tables don't cover it. */
export function parseBirthInstant(birthUtc: string): number {
  const utcMs = Date.parse(birthUtc)
  if (utcMs < EARLIEST_BIRTH_MS) throw refuseSky('birth_utc', true)
  if (utcMs >= END_MS) throw refuseSky('birth_utc', false)
  return utcMs
}

/** Two instants as the engine takes them. Throws `RefusedError` where the tables don't cover them. */
export function parseSpan(question: { from: string; to: string }): Span {
  const [from, to] = [Date.parse(question.from), Date.parse(question.to)]
  if (from < COVERED.from) throw refuseSky('from', true)
  if (from > COVERED.to) throw refuseSky('from', false)
  if (to > COVERED.to) throw refuseSky('to', false)
  return { from, to }
}
