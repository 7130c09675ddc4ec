import { toActivations } from '~/domain/human-design/chart/build-chart'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { PositionsQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { CyclesData, EventsData, PositionsData } from '~/domain/human-design/service/chart-service.schema'
import type { CyclesQuestion, EventsQuestion } from '~/domain/human-design/service/sky-request.schema'
import { parseBirthInstant, parseSpan } from '../covered-instants'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { moverOf } from '../ephemeris/motion'
import { OutOfRangeError } from '../ephemeris/range'
import { refuseSky } from '../refuse'
import { cyclesOf } from './cycles'
import { skyEvents } from './sky-events'

/** Where the thirteen bodies stand at an instant, and how fast they move. Throws `RefusedError` for instants that the tables do not cover. */
export function findPositions({ at }: PositionsQuestion, ephemeris: Ephemeris): PositionsData {
  const utcMs = Date.parse(at)
  try {
    return {
      at: new Date(utcMs).toISOString(),
      activations: toActivations(ephemeris.longitudesAt(utcMs)).map((activation) => ({
        ...activation,
        degreesPerDay: ephemeris.speedAt(moverOf(activation.body), utcMs),
      })),
      engineVersion: ENGINE_VERSION,
    }
  } catch (error) {
    throw error instanceof OutOfRangeError ? refuseSky('at', utcMs < error.earliestMs) : error
  }
}

/** What happens in the sky between two instants. Throws `RefusedError` where the tables do not cover them. */
export function findEvents({ from, to, kinds, bodies }: EventsQuestion, ephemeris: Ephemeris): EventsData {
  const span = parseSpan({ from, to })
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    events: skyEvents(ephemeris, span, { kinds, bodies }),
    engineVersion: ENGINE_VERSION,
  }
}

/** When bodies come back to their natal degrees, after birth. Throws `RefusedError` where the tables do not cover it. */
export function findCycles({ birth_utc, from, to, kinds }: CyclesQuestion, ephemeris: Ephemeris): CyclesData {
  const birth = parseBirthInstant(birth_utc)
  const span = parseSpan({ from, to })
  const cycles = [...new Set(kinds)].flatMap((kind) => cyclesOf(ephemeris, birth, span, kind))
  return {
    cycles: cycles.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    engineVersion: ENGINE_VERSION,
  }
}
