import { buildChart } from '~/domain/human-design/chart/build-chart'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { ReturnsData } from '~/domain/human-design/service/chart-service.schema'
import {
  RETURN_KINDS,
  RETURN_YEARS,
  type Return,
  type ReturnKind,
  type ReturnPass,
} from '~/domain/human-design/service/return.schema'
import type { ReturnsQuestion } from '~/domain/human-design/service/sky-request.schema'
import { toChartParts } from '../births/generate-chart'
import { parseBirthInstant } from '../covered-instants'
import { computeBirthLongitudes, type Ephemeris } from '../ephemeris/ephemeris'
import { refuseSky } from '../refuse'
import type { Span } from './crossings'
import { type ReturnPasses, returnsOf } from './cycles'
import { passRanges } from './pass-ranges'
import { COVERED } from './path'

const MINUTE = 60_000
const DAY = 86_400_000
/** The mean tropical year, days. A return of the Sun differs from a whole number of them by hours. */
const YEAR_DAYS = 365.2422
/** Longer than from one return of the Sun to the next, days. */
const SUN_DAYS = 370
/** Looked at to either side of where a return of the Sun must be, days. */
const NEAR_DAYS = 5

/** The engine and the birth. */
type Natal = { ephemeris: Ephemeris; birth: number; marginMinutes: number }

/**
 * The returns of a birth, each with all of its exact moments, and the chart of one of them. Throws `RefusedError` where the
 * tables don't cover birth or instant.
 */
export function findReturns(
  { birth_utc, at, margin_minutes, chosen }: ReturnsQuestion,
  ephemeris: Ephemeris,
): ReturnsData {
  const birth = parseBirthInstant(birth_utc)
  const now = Date.parse(at)
  if (now < COVERED.from) throw refuseSky('at', true)
  if (now > COVERED.to) throw refuseSky('at', false)
  const natal = { ephemeris, birth, marginMinutes: margin_minutes }
  const life = { from: birth, to: Math.min(COVERED.to, birth + RETURN_YEARS * YEAR_DAYS * DAY) }
  const returns = RETURN_KINDS.flatMap((kind) =>
    (kind === 'solar_return'
      ? lastAndNextOfSun(natal, now)
      : returnsOf(ephemeris, birth, life, kind).filter(({ moments }) => moments[0]! <= life.to)
    ).map((found) => toReturn(natal, kind, found)),
  )
  return {
    returns: returns.sort((one, other) => (one.moments[0]! < other.moments[0]! ? -1 : 1)),
    chosen: chosen && chartOf(natal, chosen, returns),
    engineVersion: ENGINE_VERSION,
  }
}

function lastAndNextOfSun({ ephemeris, birth }: Natal, now: number): ReturnPasses[] {
  const around = { from: now - SUN_DAYS * DAY, to: now + SUN_DAYS * DAY }
  const found = returnsOf(ephemeris, birth, around, 'solar_return')
  const last = found.findLast(({ moments }) => moments[0]! <= now)
  const next = found.find(({ moments }) => moments[0]! > now)
  return [last, next].flatMap((each) => each ?? [])
}

/** The return of the Sun of that number, whenever it is; none past the tables. */
function returnOfSun(natal: Natal, number: number): Return | undefined {
  const due = natal.birth + number * YEAR_DAYS * DAY
  const found = returnsOf(natal.ephemeris, natal.birth, around(due, NEAR_DAYS * DAY), 'solar_return')
  return found.map((each) => toReturn(natal, 'solar_return', each))[0]
}

function chartOf(natal: Natal, { kind, number, pass }: ReturnPass, listed: readonly Return[]): ReturnsData['chosen'] {
  const found =
    kind === 'solar_return'
      ? returnOfSun(natal, number)
      : listed.find((each) => each.kind === kind && each.number === number)
  const at = found?.moments[pass - 1]
  if (!found || !at) return null
  const { designUtcMs, personality, design } = computeBirthLongitudes(natal.ephemeris, Date.parse(at))
  const chart = toChartParts(buildChart(personality, design))
  return { ...found, pass, at, designUtc: new Date(designUtcMs).toISOString(), chart }
}

function toReturn(natal: Natal, kind: ReturnKind, found: ReturnPasses): Return {
  const { number, moments } = found
  const { ephemeris, birth } = natal
  const margin = natal.marginMinutes * MINUTE
  const within = margin > 0 ? passRanges(ephemeris, { birth, margin }, kind, found) : null
  return {
    kind,
    number,
    moments: moments.map(toInstant),
    marginMinutes: kind === 'solar_return' ? marginOf(natal, moments[0]!) : null,
    ranges: within?.ranges.map((range) => range && { ...toSpan(range), isSingle: range.isSingle }) ?? null,
    otherRanges: within?.otherRanges.map(toSpan) ?? [],
  }
}

const toInstant = (at: number): string => new Date(at).toISOString()
const toSpan = ({ from, to }: Span) => ({ from: toInstant(from), to: toInstant(to) })

/** How far from a return of the Sun that of an earlier or a later birth lies at most, in whole minutes. */
function marginOf({ ephemeris, birth, marginMinutes }: Natal, at: number): number {
  const margin = marginMinutes * MINUTE
  if (margin === 0) return 0
  const apart = [birth - margin, birth + margin].flatMap((other) =>
    returnsOf(ephemeris, other, around(at, margin + DAY), 'solar_return').map(({ moments }) =>
      Math.abs(moments[0]! - at),
    ),
  )
  return Math.round(Math.max(0, ...apart) / MINUTE)
}

const around = (at: number, ms: number): Span => ({ from: at - ms, to: at + ms })
