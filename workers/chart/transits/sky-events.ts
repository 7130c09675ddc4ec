import {
  LUNAR_PHASES,
  type PhaseEvent,
  SKY_EVENT_KINDS,
  type SkyEvent,
  type SkyEventKind,
  type Station,
  TURNING_BODIES,
} from '~/domain/human-design/service/sky-event.schema'
import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import { placeOnWheel, START_DEGREES } from '~/domain/human-design/terms/wheel'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { crossings, type Span } from './crossings'
import { ingresses } from './ingresses'
import { COVERED, elongationPath, pathOf } from './path'
import { signChanges } from './sign-changes'

type WantedEvents = { kinds: readonly SkyEventKind[]; bodies: readonly BodyCode[] }
const EVERYTHING: WantedEvents = { kinds: SKY_EVENT_KINDS, bodies: BODIES }

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

/** Every station of a planet in (from, to]: where its speed in apparent longitude is zero. */
export function stations(ephemeris: Ephemeris, body: (typeof TURNING_BODIES)[number], span: Span): Station[] {
  const { speed, turnStep } = pathOf(ephemeris, body)
  if (!speed) return []
  return signChanges(speed, span, turnStep, COVERED).map((at) => {
    const { gate, line } = placeOnWheel(ephemeris.travelAt(body, at))
    const turns = speed(at) >= 0 ? 'direct' : 'retrograde'
    return { kind: 'station', at: new Date(at).toISOString(), body, turns, gate, line }
  })
}

/** New moon, quarters and full moon in (from, to], with the Moon's gate: 0°, 90°, 180° and 270° of longitude ahead of the Sun. */
export function lunarPhases(ephemeris: Ephemeris, span: Span): PhaseEvent[] {
  return crossings(elongationPath(ephemeris), span, { first: 0, every: 90 }).map(({ at, index }) => {
    const { gate, line } = placeOnWheel(ephemeris.travelAt('moon', at))
    const phase = LUNAR_PHASES[((index % 4) + 4) % 4]!
    return { kind: 'lunar_phase', at: new Date(at).toISOString(), phase, gate, line }
  })
}

/** Each time in (from, to] that the Sun enters gate 41. */
export function newYears(ephemeris: Ephemeris, span: Span): SkyEvent[] {
  const begins = crossings(pathOf(ephemeris, 'sun'), span, { first: START_DEGREES, every: 360 })
  return begins.map(({ at }) => ({ kind: 'new_year', at: new Date(at).toISOString() }))
}
