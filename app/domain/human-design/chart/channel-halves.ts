import { CHANNELS } from '../terms/channels'

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
