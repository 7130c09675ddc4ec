import type { CompletedChannel } from '../chart/completed-channels'
import type { BodyCode } from '../terms/codes'

/** Bodies that stay in a gate for weeks to years: what they do is news on the day that they change. */
const LONG_STAYING: readonly BodyCode[] = [
  'north_node',
  'south_node',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

/**
 * The completed channels that a day is about, the weightiest first: those that a body completes which moves on within days, or
 * one that entered its gate that very day. `completed` comes in order of weight (`completedChannels`).
 */
export function todaysChannels(
  completed: readonly CompletedChannel[],
  changedToday: readonly BodyCode[],
): CompletedChannel[] {
  return completed.flatMap((channel) => {
    const bodies = channel.bodies.filter((body) => !LONG_STAYING.includes(body) || changedToday.includes(body))
    return bodies.length > 0 ? [{ ...channel, bodies }] : []
  })
}
