import { instantOfWallClock, wallClockAt } from '../../community/places/wall-clock'

const DAY_MILLISECONDS = 86_400_000

/** A day by the clock of a zone; instants are ISO 8601 in UTC. A day on which clocks move is an hour longer or shorter. */
export type LocalDay = {
  /** YYYY-MM-DD. */
  date: string
  from: string
  noon: string
  to: string
}

/** The day that a wall clock of the zone shows at an instant, in milliseconds. */
export function localDayAt(zone: string, instantMs: number): LocalDay {
  const wall = wallClockAt(zone, instantMs)
  const midnight = wall - (((wall % DAY_MILLISECONDS) + DAY_MILLISECONDS) % DAY_MILLISECONDS)
  const at = (wallMs: number) => new Date(instantOfWallClock(zone, wallMs)).toISOString()
  return {
    date: new Date(midnight).toISOString().slice(0, 10),
    from: at(midnight),
    noon: at(midnight + DAY_MILLISECONDS / 2),
    to: at(midnight + DAY_MILLISECONDS),
  }
}
