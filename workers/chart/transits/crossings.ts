import type { Path } from './path'
import { firstChange, signChanges } from './sign-changes'

/** A stretch of time, ms since 1970, UTC. */
export type Span = { from: number; to: number }
/** Marks on the circle: one at `first` degrees of travel, and from there one `every` so many degrees in both directions. */
export type Marks = { first: number; every: number }
/** The first whole ms at which the mark `first + index · every` is behind: reached going forward, or left going back. */
export type Crossing = { at: number; index: number; isForward: boolean }

const DAY = 86_400_000

/**
 * Every crossing in (from, to], in order of time. The path is cut at its turning points into pieces along which it only rises
 * or only falls; on such a piece each mark between its ends is crossed exactly once. A stretch with no mark within reach of
 * the path's greatest speed is not looked into.
 */
export function crossings(path: Path, { from, to }: Span, marks: Marks): Crossing[] {
  const found: Crossing[] = []
  let start = { at: from, travel: path.travel(from) }
  while (start.at < to) {
    const at = Math.min(to, start.at + path.window)
    const end = { at, travel: path.travel(at) }
    if (isWithinReach(path, start, end, marks)) {
      const piece: Place[] = [start, ...turnsBetween(path, start.at, at), end]
      for (let i = 1; i < piece.length; i++) found.push(...crossingsOfPiece(path, piece[i - 1]!, piece[i]!, marks))
    }
    start = end
  }
  return found
}

type Place = { at: number; travel: number }

/** Whether any mark could be touched between two places: the way there and back is no longer than the path can go. */
function isWithinReach({ speed, fastest }: Path, start: Place, end: Place, marks: Marks): boolean {
  const low = Math.min(start.travel, end.travel)
  const high = Math.max(start.travel, end.travel)
  const spare = speed ? Math.max(0, ((end.at - start.at) / DAY) * fastest - (high - low)) / 2 : 0
  return indexAt(high + spare, marks) > indexAt(low - spare, marks)
}

/** Where the path turns back in [from, to). */
export function turnsBetween({ travel, speed, turnStep, covered }: Path, from: number, to: number): Place[] {
  if (!speed) return []
  const turns = signChanges(speed, { from, to }, turnStep, covered)
  return turns.filter((at) => at < to).map((at) => ({ at, travel: travel(at) }))
}

function crossingsOfPiece({ travel }: Path, start: Place, end: Place, marks: Marks): Crossing[] {
  const isForward = end.travel >= start.travel
  const [first, last] = [indexAt(start.travel, marks), indexAt(end.travel, marks)]
  const found: Crossing[] = []
  let { at, travel: reached } = start
  for (let step = 0; step < Math.abs(last - first); step++) {
    const index = isForward ? first + 1 + step : first - step
    const mark = markAt(index, marks)
    const bracket = { from: at, to: end.at, atFrom: reached - mark, atTo: end.travel - mark }
    at = firstChange((utcMs) => travel(utcMs) - mark, bracket)
    reached = mark
    found.push({ at, index, isForward })
  }
  return found
}

const markAt = (index: number, { first, every }: Marks): number => first + index * every

/** The last mark that is reached: on the mark itself it counts. The division may err by a rounding, `markAt` decides. */
function indexAt(travel: number, marks: Marks): number {
  const near = Math.floor((travel - marks.first) / marks.every)
  if (travel < markAt(near, marks)) return near - 1
  return travel >= markAt(near + 1, marks) ? near + 1 : near
}
