import { type TimeAccuracy, uncertainMinutes } from '../../birth/time-accuracy'
import type { Chart } from '../chart/chart'
import type { ChartFacts } from '../chart/chart-facts'
import { type BodyCode, type CenterCode, type ChannelId, SIDES, type Side } from '../terms/codes'
import type { BirthDay } from './birth-day'
import { type DayState, factsOf, statesOf } from './day-states'
import { type HeldSpan, minutesOf, spansOf, windowAround } from './held-spans'
import { type UncertainTerms, uncertainTerms } from './uncertain-terms'

/**
 * What of a drawn chart changes within the time in question: the bodies of a side in gate or line, and the centers, channels and
 * gates that are not defined or active all the time.
 */
export type UncertainParts = Record<Side, BodyCode[]> & {
  centers: CenterCode[]
  channels: ChannelId[]
  gates: number[]
}

type Uncertain = Exclude<TimeAccuracy, 'exact'>

const MINUTE = 60_000

/** What of a chart isn't the same for every birth within the time in question: the whole day where it is unknown. */
export function uncertainOfDay(
  chart: Pick<Chart, 'type' | 'authority' | 'profile' | 'definition' | 'cross'>,
  day: BirthDay,
  accuracy: Uncertain,
): { uncertain: UncertainTerms; uncertainParts: UncertainParts } {
  const minutes = uncertainMinutes(accuracy)
  const held = minutesOf(statesOf(day), day.clock, windowAround(day, minutes))
  const states = held.map(({ state }) => state)
  const open = factsOf(states).filter((fact) => spansOf(held, fact).length > 1)
  const bodiesOf = (side: Side) =>
    open.flatMap((fact) => (fact.kind === 'activation' && fact.side === side ? [fact.body] : []))
  return {
    uncertain: uncertainTerms(chart, { minutes, ...possibleWithin(held) }),
    uncertainParts: {
      personality: bodiesOf('personality'),
      design: bodiesOf('design'),
      centers: open.flatMap((fact) => (fact.kind === 'center' ? [fact.center] : [])),
      channels: open.flatMap((fact) => (fact.kind === 'channel' ? [fact.channel] : [])),
      gates: uncertainGates(states),
    },
  }
}

/** The gates that are active in some of these charts and not in others, in their order. */
function uncertainGates(states: readonly DayState[]): number[] {
  const active = states.map(
    ({ activations }) => new Set(SIDES.flatMap((side) => activations[side].map(({ gate }) => gate))),
  )
  const some = new Set(active.flatMap((gates) => [...gates]))
  return [...some].filter((gate) => !active.every((gates) => gates.has(gate))).sort((one, other) => one - other)
}

/** The possible terms with their share of the minutes; the same one may be there more than once. */
function possibleWithin(held: readonly HeldSpan[]) {
  const minutesIn = ({ from, to }: HeldSpan) => (to - from) / MINUTE + 1
  const total = held.reduce((sum, span) => sum + minutesIn(span), 0)
  const each = <C>(codeOf: (facts: ChartFacts) => C) =>
    held.map((span) => ({ code: codeOf(span.state.facts), share: minutesIn(span) / total }))
  return {
    type: each(({ type }) => type),
    authority: each(({ authority }) => authority),
    profile: each(({ profile }) => profile),
    definition: each(({ definition }) => definition),
    cross: each(({ cross }) => cross).map(({ code, share }) => ({ ...code, share })),
  }
}
