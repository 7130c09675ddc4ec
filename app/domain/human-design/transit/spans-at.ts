import { bodygraphOf } from '../chart/bodygraph'
import { bridgeOf } from '../chart/bridging'
import { CHANNELS, type Channel, channelOf } from '../terms/channels'
import type { Almanac } from './almanac'
import { standingsAt } from './almanac'
import { factsNow, type TransitFact, type TransitSpan } from './transit-spans'

/** Whether somebody of the sky stands in a gate. */
type IsTaken = (gate: number) => boolean
/** The sky one step further, forward or back. */
type Step = { at: number; out: number; into: number }

/**
 * What holds for a chart at one instant, each with its times: the same as `transitSpans` says of all frames, for the cost of
 * walking from there to either side. `bodies`: who has part in it at that instant.
 */
export function spansAt(natalGates: readonly number[], almanac: Almanac, at: number): TransitSpan[] {
  const sky = standingsAt(almanac, at)
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
      // Most changes of gate change no channel: what was found of these channels is remembered.
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
