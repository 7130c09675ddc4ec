import { LUNAR_PHASES, type PhaseEvent, type SkyEvent } from '~/domain/human-design/service/sky-event.schema'
import { placeOnWheel, START_DEGREES } from '~/domain/human-design/terms/wheel'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { crossings, type Span } from './crossings'
import { elongationPath, pathOf } from './path'

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
