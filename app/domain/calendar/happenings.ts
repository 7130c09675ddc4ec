import type { Cycle } from '../human-design/service/cycle.schema'
import type { MotionCode, PhaseEvent, SkyEvent, Station } from '../human-design/service/sky-event.schema'
import type { BodyCode, ChannelId } from '../human-design/terms/codes'
import { againstChart } from '../human-design/transit/against-chart'

/** A body in a gate. */
export type Arrival = { body: BodyCode; gate: number; line: number }

/** Bodies that come into a gate, or a line, at one instant: the opposite body changes with it. */
export type Ingress = {
  kind: 'ingress'
  at: number
  /** True where only the line is another one. */
  isLine: boolean
  motion: MotionCode
  arrivals: [Arrival, ...Arrival[]]
  /** Set where the Human Design year begins. */
  isNewYear: boolean
  /** Which of the four gates before it, from 1 on; null elsewhere. */
  closing: number | null
}

export type Happening =
  | Ingress
  | { kind: 'phase'; at: number; phase: PhaseEvent['phase']; gate: number; line: number }
  | { kind: 'station'; at: number; body: Station['body']; turns: MotionCode; gate: number; line: number }
  | { kind: 'cycle'; at: number; cycle: Cycle }

/** The gates that close the Human Design year, in the order of the Sun; 41 opens the next (domain.md 4.6). */
const CLOSING_GATES = [38, 54, 61, 60]
const OPENING_GATE = 41

/** The entries of the sky's calendar: the Earth goes with the Sun, and one node with the other. */
export function happeningsOf(events: readonly SkyEvent[]): Happening[] {
  const found: Happening[] = []
  for (const event of events) {
    const at = Date.parse(event.at)
    if (event.kind === 'lunar_phase') found.push({ ...event, kind: 'phase', at })
    else if (event.kind === 'station') found.push({ ...event, at })
    else if (event.kind !== 'new_year') addIngress(found, event, at)
  }
  return found
}

function addIngress(found: Happening[], event: Extract<SkyEvent, { motion: MotionCode }>, at: number) {
  const { body, gate, line, motion } = event
  const arrival = { body, gate, line }
  const leader = body === 'earth' ? 'sun' : body === 'south_node' ? 'north_node' : null
  const pair = found.findLast(
    (other) => other.kind === 'ingress' && other.at === at && other.arrivals[0].body === leader,
  )
  if (pair?.kind === 'ingress') {
    pair.arrivals.push(arrival)
    return
  }
  const isLine = event.kind === 'line_ingress'
  const isOfYear = body === 'sun' && !isLine
  const closing = isOfYear ? CLOSING_GATES.indexOf(gate) + 1 : 0
  const isNewYear = isOfYear && gate === OPENING_GATE
  found.push({ kind: 'ingress', at, isLine, motion, arrivals: [arrival], isNewYear, closing: closing || null })
}

/** Personal cycles beside them. */
export const cycleHappenings = (cycles: readonly Cycle[]): Happening[] =>
  cycles.map((cycle) => ({ kind: 'cycle', at: Date.parse(cycle.at), cycle }))

/** What an arrival does to a chart: it completes channels, or is in a gate of the chart. */
export type Touch = { completes: ChannelId[]; ownGates: number[] }

/** A function that gives what arrivals do to a chart with these gates, cached by gate. */
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
