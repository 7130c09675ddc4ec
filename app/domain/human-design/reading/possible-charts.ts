import { type TimeAccuracy, uncertainMinutes } from '../../birth/time-accuracy'
import type { BirthDay } from '../uncertainty/birth-day'
import { statesOf } from '../uncertainty/day-states'
import { minutesOf, windowAround } from '../uncertainty/held-spans'
import type { PossibleCharts } from './compose-reading'

const MINUTE = 60_000

/** The charts of every whole minute that a birth may have been at: within the time in question, or on its day. */
export function possibleCharts(day: BirthDay, accuracy: Exclude<TimeAccuracy, 'exact'>): PossibleCharts {
  const minutes = uncertainMinutes(accuracy)
  const held = minutesOf(statesOf(day), day.clock, windowAround(day, minutes))
  const minutesIn = ({ from, to }: (typeof held)[number]) => (to - from) / MINUTE + 1
  const total = held.reduce((sum, span) => sum + minutesIn(span), 0)
  return {
    minutes,
    charts: held.map((span) => ({
      chart: { ...span.state.facts, activations: span.state.activations },
      share: minutesIn(span) / total,
    })),
  }
}
