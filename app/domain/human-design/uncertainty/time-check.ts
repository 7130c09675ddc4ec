import type { TimeWindow } from '../service/chart-service.schema'

/** What could be true within so many minutes of the given time, or on that day (`minutes` null): only what is not sure. */
export type TimeSpan = {
  minutes: number | null
  open: { fact: 'type' | 'authority' | 'profile' | 'definition'; names: { name: string; percent: string }[] }[]
}

/** How much of a chart depends on the birth time; an unknown time leaves a whole day open. */
export type TimeCheck =
  | { kind: 'unasked' | 'failed' }
  | { kind: 'spans'; spans: TimeSpan[] }
  | { kind: 'day'; window: Omit<TimeWindow, 'cross'> }
