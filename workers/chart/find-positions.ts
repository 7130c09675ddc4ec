import { toActivations } from '~/domain/human-design/chart/activations'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { PositionsQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { PositionsData } from '~/domain/human-design/service/chart-service.schema'
import type { Ephemeris } from './ephemeris/ephemeris'
import { moverOf } from './ephemeris/motion'
import { OutOfRangeError } from './ephemeris/range'
import { refuseSky } from './refuse'

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
