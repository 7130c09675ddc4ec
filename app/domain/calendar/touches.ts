import type { ChannelId } from '../human-design/terms/codes'
import { againstChart } from '../human-design/transit/against-chart'
import type { Arrival } from './happenings'

/** What an arrival does to a chart: it completes channels, or stands in a gate that is the chart's own. */
export type Touch = { completes: ChannelId[]; ownGates: number[] }

/** Asks what arrivals do to a chart with these gates; each gate is looked at once, however many come into it. */
export function touchesOf(natalGates: readonly number[]): (arrivals: readonly Arrival[]) => Touch | null {
  const known = new Map<number, Touch>()
  const touchOf = (arrival: Arrival): Touch => {
    const found = known.get(arrival.gate)
    if (found) return found
    const { completed, reinforced } = againstChart(natalGates, [arrival])
    const touch = { completes: completed.map(({ channel }) => channel), ownGates: reinforced.map(({ gate }) => gate) }
    known.set(arrival.gate, touch)
    return touch
  }
  return (arrivals) => {
    const touches = arrivals.map(touchOf)
    const completes = touches.flatMap((touch) => touch.completes)
    const ownGates = touches.flatMap((touch) => touch.ownGates)
    return completes.length + ownGates.length > 0 ? { completes, ownGates } : null
  }
}
