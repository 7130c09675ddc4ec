import { type TimeAccuracy, uncertainMinutes } from '../birth/time-accuracy'
import type { BirthDay } from './birth-day'
import type { Chart } from './chart'
import type { ChartFacts } from './chart-facts'
import type { BodyCode, Side } from './codes'
import { factsOf } from './day-facts'
import { statesOf } from './day-states'
import { type HeldSpan, minutesOf, spansOf, windowAround } from './held-spans'
import { type UncertainTerms, uncertainTerms } from './uncertain-terms'

/** The bodies whose gate or line changes within the time in question. */
export type UncertainActivations = Record<Side, BodyCode[]>

type Uncertain = Exclude<TimeAccuracy, 'exact'>

const MINUTE = 60_000

/** What of a chart isn't the same for every birth within the time in question: the whole day where it is unknown. */
export function uncertainOfDay(
  chart: Pick<Chart, 'type' | 'authority' | 'profile' | 'definition' | 'cross'>,
  day: BirthDay,
  accuracy: Uncertain,
): { uncertain: UncertainTerms; uncertainActivations: UncertainActivations } {
  const minutes = uncertainMinutes(accuracy)
  const held = minutesOf(statesOf(day), day.clock, windowAround(day, minutes))
  const open = factsOf(held.map(({ state }) => state)).flatMap((fact) =>
    fact.kind === 'activation' && spansOf(held, fact).length > 1 ? [fact] : [],
  )
  const bodiesOf = (side: Side) => open.filter((fact) => fact.side === side).map(({ body }) => body)
  return {
    uncertain: uncertainTerms(chart, { minutes, ...possibleWithin(held) }),
    uncertainActivations: { personality: bodiesOf('personality'), design: bodiesOf('design') },
  }
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
