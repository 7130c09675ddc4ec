import { CHANNELS } from '../terms/channels'
import type { ChannelId } from '../terms/codes'
import type { Person } from './person'

/** How two people meet in a channel. */
export const CONNECTIONS = ['electromagnetic', 'companionship', 'dominance', 'compromise'] as const
export type ConnectionCode = (typeof CONNECTIONS)[number]

/** One of the 36 channels between two people, with the gates of it that each brings. */
export type CompositeChannel = {
  channel: ChannelId
  /** Null where the two together do not have the channel. */
  connection: ConnectionCode | null
  gates: Record<Person, number[]>
}

/** How two people meet in each of the 36 channels, in catalogue order. */
export function compositeChannels(gatesOfA: ReadonlySet<number>, gatesOfB: ReadonlySet<number>): CompositeChannel[] {
  return CHANNELS.map(({ id, gates }) => {
    const a = gates.filter((gate) => gatesOfA.has(gate))
    const b = gates.filter((gate) => gatesOfB.has(gate))
    return { channel: id, connection: connectionOf(a, b), gates: { a, b } }
  })
}

/**
 * The connection by the gates of one channel that each has. Both the whole channel: companionship. One the whole and the
 * other half: compromise, whichever half. One the whole and the other nothing: dominance. Each another half: electromagnetic.
 */
export function connectionOf(a: readonly number[], b: readonly number[]): ConnectionCode | null {
  const [more, less] = a.length > b.length ? [a, b] : [b, a]
  if (more.length === 2) return WHOLE_AGAINST[less.length]!
  return more.length === 1 && less.length === 1 && more[0] !== less[0] ? 'electromagnetic' : null
}

/** The connection where one has both gates, by how many the other has. */
const WHOLE_AGAINST: readonly ConnectionCode[] = ['dominance', 'compromise', 'companionship']

/** How many of the channels there are of each connection. */
export function countConnections(channels: readonly CompositeChannel[]): Record<ConnectionCode, number> {
  const counts = { electromagnetic: 0, companionship: 0, dominance: 0, compromise: 0 }
  for (const { connection } of channels) if (connection) counts[connection]++
  return counts
}
