import { type ChartFacts, chartFacts, type Stand } from '../chart/chart-facts'
import type { Side } from '../terms/codes'
import type { BirthDay } from './birth-day'

/** The chart of every birth from one instant (ms since 1970, UTC) until the next state begins. */
export type DayState = { from: number; stands: Record<Side, readonly Stand[]>; facts: ChartFacts }

/** The charts of a day one after the other: a new one with each change of gate or line. */
export function statesOf({ span, standing, changes }: Pick<BirthDay, 'span' | 'standing' | 'changes'>): DayState[] {
  let stands: Record<Side, readonly Stand[]> = standing
  const states: DayState[] = [{ from: span.from, stands, facts: chartFacts(stands) }]
  for (const [index, { at, side, stand }] of changes.entries()) {
    stands = { ...stands, [side]: stands[side].map((each) => (each.body === stand.body ? stand : each)) }
    // Sun and Earth go together: halfway there is no chart.
    if (changes[index + 1]?.at !== at) states.push({ from: at, stands, facts: chartFacts(stands) })
  }
  return states
}

/** The chart at an instant; before the first one, the first. Throws where there is none at all. */
export function stateAt(states: readonly DayState[], utcMs: number): DayState {
  const state = states.findLast(({ from }) => from <= utcMs) ?? states[0]
  if (!state) throw new RangeError('A day has one chart at least')
  return state
}
