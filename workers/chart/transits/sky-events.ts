import {
  SKY_EVENT_KINDS,
  type SkyEvent,
  type SkyEventKind,
  TURNING_BODIES,
} from '~/domain/human-design/service/sky-event.schema'
import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import type { Ephemeris } from '../ephemeris/ephemeris'
import type { Span } from './crossings'
import { ingresses } from './ingresses'
import { lunarPhases, newYears } from './phases'
import { stations } from './stations'

export type WantedEvents = { kinds: readonly SkyEventKind[]; bodies: readonly BodyCode[] }
export const EVERYTHING: WantedEvents = { kinds: SKY_EVENT_KINDS, bodies: BODIES }

/**
 * What happens in (from, to], in order of time; at one instant in the order of `BODIES`. Phases and new years are told whatever
 * bodies are asked for. Throws `OutOfRangeError` for instants that the tables do not cover.
 */
export function skyEvents(ephemeris: Ephemeris, span: Span, { kinds, bodies }: WantedEvents = EVERYTHING): SkyEvent[] {
  const wants = (kind: SkyEventKind) => kinds.includes(kind)
  const found: SkyEvent[] = []
  if (wants('gate_ingress') || wants('line_ingress')) {
    const changes = ingresses(ephemeris, span, { bodies, withLines: wants('line_ingress') })
    found.push(...changes.filter(({ kind }) => wants(kind)))
  }
  if (wants('station')) {
    for (const body of TURNING_BODIES) if (bodies.includes(body)) found.push(...stations(ephemeris, body, span))
  }
  if (wants('lunar_phase')) found.push(...lunarPhases(ephemeris, span))
  if (wants('new_year')) found.push(...newYears(ephemeris, span))
  return found.sort(byTime)
}

// ISO instants of one length, as these are, sort as text; the sort is stable, so bodies keep their order.
const byTime = (one: SkyEvent, other: SkyEvent) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)
