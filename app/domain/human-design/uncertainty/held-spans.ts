import { type DayClock, minuteFrom, minuteUntil } from '../../birth/day-clock'
import type { BirthDay, TimeSpan } from './birth-day'
import { type DayFact, type DayState, factsOf, factValue } from './day-states'

const MINUTE = 60_000

/** For how long something holds: from one whole minute of the clock to another, both included; `state` says it. */
export type HeldSpan = TimeSpan & { state: DayState }

/** A fact and what it is one after the other; with one span only it holds throughout. */
export type HeldFact = { fact: DayFact; spans: HeldSpan[] }

/** So many minutes to either side of the birth, or its whole day. */
export const windowAround = ({ day, utc }: BirthDay, minutes: number | null): TimeSpan =>
  minutes === null ? { from: day.from, to: day.to - 1 } : { from: utc - minutes * MINUTE, to: utc + minutes * MINUTE }

/** The states that a birth at a whole minute of the window can have, with the minutes for which each holds. */
export function minutesOf(states: readonly DayState[], clock: DayClock, window: TimeSpan): HeldSpan[] {
  const first = minuteFrom(clock, window.from)
  const last = minuteUntil(clock, window.to)
  return states.flatMap((state, index) => {
    const next = states[index + 1]
    const from = index === 0 ? first : Math.max(first, minuteFrom(clock, state.from))
    const to = next ? Math.min(last, minuteFrom(clock, next.from) - MINUTE) : last
    // What comes and goes within a minute is no chart of a whole minute.
    return from <= to ? [{ from, to, state }] : []
  })
}

/** Every fact of the window, which may reach over the whole of the states, with the times of its alternatives. */
export function heldFacts(states: readonly DayState[], clock: DayClock, window: TimeSpan): HeldFact[] {
  const held = minutesOf(states, clock, window)
  return factsOf(held.map(({ state }) => state)).map((fact) => ({ fact, spans: spansOf(held, fact) }))
}

/** The same for one fact: neighbours that say the same are one span. */
export function spansOf(held: readonly HeldSpan[], fact: DayFact): HeldSpan[] {
  const spans: HeldSpan[] = []
  for (const span of held) {
    const before = spans.at(-1)
    if (before && factValue(before.state, fact) === factValue(span.state, fact)) before.to = span.to
    else spans.push({ ...span })
  }
  return spans
}
