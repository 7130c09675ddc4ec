import { CHANNELS } from '../terms/channels'
import { BODIES, type BodyCode, type ChannelId } from '../terms/codes'
import { bodiesIn, type SkyPosition } from './sky'

/**
 * A channel that is open in one's own chart, and that another's gate closes with the sky of the day. `yours`: one has the other
 * gate oneself, and a body is in one of the two; `sky`: the sky has the other gate.
 */
export type Meeting = {
  kind: 'yours' | 'sky'
  channel: ChannelId
  theirGate: number
  /** The gate that theirs meets: one's own, or the sky's. */
  otherGate: number
  /** The bodies that take part, the weightiest first, and the gate of the weightiest. */
  bodies: BodyCode[]
  skyGate: number
}

/**
 * How another's gates and the sky close one's own open channels, the weightiest first: what one has half of oneself, then by
 * the bodies that have part. What either has whole alone, and what needs no sky, is not of the day.
 */
export function todaysMeetings(
  own: readonly number[],
  theirs: readonly number[],
  sky: readonly SkyPosition[],
): Meeting[] {
  const [mine, other] = [new Set(own), new Set(theirs)]
  const meetings = CHANNELS.flatMap(({ id, gates }): Meeting[] => {
    if (gates.every((gate) => mine.has(gate)) || gates.every((gate) => other.has(gate))) return []
    const theirGate = gates.find((gate) => other.has(gate) && !mine.has(gate))
    if (theirGate === undefined) return []
    const otherGate = gates[0] === theirGate ? gates[1] : gates[0]
    const kind = mine.has(otherGate) ? 'yours' : 'sky'
    const bodies = bodiesIn(sky, kind === 'yours' ? gates : [otherGate])
    const first = sky.find(({ body }) => body === bodies[0])
    return first ? [{ kind, channel: id, theirGate, otherGate, bodies, skyGate: first.gate }] : []
  })
  return meetings.sort((one, another) => rankOf(one) - rankOf(another))
}

const rankOf = ({ kind, bodies: [first] }: Meeting) =>
  (kind === 'yours' ? 0 : BODIES.length) + (first ? BODIES.indexOf(first) : 0)

/**
 * The order in which people are listed: most channels of one's own halves first, then most channels in all, then the weightiest
 * body. Those who are equal keep the order they came in.
 */
export function byMeetings<T extends { meetings: readonly Meeting[] }>(people: readonly T[]): T[] {
  const ownHalves = ({ meetings }: T) => meetings.filter(({ kind }) => kind === 'yours').length
  const first = ({ meetings: [meeting] }: T) => (meeting ? rankOf(meeting) : Number.POSITIVE_INFINITY)
  return people
    .filter(({ meetings }) => meetings.length > 0)
    .sort(
      (one, other) =>
        ownHalves(other) - ownHalves(one) || other.meetings.length - one.meetings.length || first(one) - first(other),
    )
}
