import type { DayClock } from '../../birth/day-clock'
import type { GateActivation } from '../chart/chart-facts'
import type { Side } from '../terms/codes'

/** A stretch of time, ms since 1970, UTC. */
export type TimeSpan = { from: number; to: number }

/** Every chart of a local day of birth and of the minutes around it, from the chart service. */
export type BirthDay = {
  /** The given time of birth; noon where it is unknown. */
  utc: number
  timezone: string
  /** The local day: its first instant and the first after it. */
  day: TimeSpan
  /** The span of the data: the day, and some minutes before and after it. */
  span: TimeSpan
  clock: DayClock
  /** The positions at the beginning of the span. */
  standing: Record<Side, GateActivation[]>
  /** In order of time; each holds from its instant on. */
  changes: { at: number; side: Side; activation: GateActivation }[]
}
