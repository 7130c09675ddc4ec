import type { CenterCode, ChannelId, CircuitCode, StreamCode } from './codes'

export type Channel = {
  id: ChannelId
  /** The smaller gate first. */
  gates: readonly [number, number]
  /** The center of each gate, in the same order. */
  centers: readonly [CenterCode, CenterCode]
  circuit: CircuitCode
  stream: StreamCode
}

function channel(
  a: number,
  b: number,
  centerOfA: CenterCode,
  centerOfB: CenterCode,
  circuit: CircuitCode,
  stream: StreamCode,
): Channel {
  return { id: `${a}-${b}`, gates: [a, b], centers: [centerOfA, centerOfB], circuit, stream }
}

/** The 36 channels, in catalogue order. Integration is a circuit of its own: 10-20, 10-57, 20-34, 34-57. */
export const CHANNELS: readonly Channel[] = [
  channel(1, 8, 'g', 'throat', 'individual', 'knowing'),
  channel(2, 14, 'g', 'sacral', 'individual', 'knowing'),
  channel(3, 60, 'sacral', 'root', 'individual', 'knowing'),
  channel(4, 63, 'ajna', 'head', 'collective', 'logic'),
  channel(5, 15, 'sacral', 'g', 'collective', 'logic'),
  channel(6, 59, 'solar_plexus', 'sacral', 'tribal', 'defense'),
  channel(7, 31, 'g', 'throat', 'collective', 'logic'),
  channel(9, 52, 'sacral', 'root', 'collective', 'logic'),
  channel(10, 20, 'g', 'throat', 'integration', 'integration'),
  channel(10, 34, 'g', 'sacral', 'individual', 'centering'),
  channel(10, 57, 'g', 'spleen', 'integration', 'integration'),
  channel(11, 56, 'ajna', 'throat', 'collective', 'sensing'),
  channel(12, 22, 'throat', 'solar_plexus', 'individual', 'knowing'),
  channel(13, 33, 'g', 'throat', 'collective', 'sensing'),
  channel(16, 48, 'throat', 'spleen', 'collective', 'logic'),
  channel(17, 62, 'ajna', 'throat', 'collective', 'logic'),
  channel(18, 58, 'spleen', 'root', 'collective', 'logic'),
  channel(19, 49, 'root', 'solar_plexus', 'tribal', 'ego'),
  channel(20, 34, 'throat', 'sacral', 'integration', 'integration'),
  channel(20, 57, 'throat', 'spleen', 'individual', 'knowing'),
  channel(21, 45, 'heart', 'throat', 'tribal', 'ego'),
  channel(23, 43, 'throat', 'ajna', 'individual', 'knowing'),
  channel(24, 61, 'ajna', 'head', 'individual', 'knowing'),
  channel(25, 51, 'g', 'heart', 'individual', 'centering'),
  channel(26, 44, 'heart', 'spleen', 'tribal', 'ego'),
  channel(27, 50, 'sacral', 'spleen', 'tribal', 'defense'),
  channel(28, 38, 'spleen', 'root', 'individual', 'knowing'),
  channel(29, 46, 'sacral', 'g', 'collective', 'sensing'),
  channel(30, 41, 'solar_plexus', 'root', 'collective', 'sensing'),
  channel(32, 54, 'spleen', 'root', 'tribal', 'ego'),
  channel(34, 57, 'sacral', 'spleen', 'integration', 'integration'),
  channel(35, 36, 'throat', 'solar_plexus', 'collective', 'sensing'),
  channel(37, 40, 'solar_plexus', 'heart', 'tribal', 'ego'),
  channel(39, 55, 'root', 'solar_plexus', 'individual', 'knowing'),
  channel(42, 53, 'sacral', 'root', 'collective', 'sensing'),
  channel(47, 64, 'ajna', 'head', 'collective', 'sensing'),
]

/** A channel by its id, e.g. `20-34`; undefined when there is none. */
export function findChannel(id: string): Channel | undefined {
  return CHANNELS.find((channel) => channel.id === id)
}

/** A channel of the catalogue. */
export const channelOf = (id: ChannelId): Channel => CHANNELS.find((channel) => channel.id === id)!

/** The channels a gate is part of: one, or three for 10, 20, 34 and 57. */
export function channelsOfGate(gate: number): Channel[] {
  return CHANNELS.filter((channel) => channel.gates.includes(gate))
}

/** The channels whose two gates are both active, in catalogue order. */
export function definedChannels(activeGates: ReadonlySet<number>): Channel[] {
  return CHANNELS.filter(({ gates: [a, b] }) => activeGates.has(a) && activeGates.has(b))
}
