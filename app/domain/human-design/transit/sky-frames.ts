import type { Ingress } from '../service/sky-event.schema'
import type { Standing } from './standing'

/** A stretch of time through which nothing changes its gate (or line, where those are told). ISO instants in UTC. */
export type SkyFrame = { from: string; until: string; sky: Standing[] }

/**
 * The sky from one instant to another as stretches between ingresses: where all stood at `from`, and what changed after it, in
 * order of time, up to `to`. What changes at one instant changes at once.
 */
export function skyFrames(
  start: readonly Standing[],
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
