import type { Channel } from '../terms/channels'

/**
 * What a channel is for a chart under a sky. `natal`: both gates are the chart's; `completed`: one is, the sky has the other;
 * `collective`: the sky has both and the chart neither; `half_collective`: the sky has one and nobody the other; `hanging`: the
 * chart has one and nobody the other; `empty`: neither.
 */
export const CHANNEL_STATES = ['natal', 'completed', 'collective', 'half_collective', 'hanging', 'empty'] as const
export type ChannelState = (typeof CHANNEL_STATES)[number]

/** The state of a channel; every channel is in exactly one. That the sky stands in a natal gate changes nothing: it stresses. */
export function channelState(
  { gates: [a, b] }: Pick<Channel, 'gates'>,
  natal: ReadonlySet<number>,
  transit: ReadonlySet<number>,
): ChannelState {
  if (natal.has(a) && natal.has(b)) return 'natal'
  if (natal.has(a) || natal.has(b)) return transit.has(natal.has(a) ? b : a) ? 'completed' : 'hanging'
  if (transit.has(a) && transit.has(b)) return 'collective'
  return transit.has(a) || transit.has(b) ? 'half_collective' : 'empty'
}
