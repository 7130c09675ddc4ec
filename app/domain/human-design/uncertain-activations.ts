import { APPROXIMATE_MINUTES, type TimeAccuracy } from '../birth/time-accuracy'
import type { BirthDay } from './birth-day'
import type { BodyCode, Side } from './codes'
import { factsOf } from './day-facts'
import { statesOf } from './day-states'
import { minutesOf, spansOf } from './held-spans'

/** The bodies whose gate or line changes within the time in question. */
export type UncertainActivations = Record<Side, BodyCode[]>

const APPROXIMATE_MILLISECONDS = APPROXIMATE_MINUTES * 60_000

/** Which activations aren't the same for every birth within the time in question: the whole day where it is unknown. */
export function uncertainActivations(day: BirthDay, accuracy: Exclude<TimeAccuracy, 'exact'>): UncertainActivations {
  const window =
    accuracy === 'unknown'
      ? { from: day.day.from, to: day.day.to - 1 }
      : { from: day.utc - APPROXIMATE_MILLISECONDS, to: day.utc + APPROXIMATE_MILLISECONDS }
  const held = minutesOf(statesOf(day), day.clock, window)
  const open = factsOf(held.map(({ state }) => state)).flatMap((fact) =>
    fact.kind === 'activation' && spansOf(held, fact).length > 1 ? [fact] : [],
  )
  const bodiesOf = (side: Side) => open.filter((fact) => fact.side === side).map(({ body }) => body)
  return { personality: bodiesOf('personality'), design: bodiesOf('design') }
}
