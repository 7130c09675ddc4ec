import { BODIES, type BodyCode, CENTERS, type CenterCode, type ChannelId, SIDES, type Side } from '../terms/codes'
import type { DayState } from './day-states'

/** One thing that a chart says. */
export type DayFact =
  | { kind: 'type' | 'authority' | 'profile' | 'definition' | 'cross' }
  | { kind: 'center'; center: CenterCode }
  | { kind: 'channel'; channel: ChannelId }
  | { kind: 'activation'; side: Side; body: BodyCode }

const CORE = ['type', 'authority', 'profile', 'definition', 'cross'] as const

/** Everything that some of these charts say, the greatest first; of channels, those that are defined in one of them at least. */
export function factsOf(states: readonly DayState[]): DayFact[] {
  const channels = new Set(states.flatMap(({ facts }) => facts.channels))
  return [
    ...CORE.map((kind) => ({ kind })),
    ...CENTERS.map((center) => ({ kind: 'center' as const, center })),
    ...[...channels].sort(byGates).map((channel) => ({ kind: 'channel' as const, channel })),
    ...SIDES.flatMap((side) => BODIES.map((body) => ({ kind: 'activation' as const, side, body }))),
  ]
}

/** What a chart says of a fact; two charts agree where this is the same. */
export function saidOf({ facts, stands }: Pick<DayState, 'facts' | 'stands'>, fact: DayFact): string {
  switch (fact.kind) {
    case 'cross':
      return `${facts.cross.angle} ${facts.cross.gates.join()}`
    case 'center':
      return facts.centers[fact.center]
    case 'channel':
      return facts.channels.includes(fact.channel) ? 'defined' : 'undefined'
    case 'activation': {
      const stand = stands[fact.side].find(({ body }) => body === fact.body)
      return `${stand?.gate}.${stand?.line}`
    }
    default:
      return facts[fact.kind]
  }
}

/** The facts in which two charts differ. */
export function differencesOf(one: DayState, other: DayState): DayFact[] {
  return factsOf([one, other]).filter((fact) => saidOf(one, fact) !== saidOf(other, fact))
}

function byGates(one: ChannelId, other: ChannelId): number {
  const [a, b] = [one, other].map((id) => id.split('-').map(Number))
  return a![0]! - b![0]! || a![1]! - b![1]!
}
