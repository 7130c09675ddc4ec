import type { StoredBirth } from '../../../drizzle/schema/charts'
import type { StoredChart } from '../../../drizzle/schema/users'
import type { BirthInput } from '../../domain/birth/birth-form.schema'
import type { Place } from '../../domain/birth/places/place'
import { listPossiblePlaces } from '../../domain/birth/places/possible-places'
import type { Birth, StoredBirthQuestion } from '../../domain/human-design/service/chart-request.schema'
import {
  type BirthFitData,
  birthDayReplySchema,
  birthFitReplySchema,
  type ChartData,
  chartReplySchema,
  type InstantData,
  instantReplySchema,
  type OtherClock,
  type PresentClocksData,
  placesReplySchema,
  presentClocksReplySchema,
  type Refusal,
  refusalSchema,
  toBirthDay,
  toChart,
  type WindowData,
  windowReplySchema,
} from '../../domain/human-design/service/chart-service.schema'
import type { BirthFitQuestion } from '../../domain/human-design/service/sky-request.schema'
import type { BirthDay } from '../../domain/human-design/uncertainty/birth-day'
import type { Context } from '../server/context.server'
import { logEvent } from '../server/log.server'

/** Why there is no chart though the birth data may be right; each is a text of the specification. */
export type ServiceFailure =
  | { kind: 'unreachable' }
  | { kind: 'status'; status: number }
  | { kind: 'invalid' }
  | { kind: 'failed' }

export type ServiceAnswer<T> =
  | { ok: true; data: T }
  /** Something about the birth data: for its fields. */
  | { ok: false; refusal: Refusal }
  | { ok: false; failure: ServiceFailure }

/** The service computes in milliseconds; what takes longer than this is not coming. */
const TIMEOUT_MILLISECONDS = 10_000

/** What of a request is needed to ask; a cron has as much. */
export type Asker = Pick<Context, 'bindings' | 'requestId'>

type ReplySchema<T> = { safeParse: (value: unknown) => { success: true; data: { data: T } } | { success: false } }

