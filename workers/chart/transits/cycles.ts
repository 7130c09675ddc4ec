import type { Cycle, CycleKind } from '~/domain/human-design/cycle.schema'
import type { Ephemeris } from '../ephemeris/ephemeris'
import type { Mover } from '../ephemeris/motion'
import { type Crossing, crossings, type Span } from './crossings'
import { COVERED, pathOf } from './path'

const DAY = 86_400_000

/**
 * Who comes back to which degree. `marginDays`: how far the passes of one return can lie apart; a planet that turns near the
 * degree passes it three times (Saturn within 10 months, Uranus within two years, as its loops nearly overlap), the node
 * many times within weeks.
 */
const RETURNS: Record<CycleKind, { mover: Mover; arc: 0 | 180; marginDays: number }> = {
  solar_return: { mover: 'sun', arc: 0, marginDays: 0 },
  lunar_return: { mover: 'moon', arc: 0, marginDays: 0 },
  saturn_return: { mover: 'saturn', arc: 0, marginDays: 400 },
  uranus_opposition: { mover: 'uranus', arc: 180, marginDays: 800 },
  nodal_return: { mover: 'north_node', arc: 0, marginDays: 120 },
}

/**
 * Every pass of a body over its natal degree (of Uranus: over the opposite one) in (from, to], after birth. Passes of one return
 * share its number and are counted, those outside the span included. Going round backwards, as the node does, counts as well.
 */
export function cyclesOf(ephemeris: Ephemeris, birthUtcMs: number, span: Span, kind: CycleKind): Cycle[] {
  const { mover, arc, marginDays } = RETURNS[kind]
  const path = pathOf(ephemeris, mover)
  const from = Math.max(birthUtcMs, COVERED.from, span.from - marginDays * DAY)
  const to = Math.min(COVERED.to, span.to + marginDays * DAY)
  if (from >= to) return []
  const found = crossings(path, { from, to }, { first: path.travel(birthUtcMs) + arc, every: 360 })

  const numberOf = ({ index }: Crossing) => (arc === 0 ? Math.abs(index) : index + 1)
  const passes = new Map<number, Crossing[]>()
  for (const crossing of found) {
    const number = numberOf(crossing)
    passes.set(number, [...(passes.get(number) ?? []), crossing])
  }
  // Index 0 is the degree of birth itself, which a body that turns soon after passes again without having gone round.
  passes.delete(0)
  return [...passes].flatMap(([number, ofOne]) =>
    ofOne
      .map(({ at }, index) => ({ kind, at, number, pass: index + 1, passes: ofOne.length }))
      .filter(({ at }) => at > span.from && at <= span.to)
      .map((cycle) => ({ ...cycle, at: new Date(cycle.at).toISOString() })),
  )
}
