import { confirmChart, findOwnChart, type OwnChart, saveChart, saveFirstChart } from '~/data/charts/charts.server'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { withZoneChoice } from '~/domain/birth/zone-choice'
import { isWholeSide, readStoredGates } from '~/domain/human-design/chart/stored-gates'
import type { Refusal } from '~/domain/human-design/service/chart-service.schema'
import { type CalculatedChart, requestChart, type ServiceFailure } from '~/platform/chart/chart.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { toBirthInput } from './birth-input'

/** Charts a member may have calculated in an hour: each new one is kept. */
const CHARTS_PER_HOUR = 60

/** Done, or why not. Unless it is done, the chart the member had is as it was. */
export type CalculationOutcome =
  | { ok: true }
  | { ok: false; reason: 'signed_out' | 'missing' }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number }
  /** The service wants something else in the fields. */
  | { ok: false; reason: 'refused'; refusal: Refusal }
  | { ok: false; reason: 'failed'; failure: ServiceFailure }

/**
 * Computes the chart of a birth and makes it the viewer's current one. The same birth with the same result only renews the
 * date, so that pressing twice leaves one chart in the history.
 */
export async function calculateChart(
  context: Context,
  viewer: Viewer | null,
  birth: KnownBirthInput,
): Promise<CalculationOutcome> {
  if (!viewer) return { ok: false, reason: 'signed_out' }
  const own = await findOwnChart(context.db, viewer.id)
  return calculate(context, viewer, birth, own)
}

/** The same from the birth data that are stored, with what is to be changed in them. */
export async function recalculateChart(
  context: Context,
  viewer: Viewer | null,
  change: Partial<KnownBirthInput> = {},
): Promise<CalculationOutcome> {
  if (!viewer) return { ok: false, reason: 'signed_out' }
  const own = await findOwnChart(context.db, viewer.id)
  const birth = own && toBirthInput(own)
  return birth ? calculate(context, viewer, { ...birth, ...change }, own) : { ok: false, reason: 'missing' }
}

/** Makes the chart of a birth the viewer's first; `taken`, and nothing changes, where they have birth data or a chart by then. */
export async function calculateFirstChart(
  context: Context,
  viewer: Viewer,
  birth: KnownBirthInput,
): Promise<CalculationOutcome | { ok: false; reason: 'taken' }> {
  const computed = await compute(context, viewer, birth)
  if (!computed.ok) return computed
  const isSaved = await saveFirstChart(context.db, viewer.id, computed.chart)
  return isSaved ? { ok: true } : { ok: false, reason: 'taken' }
}

async function calculate(
  context: Context,
  viewer: Viewer,
  birth: KnownBirthInput,
  own: OwnChart | null,
): Promise<CalculationOutcome> {
  const computed = await compute(context, viewer, own ? withZoneChoice(birth, toStoredZone(own)) : birth)
  if (!computed.ok) return computed
  const { chart } = computed
  if (own && isSame(own, chart)) await confirmChart(context.db, viewer.id)
  else await saveChart(context.db, viewer.id, chart)
  return { ok: true }
}

type NewChart = CalculatedChart & OffsetOrigin
type Computed = { ok: true; chart: NewChart } | Exclude<CalculationOutcome, { ok: true }>

async function compute(context: Context, viewer: Viewer, birth: KnownBirthInput): Promise<Computed> {
  const limit = { name: 'chart.calculate', subject: viewer.id, most: CHARTS_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait }
  const answer = await requestChart(context, birth)
  if (!answer.ok) {
    return 'refusal' in answer
      ? { ok: false, reason: 'refused', refusal: answer.refusal }
      : { ok: false, reason: 'failed', failure: answer.failure }
  }
  const offsetOverridden = birth.utc_offset_override_seconds !== null
  const offsetChosen = !offsetOverridden && birth.utc_offset_seconds !== null
  return { ok: true, chart: { ...answer.data, offsetOverridden, offsetChosen } }
}

const toStoredZone = ({ birthTimezone, birthLatitude, birthLongitude, birthZoneChosen }: OwnChart) => ({
  timezone: birthTimezone,
  latitude: birthLatitude,
  longitude: birthLongitude,
  zoneChosen: birthZoneChosen,
})

/** Where the offset of the clock comes from: chosen between two readings, or known to the member whatever the zone says. */
type OffsetOrigin = { offsetChosen: boolean; offsetOverridden: boolean }

function isSame(own: OwnChart, { birth, stored, offsetChosen, offsetOverridden }: NewChart): boolean {
  const before = {
    date: own.birthDate,
    time: own.birthTime,
    timeAccuracy: own.birthTimeAccuracy,
    city: own.birthCity,
    country: own.birthCountry,
    latitude: own.birthLatitude,
    longitude: own.birthLongitude,
    timezone: own.birthTimezone,
    zoneChosen: own.birthZoneChosen,
    utcOffsetSeconds: own.birthUtcOffsetSeconds,
  } satisfies Record<Exclude<keyof CalculatedChart['birth'], 'offsetOverridden'>, unknown>
  return (
    own.hdDataCalculated &&
    own.birthOffsetChosen === offsetChosen &&
    own.birthOffsetOverridden === offsetOverridden &&
    (Object.keys(before) as (keyof typeof before)[]).every((field) => before[field] === birth[field]) &&
    // Gates that came from elsewhere, not whole, are written anew.
    isWholeSide(readStoredGates(own.hdGates?.conscious)) &&
    isWholeSide(readStoredGates(own.hdGates?.unconscious)) &&
    JSON.stringify(own.hdRawData) === JSON.stringify(stored)
  )
}
