import type { Person } from '~/domain/human-design/composite/person'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import { gatesOf } from '~/ui/bodygraph/channel-routes'

/** Whose gate it is in a drawing of two. */
const BRINGERS: Record<GateState, readonly Person[]> = {
  personality: ['a'],
  design: ['b'],
  both: ['a', 'b'],
  // Never in a drawing of two.
  active: [],
}

/** Who of the two brings a gate, by the drawing of the two together; nobody, one or both. */
export function bringersOf(gate: number, { gates }: Pick<BodygraphData, 'gates'>): readonly Person[] {
  const state = gates[gate]
  return state ? BRINGERS[state] : []
}

/** Of each gate of a channel, in its order, whether a person brings it. */
export const halvesOfPerson = (id: ChannelId, person: Person, together: Pick<BodygraphData, 'gates'>) =>
  gatesOf(id).map((gate) => ({ gate, has: bringersOf(gate, together).includes(person) }))
