import { refuseSky } from './refuse'
import type { Span } from './transits/crossings'
import { COVERED } from './transits/path'

/** Two instants as the engine takes them. Throws `RefusedError` where the tables do not cover them. */
export function coveredSpan(asked: { from: string; to: string }): Span {
  const [from, to] = [Date.parse(asked.from), Date.parse(asked.to)]
  if (from < COVERED.from) throw refuseSky('from', true)
  if (from > COVERED.to) throw refuseSky('from', false)
  if (to > COVERED.to) throw refuseSky('to', false)
  return { from, to }
}
