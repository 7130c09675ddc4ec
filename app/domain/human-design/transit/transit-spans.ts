import { bodygraphOf, bridgeOf } from '../chart/bodygraph'
import { CHANNELS, type Channel, channelOf } from '../terms/channels'
import { BODIES, type BodyCode, type CenterCode, type ChannelId } from '../terms/codes'
import { againstChart } from './against-chart'
import type { SkyFrame } from './sky'
import { type Almanac, positionsAt } from './sky-month'

/** Something that holds for a chart while the sky is so. */
export type TransitFact =
  | { kind: 'completed' | 'collective'; channel: ChannelId }
  | { kind: 'reinforced'; gate: number }
  | { kind: 'center'; center: CenterCode }
  | { kind: 'bridge' }

/**
 * From when until when a fact holds, ISO instants in UTC; null where that lies beyond the frames. `bodies`: who had part in it
 * meanwhile, the weightiest first (of a center and a bridge: who made the channels).
 */
export type TransitSpan = { fact: TransitFact; bodies: BodyCode[]; from: string | null; until: string | null }

/** Every fact of these frames, which follow one another, with its times: in the order in which they begin. */
export function transitSpans(natalGates: readonly number[], frames: readonly SkyFrame[]): TransitSpan[] {
  const spans: TransitSpan[] = []
  let open = new Map<string, TransitSpan>()
  for (const [index, { from, sky }] of frames.entries()) {
    const still = new Map<string, TransitSpan>()
    for (const { fact, bodies } of factsNow(natalGates, sky)) {
      const key = JSON.stringify(fact)
      const known = open.get(key)
      const span = known ?? { fact, bodies: [], from: index === 0 ? null : from, until: null }
      span.bodies = BODIES.filter((body) => span.bodies.includes(body) || bodies.includes(body))
      if (!known) spans.push(span)
      still.set(key, span)
    }
    for (const [key, span] of open) if (!still.has(key)) span.until = from
    open = still
  }
  return spans
}

type FactNow = { fact: TransitFact; bodies: BodyCode[] }

/** What holds for a chart under one sky, without times. */
export function factsNow(natalGates: readonly number[], sky: SkyFrame['sky']): FactNow[] {
  const { completed, collective, reinforced, centers, bridge } = againstChart(natalGates, sky)
  const channels = [
    ...completed.map(({ channel, bodies }) => ({ fact: { kind: 'completed' as const, channel }, bodies })),
    ...collective.map(({ channel, bodies }) => ({ fact: { kind: 'collective' as const, channel }, bodies })),
  ]
  const gates = [...new Set(reinforced.map(({ gate }) => gate))].map((gate) => ({
    fact: { kind: 'reinforced' as const, gate },
    bodies: reinforced.filter((each) => each.gate === gate).map(({ body }) => body),
  }))
  const lent = centers.map(({ center, channels: by }) => ({
    fact: { kind: 'center' as const, center },
    bodies: channels.filter(({ fact }) => by.includes(fact.channel)).flatMap(({ bodies }) => bodies),
  }))
  const bridged = bridge ? [{ fact: { kind: 'bridge' as const }, bodies: bridge.bodies }] : []
  return [...channels, ...gates, ...lent, ...bridged]
}

/** Whether any body is in a gate. */
type IsTaken = (gate: number) => boolean
/** The sky one step further, forward or back. */
type Step = { at: number; out: number; into: number }

/**
 * What holds for a chart at one instant, each with its times: the same as `transitSpans` says of all frames, for the cost of
 * walking from there to either side. `bodies`: who has part in it at that instant.
 */
export function spansAt(natalGates: readonly number[], almanac: Almanac, at: number): TransitSpan[] {
  const sky = positionsAt(almanac, at)
  const facts = factsNow(natalGates, sky)
  const start = sky.map(({ gate }) => gate)
  const later = almanac.changes.filter((change) => change.at > at)
  const earlier = almanac.changes.filter((change) => change.at <= at).reverse()
  const holds = facts.map(({ fact }) => whetherHolds(fact, natalGates))
  const until = endsOf(
    holds,
    start,
    later.map(({ at, left, entered }) => ({ at, out: left, into: entered })),
  )
  const from = endsOf(
    holds,
    start,
    earlier.map(({ at, left, entered }) => ({ at, out: entered, into: left })),
  )
  return facts.map(({ fact, bodies }, index) => ({
    ...{ fact, bodies },
    from: toIso(from[index] ?? null),
    until: toIso(until[index] ?? null),
  }))
}

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** The first step after which each no longer holds; null where that does not come. What changes at one instant changes at once. */
function endsOf(holds: readonly ((isTaken: IsTaken) => boolean)[], start: readonly number[], steps: readonly Step[]) {
  const taken = new Array<number>(65).fill(0)
  for (const gate of start) taken[gate]! += 1
  const isTaken = (gate: number) => taken[gate]! > 0
  const ends: (number | null)[] = holds.map(() => null)
  let open = holds.length
  for (const [index, { at, out, into }] of steps.entries()) {
    if (open === 0) break
    taken[out]! -= 1
    taken[into]! += 1
    if (steps[index + 1]?.at === at) continue
    for (const [place, stillHolds] of holds.entries()) {
      if (ends[place] !== null || stillHolds(isTaken)) continue
      ends[place] = at
      open -= 1
    }
  }
  return ends
}

function whetherHolds(fact: TransitFact, natalGates: readonly number[]): (isTaken: IsTaken) => boolean {
  const natal = new Set(natalGates)
  const isWhole = ({ gates }: Channel, isTaken: IsTaken) => gates.every((gate) => natal.has(gate) || isTaken(gate))
  switch (fact.kind) {
    case 'completed':
    case 'collective': {
      const channel = channelOf(fact.channel)
      return (isTaken) => isWhole(channel, isTaken)
    }
    case 'reinforced':
      return (isTaken) => isTaken(fact.gate)
    case 'center': {
      const through = CHANNELS.filter(({ centers }) => centers.includes(fact.center))
      return (isTaken) => through.some((channel) => isWhole(channel, isTaken))
    }
    case 'bridge': {
      const own = bodygraphOf(natalGates)
      // Most changes of gate change no channel, so results are cached by the channels.
      const known = new Map<string, boolean>()
      return (isTaken) => {
        const whole = CHANNELS.filter((channel) => isWhole(channel, isTaken))
        const key = whole.map(({ id }) => id).join()
        const found = known.get(key) ?? bridgeOf(own, bodygraphOf(whole.flatMap(({ gates }) => gates))) !== null
        known.set(key, found)
        return found
      }
    }
  }
}
