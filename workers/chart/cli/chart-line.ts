import { z } from 'zod'
import { parseBirthDate, parseBirthTime } from '~/domain/birth/birth-date-time'
import { type InstantProblem, resolveInstant } from '~/domain/birth/resolve-instant'
import type { ZoneTable } from '~/domain/birth/zones/zone-offsets'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import { computeBirthLongitudes, type Ephemeris } from '../ephemeris/ephemeris'
import { OutOfRangeError } from '../ephemeris/range'
import { toReferenceChart } from './reference-format'

/** The error codes, explained in docs/chart-cli.md. */
export type LineError =
  | 'invalid_json'
  | 'invalid_input'
  | 'unknown_zone'
  | 'nonexistent_local_time'
  | 'ambiguous_local_time'
  | 'out_of_range'

const lineSchema = z.union([
  z.object({ utc: z.string(), local: z.null().optional() }),
  z.object({
    utc: z.null().optional(),
    local: z.string(),
    zone: z.string(),
    longitude: z.number().min(-180).max(180).nullish(),
    offsetSeconds: z.number().int().nullish(),
  }),
])
type Line = z.infer<typeof lineSchema>

/** Refuses a line with a code; caught in this file. */
class Refusal extends Error {
  constructor(readonly code: LineError) {
    super(code)
  }
}

/** Processes one line: the JSON of a birth; returns the JSON of its chart in the reference format, or of an error. Never throws. */
export function answerLine(line: string, engine: { ephemeris: Ephemeris; zones: ZoneTable }): string {
  let id = 'null'
  const answer = (members: object) => `{"id":${id},${JSON.stringify(members).slice(1)}`
  try {
    const value = parseJson(line)
    if (typeof value === 'object' && value !== null && 'id' in value) id = stringifyId(value.id)
    const parsed = lineSchema.safeParse(value)
    if (!parsed.success) throw new Refusal('invalid_input')
    const utcMs = toInstant(parsed.data, engine.zones)
    const { designUtcMs, personality, design } = computeBirthLongitudes(engine.ephemeris, utcMs)
    return answer(toReferenceChart(buildChart(personality, design), utcMs, designUtcMs))
  } catch (error) {
    if (error instanceof Refusal || error instanceof OutOfRangeError) return answer({ error: error.code })
    throw error
  }
}

function parseJson(line: string): unknown {
  try {
    // A file may begin with a byte order mark.
    return JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch {
    throw new Refusal('invalid_json')
  }
}

/** The JSON of an id. Values nested thousands deep can be parsed but overflow the stack when serialised. */
function stringifyId(id: unknown): string {
  try {
    return JSON.stringify(id)
  } catch {
    throw new Refusal('invalid_input')
  }
}

function toInstant(line: Line, zones: ZoneTable): number {
  if (typeof line.utc === 'string') return parseUtc(line.utc)
  const [date = '', time = '', ...more] = line.local.split('T')
  if (more.length > 0) throw new Refusal('invalid_input')
  const { zone, longitude: longitudeDegrees, offsetSeconds } = line
  // A chart can be asked for any covered instant, so nothing is too far in the future.
  const result = resolveInstant({ date, time, zone, longitudeDegrees, offsetSeconds }, zones, Number.POSITIVE_INFINITY)
  if (result.ok) return result.utcMs
  throw new Refusal(toLineError(result.problem.code))
}

function toLineError(code: InstantProblem['code']): LineError {
  switch (code) {
    case 'invalid_date':
    case 'invalid_time':
    case 'future_birth_datetime':
      return 'invalid_input'
    default:
      return code
  }
}

const utcPattern =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))?$/

/** ISO 8601 with seconds and their fraction optional, `Z`, an offset or nothing (UTC) at its end; ms since 1970. */
function parseUtc(text: string): number {
  const [, date = '', time = '', fraction = '', sign, hours, minutes] = utcPattern.exec(text) ?? []
  const [midnight, sinceMidnight] = [parseBirthDate(date), parseBirthTime(time)]
  if (midnight === null || sinceMidnight === null) throw new Refusal('invalid_input')
  const offsetMinutes = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  return midnight + sinceMidnight + Number(fraction.slice(0, 3).padEnd(3, '0')) - offsetMinutes * 60_000
}
