import type { Cycle, CycleKind } from '~/domain/human-design/service/cycle.schema'
import type { ReturnKind } from '~/domain/human-design/service/return.schema'
import type { Ephemeris } from '../ephemeris/ephemeris'
import type { Mover } from '../ephemeris/motion'
import { type Crossing, crossings, type Span } from './crossings'
import { COVERED, pathOf } from './path'

const DAY = 86_400_000

/**
 * Who comes back to which degree. `marginDays`: how far the passes of one return can lie apart. A planet that turns near the
 * degree passes it three times (Saturn within 10 months, Uranus within two years, as its loops nearly overlap), Chiron far from
 * the Sun, where its loops do overlap, five times within 22 months, the node many times within weeks.
 */
export const RETURN_BODIES: Record<CycleKind | ReturnKind, { mover: Mover; arc: 0 | 180; marginDays: number }> = {
  solar_return: { mover: 'sun', arc: 0, marginDays: 0 },
  lunar_return: { mover: 'moon', arc: 0, marginDays: 0 },
  saturn_return: { mover: 'saturn', arc: 0, marginDays: 400 },
  chiron_return: { mover: 'chiron', arc: 0, marginDays: 800 },
  uranus_opposition: { mover: 'uranus', arc: 180, marginDays: 800 },
  nodal_return: { mover: 'north_node', arc: 0, marginDays: 120 },
  nodal_opposition: { mover: 'north_node', arc: 180, marginDays: 120 },
}

/** All exact passes (ms, UTC) of one return, in order of time. */
export type ReturnPasses = { number: number; moments: number[] }

/**
 * Every return of a kind with a pass in (from, to], after birth, with all of its passes, those outside the span included. Going
 * round backwards, as the node does, counts as well.
 */
export const returnsOf = (
  ephemeris: Ephemeris,
  birthUtcMs: number,
  span: Span,
  kind: CycleKind | ReturnKind,
): ReturnPasses[] =>
  returnsTo(
    ephemeris,
    { birth: birthUtcMs, travel: ephemeris.travelAt(RETURN_BODIES[kind].mover, birthUtcMs) },
    span,
    kind,
  )

/** As `returnsOf`, for a body that was at `travel` (degrees, counted on past 360°) at birth. */
export function returnsTo(
  ephemeris: Ephemeris,
  { birth, travel }: { birth: number; travel: number },
  span: Span,
  kind: CycleKind | ReturnKind,
): ReturnPasses[] {
  const { mover, arc, marginDays } = RETURN_BODIES[kind]
  const from = Math.max(birth, COVERED.from, span.from - marginDays * DAY)
  const to = Math.min(COVERED.to, span.to + marginDays * DAY)
  if (from >= to) return []
  const found = crossings(pathOf(ephemeris, mover), { from, to }, { first: travel + arc, every: 360 })

  // Half a circle ahead is the first opposition going forward, the mark behind it the first going backwards.
  const numberOf = ({ index }: Crossing) => (arc === 180 && index >= 0 ? index + 1 : Math.abs(index))
  const passes = new Map<number, number[]>()
  for (const crossing of found) {
    const number = numberOf(crossing)
    passes.set(number, [...(passes.get(number) ?? []), crossing.at])
  }
  // Index 0 is the degree of birth itself, which a body that turns soon after passes again without having gone round.
  passes.delete(0)
  return [...passes].flatMap(([number, moments]) =>
    moments.some((at) => at > span.from && at <= span.to) ? [{ number, moments }] : [],
  )
}

/**
 * Every pass of a body over its natal degree (of Uranus: over the opposite one) in (from, to], after birth. Passes of one return
 * share its number and are counted, those outside the span included.
 */
export function cyclesOf(ephemeris: Ephemeris, birthUtcMs: number, span: Span, kind: CycleKind): Cycle[] {
  return returnsOf(ephemeris, birthUtcMs, span, kind).flatMap(({ number, moments }) =>
    moments
      .map((at, index) => ({ kind, at, number, pass: index + 1, passes: moments.length }))
      .filter(({ at }) => at > span.from && at <= span.to)
      .map((cycle) => ({ ...cycle, at: new Date(cycle.at).toISOString() })),
  )
}
