import { toActivations } from '~/domain/human-design/activations'
import type { PositionsQuestion } from '~/domain/human-design/chart-request.schema'
import type { PositionsData } from '~/domain/human-design/chart-service.schema'
import { ENGINE_VERSION } from '~/domain/human-design/engine-version'
import type { Ephemeris } from './ephemeris/ephemeris'
import { OutOfRangeError } from './ephemeris/range'
import { refusePositions } from './refuse'

/** Where the thirteen bodies stand at an instant. Throws `RefusedError` for instants that the tables do not cover. */
export function findPositions({ at }: PositionsQuestion, ephemeris: Ephemeris): PositionsData {
  const utcMs = Date.parse(at)
  try {
    return {
      at: new Date(utcMs).toISOString(),
      activations: toActivations(ephemeris.longitudesAt(utcMs)),
      engineVersion: ENGINE_VERSION,
    }
  } catch (error) {
    throw error instanceof OutOfRangeError ? refusePositions(utcMs < error.earliestMs) : error
  }
}
