import type { Station, TURNING_BODIES } from '~/domain/human-design/service/sky-event.schema'
import { placeOnWheel } from '~/domain/human-design/terms/wheel'
import type { Ephemeris } from '../ephemeris/ephemeris'
import type { Span } from './crossings'
import { COVERED, pathOf } from './path'
import { signChanges } from './sign-changes'

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
