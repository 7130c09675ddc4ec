import type { Activation } from '../chart/chart'
import type { Ingress } from '../service/sky-event.schema'
import { BODIES, type BodyCode } from '../terms/codes'

/** The gate and line of a body in the sky. */
export type SkyPosition = Pick<Activation, 'body' | 'gate' | 'line'>

/** The bodies in any of these gates, the weightiest first: the order of `BODIES`. */
export function bodiesIn(sky: readonly SkyPosition[], gates: readonly number[]): BodyCode[] {
  return BODIES.filter((body) => sky.some((each) => each.body === body && gates.includes(each.gate)))
}

/** A stretch of time in which no body changes its gate (or line, where lines are given). ISO instants in UTC. */
export type SkyFrame = { from: string; until: string; sky: SkyPosition[] }

/**
 * The sky from one instant to another as stretches between ingresses: where all stood at `from`, and what changed after it, in
 * order of time, up to `to`. What changes at one instant changes at once.
 */
export function skyFrames(
  start: readonly SkyPosition[],
  ingresses: readonly Ingress[],
  { from, to }: { from: string; to: string },
): SkyFrame[] {
  const frames: SkyFrame[] = [{ from, until: to, sky: [...start] }]
  for (const { at, body, gate, line } of ingresses) {
    let frame = frames.at(-1)!
    if (at !== frame.from) {
      frame.until = at
      frame = { from: at, until: to, sky: frame.sky }
      frames.push(frame)
    }
    frame.sky = frame.sky.map((each) => (each.body === body ? { body, gate, line } : each))
  }
  // What changes at the very end of the span lasts no time in it.
  return frames.filter((frame) => frame.from < frame.until)
}

/** Instants of which the engine knows the sky, milliseconds since 1970: the tables of the chart worker. */
export const COVERED_SKY = { from: Date.UTC(1899, 8, 29), to: Date.UTC(2101, 0, 2) - 1 } as const

/** Whole months of it, `YYYY-MM`, with a day to spare at either end for the clocks of all zones. */
export const SKY_MONTHS = { first: '1899-10', last: '2100-12' } as const

/** Whether this names a month of which the sky is known. */
export const isSkyMonth = (month: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= SKY_MONTHS.first && month <= SKY_MONTHS.last
