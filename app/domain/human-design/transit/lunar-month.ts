import type { Ingress } from '../service/sky-event.schema'
import { channelsOfGate } from '../terms/channels'
import type { ChannelId } from '../terms/codes'

/** A while that the Moon spends in a gate that has to do with a chart. ISO instants in UTC. */
export type MoonVisit = {
  gate: number
  from: string
  until: string
  /** The gate is the chart's own. */
  isOwn: boolean
  /** Channels that the Moon makes whole with gates of the chart. */
  completes: ChannelId[]
}

/**
 * The Moon's path through the gates that touch a chart, in (from, to]: its own gates, and the other halves of its hanging
 * ones. `ingresses` are the Moon's changes of gate in order of time and begin before the span, so that it is known where the
 * Moon is at its beginning; a visit that is under way then has begun earlier.
 */
export function lunarMonth(
  natalGates: readonly number[],
  ingresses: readonly Ingress[],
  { from, to }: { from: string; to: string },
): MoonVisit[] {
  const natal = new Set(natalGates)
  return ingresses.flatMap(({ at, gate }, index) => {
    const until = ingresses[index + 1]?.at
    if (until === undefined || until <= from || at >= to) return []
    const isOwn = natal.has(gate)
    const halves = channelsOfGate(gate).filter(({ gates }) => gates.some((other) => other !== gate && natal.has(other)))
    const completes = isOwn ? [] : halves.map(({ id }) => id)
    return isOwn || completes.length > 0 ? [{ gate, from: at, until, isOwn, completes }] : []
  })
}
