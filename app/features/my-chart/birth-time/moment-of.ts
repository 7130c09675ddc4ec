import type { DayMap, Track, TrackName } from './birth-time'

const MINUTE = 60_000

/** The instant of a minute of the day, ms since 1970, UTC. */
export const instantOf = ({ from }: Pick<DayMap, 'from'>, minute: number) => from + minute * MINUTE

/** The last of a list that has begun at a minute; the first where none has. */
export function begunAt<T extends { from: number }>(list: readonly T[], minute: number): T {
  const found = list.findLast(({ from }) => from <= minute) ?? list[0]
  if (!found) throw new RangeError('A day has one chart at least')
  return found
}

/** A fact of the day by its name. */
export const trackOf = ({ tracks }: Pick<DayMap, 'tracks'>, name: TrackName): Track =>
  tracks.find((track) => track.name === name)!