/** Asks the chart service; `path` and `question` are those of its API, `schema` reads the answer. */
export async function ask<T>(
  context: Asker,
  path: string,
  question: RequestInit,
  schema: ReplySchema<T>,
): Promise<ServiceAnswer<T>> {
  const fail = (failure: ServiceFailure): ServiceAnswer<T> => {
    // What was asked lies behind the path: a place's name, an instant.
    const { pathname } = new URL(path, 'https://chart.internal')
    logEvent('error', 'chart.failed', { requestId: context.requestId, path: pathname, ...failure })
    return { ok: false, failure }
  }
  let response: Response
  let reply: unknown
  try {
    response = await context.bindings.CHART.fetch(`https://chart.internal${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      ...question,
    })
    reply = await response.json().catch(() => null)
  } catch {
    return fail({ kind: 'unreachable' })
  }
  const refusal = refusalSchema.safeParse(reply)
  if (refusal.success && refusal.data.code !== 'calculation_failed') return { ok: false, refusal: refusal.data }
  if (refusal.success) return fail({ kind: 'failed' })
  if (!response.ok) return fail({ kind: 'status', status: response.status })
  const parsed = schema.safeParse(reply)
  return parsed.success ? { ok: true, data: parsed.data.data } : fail({ kind: 'invalid' })
}

/** A question with a body. */
export const inJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** The chart of a birth, as it is stored, with the birth data as they were understood. */
export type CalculatedChart = {
  birth: StoredBirth
  stored: StoredChart
  mayBeOldStyle: boolean
  /** Where sources disagree about the clock: what the time means by the other one. */
  otherClock: OtherClock | null
}

/** Asks the chart service for the chart of a birth, with all that it tells. */
export const requestChartData = (context: Asker, birth: BirthInput | Birth): Promise<ServiceAnswer<ChartData>> =>
  ask(context, '/api/hd/generate-chart', inJson(birth), chartReplySchema)

/**
 * Asks the chart service for the chart of a birth given in a form. Where the city was typed and may be another one, there is no
 * chart yet: the refusal has the places to choose from.
 */
export async function requestChart(context: Asker, birth: BirthInput): Promise<ServiceAnswer<CalculatedChart>> {
  const answer = await requestChartData(context, birth)
  if (!answer.ok) return answer
  const places = listPossiblePlaces(birth, answer.data.location)
  return places.length > 1
    ? { ok: false, refusal: refuseSeveralPlaces(places) }
    : { ok: true, data: toCalculated(birth, answer.data) }
}

const refuseSeveralPlaces = (suggestions: Place[]): Refusal => ({
  success: false,
  data: null,
  error: 'Several places have this name',
  code: 'unknown_place',
  problems: { birth_city: 'city.several' },
  suggestions,
})

/** Asks what the clock reading of a birth means. */
export const requestBirthInstant = (context: Context, birth: BirthInput): Promise<ServiceAnswer<InstantData>> =>
  ask(context, '/api/hd/birth-instant', inJson(birth), instantReplySchema)

/** Asks what another birth time would change: within minutes of the given one, and over the whole day. */
export async function requestBirthWindow(context: Context, birth: BirthInput): Promise<ServiceAnswer<WindowData>> {
  return ask(context, '/api/hd/birth-window', inJson(birth), windowReplySchema)
}

/** Minutes before and after the day of a birth that are asked for too: as far as a window around a time may reach. */
const DAY_MARGIN_MINUTES = 120

/** Asks for every chart of the local day of a birth, and of two hours before and after it. */
export async function requestBirthDay(context: Context, birth: BirthInput): Promise<ServiceAnswer<BirthDay>> {
  const question = inJson({ ...birth, margin_minutes: DAY_MARGIN_MINUTES })
  const answer = await ask(context, '/api/hd/birth-day', question, birthDayReplySchema)
  return answer.ok ? { ok: true, data: toBirthDay(answer.data) } : answer
}

/** Asks which of these stored births are another instant by the clocks of today. */
export const requestPresentClocks = (
  context: Asker,
  births: StoredBirthQuestion[],
): Promise<ServiceAnswer<PresentClocksData>> =>
  ask(context, '/internal/present-clocks', inJson({ births }), presentClocksReplySchema)

/** Places whose name begins so, the largest first, with their names in both languages. */
export async function requestPlaces(context: Context, name: string, limit: number): Promise<ServiceAnswer<Place[]>> {
  const parameters = new URLSearchParams({ q: name, limit: String(limit) })
  return ask(context, `/api/hd/places?${parameters}`, {}, placesReplySchema)
}

/** For what a page shows beside its subject: it waits no longer than this. */
export const SHORT_TIMEOUT_MILLISECONDS = 2000

/** The cached answers of the service that is asked; one service in production, several where tests stand in for it. */
export function cacheOf<K, V>(caches: WeakMap<Fetcher, Map<K, V>>, { bindings }: Asker): Map<K, V> {
  const cache = caches.get(bindings.CHART) ?? new Map<K, V>()
  caches.set(bindings.CHART, cache)
  return cache
}

/** Adds to a cache of at most so many entries; the oldest go. */
export function keep<K, V>(map: Map<K, V>, key: K, value: V, most: number) {
  for (const oldest of map.keys()) {
    if (map.size < most) break
    map.delete(oldest)
  }
  map.set(key, value)
}

/** Birth days that fit what each level of chart detail shows. */
export type BirthFit = BirthFitData['days']

/** The count takes one to two seconds of the service's CPU. */
const FIT_TIMEOUT_MILLISECONDS = 6000

/** How many days of birth fit what each level of detail shows of the chart of this birth; null where the service does not answer. */
export async function requestBirthFit(context: Asker, asked: BirthFitQuestion): Promise<BirthFitData | null> {
  const question = { ...inJson(asked), signal: AbortSignal.timeout(FIT_TIMEOUT_MILLISECONDS) }
  const answer = await ask(context, '/internal/birth-fit', question, birthFitReplySchema)
  return answer.ok ? answer.data : null
}

function toCalculated(birth: BirthInput, data: ChartData): CalculatedChart {
  return {
    birth: {
      date: birth.birth_date,
      time: birth.birth_time,
      timeAccuracy: data.timeAccuracy,
      city: data.location.city,
      country: data.location.country,
      latitude: data.location.latitude,
      longitude: data.location.longitude,
      timezone: data.timezone,
      zoneChosen: birth.zone_chosen,
      utcOffsetSeconds: data.utcOffsetSeconds,
    },
    stored: {
      chart: toChart(data),
      birthUtc: data.birthUtc,
      designUtc: data.designUtc,
      engineVersion: data.engineVersion,
      node: data.node,
    },
    mayBeOldStyle: data.mayBeOldStyle,
    otherClock: data.otherClock,
  }
}
