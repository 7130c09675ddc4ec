import { type ChartFacts, chartFacts, type GateActivation } from '../chart/chart-facts'
import { BODIES, type BodyCode, CENTERS, type CenterCode, type ChannelId, SIDES, type Side } from '../terms/codes'
import type { BirthDay } from './birth-day'

/** The chart of every birth from one instant (ms since 1970, UTC) until the next state begins. */
export type DayState = { from: number; activations: Record<Side, readonly GateActivation[]>; facts: ChartFacts }

/** The charts of a day one after the other: a new one with each change of gate or line. */
export function statesOf({ span, standing, changes }: Pick<BirthDay, 'span' | 'standing' | 'changes'>): DayState[] {
  let activations: Record<Side, readonly GateActivation[]> = standing
  const states: DayState[] = [{ from: span.from, activations, facts: chartFacts(activations) }]
  for (const [index, { at, side, activation }] of changes.entries()) {
    activations = {
      ...activations,
      [side]: activations[side].map((each) => (each.body === activation.body ? activation : each)),
    }
    // Sun and Earth go together: halfway there is no chart.
    if (changes[index + 1]?.at !== at) states.push({ from: at, activations, facts: chartFacts(activations) })
  }
  return states
}

/** The chart at an instant; before the first one, the first. Throws where there is none at all. */
export function stateAt(states: readonly DayState[], utcMs: number): DayState {
  const state = states.findLast(({ from }) => from <= utcMs) ?? states[0]
  if (!state) throw new RangeError('A day has one chart at least')
  return state
}

/** One thing that a chart says. */
export type DayFact =
  | { kind: 'type' | 'authority' | 'profile' | 'definition' | 'cross' }
  | { kind: 'center'; center: CenterCode }
  | { kind: 'channel'; channel: ChannelId }
  | { kind: 'activation'; side: Side; body: BodyCode }

const CORE = ['type', 'authority', 'profile', 'definition', 'cross'] as const

/** All facts of these charts, the greatest first; of channels, those that are defined in at least one of them. */
export function factsOf(states: readonly DayState[]): DayFact[] {
  const channels = new Set(states.flatMap(({ facts }) => facts.channels))
  return [
    ...CORE.map((kind) => ({ kind })),
    ...CENTERS.map((center) => ({ kind: 'center' as const, center })),
    ...[...channels].sort(byGates).map((channel) => ({ kind: 'channel' as const, channel })),
    ...SIDES.flatMap((side) => BODIES.map((body) => ({ kind: 'activation' as const, side, body }))),
  ]
}

/** The value of a fact in a chart; two charts agree where it is the same. */
export function factValue({ facts, activations }: Pick<DayState, 'facts' | 'activations'>, fact: DayFact): string {
  switch (fact.kind) {
    case 'cross':
      return `${facts.cross.angle} ${facts.cross.gates.join()}`
    case 'center':
      return facts.centers[fact.center]
    case 'channel':
      return facts.channels.includes(fact.channel) ? 'defined' : 'undefined'
    case 'activation': {
      const activation = activations[fact.side].find(({ body }) => body === fact.body)
      return `${activation?.gate}.${activation?.line}`
    }
    default:
      return facts[fact.kind]
  }
}

/** The facts in which two charts differ. */
export function differencesOf(one: DayState, other: DayState): DayFact[] {
  return factsOf([one, other]).filter((fact) => factValue(one, fact) !== factValue(other, fact))
}

function byGates(one: ChannelId, other: ChannelId): number {
  const [a, b] = [one, other].map((id) => id.split('-').map(Number))
  return a![0]! - b![0]! || a![1]! - b![1]!
}
