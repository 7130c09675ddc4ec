import { type BodyCode, type CenterCode, type ChannelId, SIDES, type Side } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from './bodygraph-data'
import { channelsOf, gatesOf, partnerOf } from './channel-routes'
import { ARROW_PLACES, type ArrowCode, centerOf, GATES_OF } from './geometry'

/** The one thing a reader looks at: in the drawing, in a column or in the table. */
export type Selection =
  | { kind: 'gate'; gate: number }
  | { kind: 'channel'; id: ChannelId }
  | { kind: 'center'; center: CenterCode }
  | { kind: 'body'; side: Side; body: BodyCode }
  | { kind: 'arrow'; arrow: ArrowCode }

export type BodyKey = `${Side}.${BodyCode}`

/** Everything that lights up with a selection; the rest steps back. */
export type Related = {
  gates: Set<number>
  channels: Set<ChannelId>
  centers: Set<CenterCode>
  bodies: Set<BodyKey>
  arrows: Set<ArrowCode>
}

/** `gate.34`, `channel.20-34`, `center.head`, `design.sun`, `arrow.motivation`: a selection as one word. */
export function keyOf(selection: Selection): string {
  switch (selection.kind) {
    case 'gate':
      return `gate.${selection.gate}`
    case 'channel':
      return `channel.${selection.id}`
    case 'center':
      return `center.${selection.center}`
    case 'body':
      return `${selection.side}.${selection.body}`
    case 'arrow':
      return `arrow.${selection.arrow}`
  }
}

/** The node of the drawing a key of `keyOf` names; null for the bodies, which are in the columns. */
export function fromKey(key: string): Selection | null {
  const [kind, rest = ''] = key.split('.')
  switch (kind) {
    case 'gate':
      return { kind, gate: Number(rest) }
    case 'channel':
      return { kind, id: rest as ChannelId }
    case 'center':
      return { kind, center: rest as CenterCode }
    case 'arrow':
      return { kind, arrow: rest as ArrowCode }
    default:
      return null
  }
}

/** Lights some things of the drawing and nothing that belongs to them. */
export const litFacts = (facts: {
  gates: readonly number[]
  channels: readonly ChannelId[]
  centers: readonly CenterCode[]
}): Related => ({
  gates: new Set(facts.gates),
  channels: new Set(facts.channels),
  centers: new Set(facts.centers),
  bodies: new Set(),
  arrows: new Set(),
})

export function isSame(a: Selection | null, b: Selection | null): boolean {
  return a === b || (a !== null && b !== null && keyOf(a) === keyOf(b))
}

/**
 * What belongs to a selection.
 * - a gate: its center, its channels with their other gates, the bodies in it
 * - a channel: both gates, both centers, the bodies in them
 * - a center: its gates, the defined channels that end in it, the bodies in its gates
 * - a body: its gate, that gate's center and channels
 * - an arrow: the body it is read from and that body's gate
 */
export function related(selection: Selection, data: BodygraphData): Related {
  const lit: Related = {
    gates: new Set(),
    channels: new Set(),
    centers: new Set(),
    bodies: new Set(),
    arrows: new Set(),
  }
  switch (selection.kind) {
    case 'gate':
      lightGate(lit, selection.gate)
      lightBodiesIn(lit, data, [selection.gate])
      break
    case 'channel':
      lightChannel(lit, selection.id)
      for (const gate of gatesOf(selection.id)) lit.centers.add(centerOf(gate))
      lightBodiesIn(lit, data, gatesOf(selection.id))
      break
    case 'center': {
      const inside = GATES_OF[selection.center]
      lit.centers.add(selection.center)
      for (const gate of inside) lit.gates.add(gate)
      for (const id of data.channels) if (gatesOf(id).some((gate) => inside.includes(gate))) lightChannel(lit, id)
      lightBodiesIn(lit, data, inside)
      break
    }
    case 'body': {
      const found = data.activations?.[selection.side].find(({ body }) => body === selection.body)
      if (found) lightGate(lit, found.gate)
      lit.bodies.add(`${selection.side}.${selection.body}`)
      break
    }
    case 'arrow': {
      const { side, body } = ARROW_PLACES[selection.arrow]
      const found = data.activations?.[side].find((activation) => activation.body === body)
      if (found) {
        lit.gates.add(found.gate)
        lit.centers.add(centerOf(found.gate))
      }
      lit.bodies.add(`${side}.${body}`)
      lit.arrows.add(selection.arrow)
    }
  }
  return lit
}

function lightGate(lit: Related, gate: number) {
  lit.gates.add(gate)
  lit.centers.add(centerOf(gate))
  for (const id of channelsOf(gate)) {
    lit.channels.add(id)
    lit.gates.add(partnerOf(gate, id))
  }
}

function lightChannel(lit: Related, id: ChannelId) {
  lit.channels.add(id)
  for (const gate of gatesOf(id)) lit.gates.add(gate)
}

function lightBodiesIn(lit: Related, data: BodygraphData, gates: readonly number[]) {
  for (const side of SIDES) {
    for (const { body, gate } of data.activations?.[side] ?? []) {
      if (gates.includes(gate)) lit.bodies.add(`${side}.${body}`)
    }
  }
}
