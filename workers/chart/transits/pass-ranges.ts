import type { ReturnKind } from '~/domain/human-design/service/return.schema'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { type Span, turnsBetween } from './crossings'
import { RETURN_BODIES, type ReturnPasses, returnsTo } from './cycles'
import { pathOf } from './path'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Between which instants (ms, UTC) passes lie, and whether every birth within the margin has exactly one there. */
type Range = Span & { isSingle: boolean }

/**
 * What a birth up to `margin` ms earlier or later would do to the passes of a return: the range of each of them, and the ranges in
 * which only other births than this one have passes. Null for a pass that the body is still on its way through where the tables end:
 * nothing more is known of it.
 *
 * Within the margin the natal place is a stretch of the circle. A pass of any of these births lies where the body goes through that
 * stretch, so a range reaches from where the body enters it to where it leaves it. A body that turns back within the stretch, or
 * leaves it where it came from, passes some of its degrees more often than others.
 */
export function passRanges(
  ephemeris: Ephemeris,
  { birth, margin }: { birth: number; margin: number },
  kind: ReturnKind,
  { number, moments }: ReturnPasses,
): { ranges: (Range | null)[]; otherRanges: Span[] } {
  const { mover, arc, marginDays } = RETURN_BODIES[kind]
  const path = pathOf(ephemeris, mover)
  const { low, high } = stretchOf(path.travel, birth, margin)
  const reach = marginDays * DAY + margin + DAY
  const span = { from: moments[0]! - reach, to: moments.at(-1)! + reach }
  const edges = [low, high]
    .flatMap((travel) => {
      const found = returnsTo(ephemeris, { birth, travel }, span, kind).find((each) => each.number === number)
      return (found?.moments ?? []).map((at) => ({ at, travel }))
    })
    .sort((one, other) => one.at - other.at)
  /** Degrees into the stretch, as far as it or the one opposite it is concerned. */
  const into = (at: number) => {
    const ahead = path.travel(at) - low - arc
    return ahead - 360 * Math.floor(ahead / 360)
  }
  const ranges = edges.slice(1).flatMap((end, index): Range[] => {
    const start = edges[index]!
    if (into((start.at + end.at) / 2) > high - low) return []
    const isThrough = start.travel !== end.travel && turnsBetween(path, start.at, end.at).length === 0
    return [{ from: start.at, to: end.at, isSingle: isThrough }]
  })
  const isIn = (at: number, { from, to }: Span) => at >= from && at <= to
  return {
    ranges: moments.map((at) => ranges.find((range) => isIn(at, range)) ?? null),
    otherRanges: ranges.filter((range) => !moments.some((at) => isIn(at, range))),
  }
}

/** From the least to the greatest travel of a body, hour by hour, within a margin of an instant. */
function stretchOf(travel: (at: number) => number, at: number, margin: number): { low: number; high: number } {
  const places = [travel(at + margin)]
  for (let hour = at - margin; hour < at + margin; hour += HOUR) places.push(travel(hour))
  // The place itself is within the stretch, also where the body stands still.
  places.push(travel(at))
  return { low: Math.min(...places), high: Math.max(...places) }
}
