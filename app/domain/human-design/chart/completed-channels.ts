import { CHANNELS } from '../terms/channels'
import { BODIES, type BodyCode, type ChannelId } from '../terms/codes'
import type { Activation } from './chart'

/** A channel that is whole for a while: one gate is the chart's, the other the sky's. */
export type CompletedChannel = {
  channel: ChannelId
  natalGate: number
  transitGate: number
  /** The bodies in the transit gate, the weightiest first. */
  bodies: BodyCode[]
}

type SkyPosition = Pick<Activation, 'body' | 'gate'>

/**
 * The channels that the sky completes for a chart with these gates; what the chart has whole by itself is not among them.
 * The weightiest first: by Sun and Earth, then the nodes, the Moon, the fast and the slow planets, which is the order of
 * `BODIES`.
 */
export function completedChannels(natalGates: readonly number[], sky: readonly SkyPosition[]): CompletedChannel[] {
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

/**
 * A half of a channel that hangs: one gate is there, the other is not. A number from 0 to 71, two for each channel in
 * catalogue order, the smaller gate first: small enough for a column, and the half that completes it is one bit away.
 */
export type ChannelHalf = number

/** The halves that hang in a chart with these gates, ascending. */
export function hangingHalves(gates: readonly number[]): ChannelHalf[] {
  const active = new Set(gates)
  return CHANNELS.flatMap(({ gates: [smaller, greater] }, index) => {
    if (active.has(smaller) === active.has(greater)) return []
    return [index * 2 + (active.has(smaller) ? 0 : 1)]
  })
}

/** The half that makes a channel whole with this one. */
export const completingHalf = (half: ChannelHalf): ChannelHalf => half ^ 1

/**
 * How many channels two people complete together that neither has alone: the electromagnetic ones of their composite, from
 * what can be stored with each of them.
 */
export function completedTogether(halvesOfOne: readonly ChannelHalf[], halvesOfOther: readonly ChannelHalf[]): number {
  const others = new Set(halvesOfOther)
  return halvesOfOne.filter((half) => others.has(completingHalf(half))).length
}
