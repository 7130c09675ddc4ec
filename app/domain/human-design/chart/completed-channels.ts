import { CHANNELS } from '../terms/channels'
import { BODIES, type BodyCode, type ChannelId } from '../terms/codes'
import type { Activation } from './chart'

/** A channel that is whole for a while: one gate is the chart's, the other the sky's. */
export type CompletedChannel = {
  channel: ChannelId
  natalGate: number
  transitGate: number
  /** Who stands in the transit gate, the weightiest first. */
  bodies: BodyCode[]
}

type Standing = Pick<Activation, 'body' | 'gate'>

/**
 * The channels that the sky completes for a chart with these gates; what the chart has whole by itself is not among them.
 * The weightiest first: by Sun and Earth, then the nodes, the Moon, the fast and the slow planets, which is the order of
 * `BODIES`.
 */
export function completedChannels(natalGates: readonly number[], sky: readonly Standing[]): CompletedChannel[] {
  const natal = new Set(natalGates)
  const completed = CHANNELS.flatMap(({ id, gates: [a, b] }) => {
    if (natal.has(a) === natal.has(b)) return []
    const [natalGate, transitGate] = natal.has(a) ? [a, b] : [b, a]
    const bodies = BODIES.filter((body) => sky.some((each) => each.body === body && each.gate === transitGate))
    return bodies.length === 0 ? [] : [{ channel: id, natalGate, transitGate, bodies }]
  })
  return completed.sort((one, other) => weightOf(one) - weightOf(other))
}

const weightOf = ({ bodies: [first] }: CompletedChannel) => (first ? BODIES.indexOf(first) : BODIES.length)
