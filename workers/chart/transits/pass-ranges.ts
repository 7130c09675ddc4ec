import type { ReturnKind } from '~/domain/human-design/service/return.schema'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { type Span, turnsBetween } from './crossings'
import { RETURNS, type ReturnPasses, returnsTo } from './cycles'
import { pathOf } from './path'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Between which instants (ms, UTC) passes lie, and whether every birth within the margin has exactly one there. */
export type PassRange = Span & { isSingle: boolean }

/**
 * What a birth up to `margin` ms earlier or later would do to the passes of a return: the range of each of them, and whether some of
 * these births have passes where this one has none.
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
): { ranges: PassRange[]; hasMore: boolean } {
  const { mover, arc, marginDays } = RETURNS[kind]
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
  const ranges = edges.slice(1).flatMap((end, index): PassRange[] => {
    const start = edges[index]!
    if (into((start.at + end.at) / 2) > high - low) return []
    const isThrough = start.travel !== end.travel && turnsBetween(path, start.at, end.at).length === 0
    return [{ from: start.at, to: end.at, isSingle: isThrough }]
  })
  const rangeOf = (at: number) => ranges.find(({ from, to }) => at >= from && at <= to)
  return {
    // Where the tables end the body may be on its way through: of that pass nothing else is known.
    ranges: moments.map((at) => rangeOf(at) ?? { from: at, to: at, isSingle: false }),
    hasMore: ranges.some(({ from, to }) => !moments.some((at) => at >= from && at <= to)),
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
