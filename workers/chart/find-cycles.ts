import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { CyclesData } from '~/domain/human-design/service/chart-service.schema'
import type { CyclesQuestion } from '~/domain/human-design/service/sky-request.schema'
import { coveredSpan } from './covered-span'
import type { Ephemeris } from './ephemeris/ephemeris'
import { EARLIEST_BIRTH_MS, END_MS } from './ephemeris/range'
import { refuseSky } from './refuse'
import { cyclesOf } from './transits/cycles'

/** When bodies come back to their natal degrees, after birth. Throws `RefusedError` where the tables do not cover it. */
export function findCycles({ birth_utc, from, to, kinds }: CyclesQuestion, ephemeris: Ephemeris): CyclesData {
  const birth = Date.parse(birth_utc)
  if (birth < EARLIEST_BIRTH_MS) throw refuseSky('birth_utc', true)
  if (birth >= END_MS) throw refuseSky('birth_utc', false)
  const span = coveredSpan({ from, to })
  const cycles = [...new Set(kinds)].flatMap((kind) => cyclesOf(ephemeris, birth, span, kind))
  return {
    cycles: cycles.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    engineVersion: ENGINE_VERSION,
  }
}
