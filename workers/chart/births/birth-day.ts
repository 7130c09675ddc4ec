import { clockStretches } from '~/domain/birth/read-wall-clock'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { BirthDayQuestion } from '~/domain/human-design/service/chart-request.schema'
import type { BirthDayData } from '~/domain/human-design/service/chart-service.schema'
import { BODIES, SIDES, type Side } from '~/domain/human-design/terms/codes'
import type { Engine } from '../engine'
import { computeBirthLongitudes, type Ephemeris } from '../ephemeris/ephemeris'
import { EARLIEST_BIRTH_MS, END_MS } from '../ephemeris/range'
import type { Span } from '../transits/crossings'
import { ingresses } from '../transits/ingresses'
import { designPathOf, pathOf } from '../transits/path'
import { findMoment, localDay, withLocalClocks } from './birth-moment'
import { type BirthLocation, locateBirth, toTakenPlace } from './locate-birth'

const MINUTE_MS = 60_000
const PATHS = { personality: pathOf, design: designPathOf }
const iso = (utcMs: number) => new Date(utcMs).toISOString()

/**
 * The charts of a whole local day of birth, and of some minutes before and after it: how the bodies stand at its beginning and each
 * change of gate or line after that, to the millisecond. Throws `RefusedError` as the chart itself would.
 */
export async function findBirthDay(question: BirthDayQuestion, engine: Engine): Promise<BirthDayData> {
  const location = await locateBirth(question, engine)
  const local = await withLocalClocks(question, location, engine)
  const { utcMs, offsetSeconds } = findMoment(question, location, local)
  const day = localDay(question, location, local)
  const margin = question.margin_minutes * MINUTE_MS
  // The tables may begin or end within the day.
  const span = { from: Math.max(EARLIEST_BIRTH_MS, day.from - margin), to: Math.min(END_MS - 1, day.to + margin) }
  const start = computeBirthLongitudes(engine.ephemeris, span.from)
  const standing = (side: Side) =>
    toActivations(start[side]).map(({ body, gate, line }) => ({ planet: body, gate, line }))
  return {
    utc: iso(utcMs),
    timezone: location.timezone,
    utcOffsetSeconds: offsetSeconds,
    day: { from: iso(day.from), to: iso(day.to) },
    from: iso(span.from),
    to: iso(span.to),
    clocks: clocksOf(question, span, location, local),
    standing: { conscious: standing('personality'), unconscious: standing('design') },
    changes: SIDES.flatMap((side) => changesOf(engine.ephemeris, side, span)).sort((one, other) =>
      one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
    ),
    engineVersion: ENGINE_VERSION,
    ...toTakenPlace(location),
  }
}

function changesOf(ephemeris: Ephemeris, side: Side, span: Span): BirthDayData['changes'] {
  const found = ingresses(ephemeris, span, { bodies: BODIES, withLines: true }, PATHS[side])
  return found.map(({ at, body, gate, line }) => ({ at, side, planet: body, gate, line }))
}

function clocksOf(question: BirthDayQuestion, span: Span, location: BirthLocation, { zones }: Engine) {
  const ownOffset = question.utc_offset_override_seconds ?? null
  const stretches =
    ownOffset === null
      ? clockStretches(span, location.timezone, zones, location.longitude)
      : [{ startMs: span.from, offsetSeconds: ownOffset }]
  const clocks = stretches.map(({ startMs, offsetSeconds }) => ({
    from: iso(Math.max(startMs, span.from)),
    utcOffsetSeconds: offsetSeconds,
  }))
  // The offset may be unchanged even if its name isn't.
  return clocks.filter(({ utcOffsetSeconds }, index) => utcOffsetSeconds !== clocks[index - 1]?.utcOffsetSeconds)
}
