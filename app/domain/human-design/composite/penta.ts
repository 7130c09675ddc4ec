import { findChannel } from '../terms/channels'
import type { ChannelId } from '../terms/codes'

export const PENTA_PARTS = ['upper', 'lower'] as const
export type PentaPart = (typeof PENTA_PARTS)[number]

/** The six channels of a small group and their twelve gates: three from the G up to the Throat, three down to the Sacral. */
export const PENTA_CHANNELS: Record<PentaPart, readonly ChannelId[]> = {
  upper: ['7-31', '1-8', '13-33'],
  lower: ['5-15', '2-14', '29-46'],
}

export const PENTA_SIZES = { least: 3, most: 5 } as const

/** A gate, and the places of those who hold it in the group as it was given. */
export type PentaGate = { gate: number; holders: number[] }

export type PentaChannel = {
  channel: ChannelId
  part: PentaPart
  gates: [PentaGate, PentaGate]
  /** Both gates are held, by one of the group or by several. */
  isClosed: boolean
  /** Those who hold both and close it alone. */
  wholeIn: number[]
}

export type Penta = {
  channels: PentaChannel[]
  /** Gates that nobody holds, in the order of the channels. */
  gaps: number[]
}

/** Who holds which of the twelve gates in a group of three to five; throws `RangeError` for another size. */
export function buildPenta(members: readonly (readonly number[])[]): Penta {
  if (members.length < PENTA_SIZES.least || members.length > PENTA_SIZES.most) {
    throw new RangeError(`A Penta has three to five people, not ${members.length}`)
  }
  const heldBy = (gate: number): PentaGate => ({
    gate,
    holders: members.flatMap((gates, place) => (gates.includes(gate) ? [place] : [])),
  })
  const channels = PENTA_PARTS.flatMap((part) =>
    PENTA_CHANNELS[part].map((channel): PentaChannel => {
      const [one, other] = findChannel(channel)!.gates
      const gates: [PentaGate, PentaGate] = [heldBy(one), heldBy(other)]
      const wholeIn = gates[0].holders.filter((place) => gates[1].holders.includes(place))
      return { channel, part, gates, isClosed: gates.every(({ holders }) => holders.length > 0), wholeIn }
    }),
  )
  const gaps = channels.flatMap(({ gates }) => gates.filter(({ holders }) => holders.length === 0))
  return { channels, gaps: gaps.map(({ gate }) => gate) }
}
