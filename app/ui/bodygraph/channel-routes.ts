import type { ChannelId } from '~/domain/human-design/terms/codes'
import { type Point, pointOf } from './geometry'

/** In drawing order: 26-44 first, for it passes behind the channels between G and Sacral; the integration group last. */
export const CHANNEL_IDS: readonly ChannelId[] = [
  '26-44',
  '1-8',
  '2-14',
  '3-60',
  '4-63',
  '5-15',
  '6-59',
  '7-31',
  '9-52',
  '11-56',
  '12-22',
  '13-33',
  '16-48',
  '17-62',
  '18-58',
  '19-49',
  '21-45',
  '23-43',
  '24-61',
  '25-51',
  '27-50',
  '28-38',
  '29-46',
  '30-41',
  '32-54',
  '35-36',
  '37-40',
  '39-55',
  '42-53',
  '47-64',
  '10-20',
  '10-34',
  '10-57',
  '20-34',
  '20-57',
  '34-57',
]

export const gatesOf = (id: ChannelId) => id.split('-').map(Number) as [number, number]

const channelsByGate = new Map<number, ChannelId[]>()
for (const id of CHANNEL_IDS) {
  for (const gate of gatesOf(id)) channelsByGate.set(gate, [...(channelsByGate.get(gate) ?? []), id])
}
/** The channels a gate belongs to: one, or three in the integration group. */
export const channelsOf = (gate: number): ChannelId[] => channelsByGate.get(gate) ?? []

/** The other gate of a channel. */
export const partnerOf = (gate: number, id: ChannelId): number => {
  const [first, second] = gatesOf(id)
  return gate === first ? second : first
}

/** Where gates 20 and 10 meet, and where 34 and 57 meet. */
export const JUNCTIONS: readonly [Point, Point] = [
  [187, 497],
  [108, 603],
]
/** The junction each gate of the integration group runs to. */
export const JUNCTION_OF: Readonly<Record<number, 0 | 1>> = { 20: 0, 10: 0, 34: 1, 57: 1 }
/** Six channels share one trunk instead of running straight. */
export const isIntegration = (id: ChannelId) => gatesOf(id).every((gate) => gate in JUNCTION_OF)

/** The points a channel's line runs through, from its smaller gate to its larger one. */
export function routeOf(id: ChannelId): Point[] {
  const [first, second] = gatesOf(id)
  if (!isIntegration(id)) return [pointOf(first), pointOf(second)]
  const from = JUNCTION_OF[first]!
  const to = JUNCTION_OF[second]!
  const between = from === to ? [JUNCTIONS[from]] : [JUNCTIONS[from], JUNCTIONS[to]]
  return [pointOf(first), ...between, pointOf(second)]
}
