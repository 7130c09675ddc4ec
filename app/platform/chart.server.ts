import type { StoredBirth } from '../../drizzle/schema/charts'
import type { StoredChart } from '../../drizzle/schema/users'
import type { BirthInput } from '../domain/birth/birth-form.schema'
import {
  type ChartData,
  chartReplySchema,
  type PositionsData,
  positionsReplySchema,
  type Refusal,
  refusalSchema,
  toChart,
  type WindowData,
  windowReplySchema,
} from '../domain/human-design/chart-service.schema'
import type { Context } from './context.server'
import { logEvent } from './log.server'

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
const PATIENCE_MILLISECONDS = 10_000

type ReplySchema<T> = { safeParse: (value: unknown) => { success: true; data: { data: T } } | { success: false } }

async function ask<T>(
  context: Context,
  path: string,
  question: RequestInit,
  schema: ReplySchema<T>,
): Promise<ServiceAnswer<T>> {
  const fail = (failure: ServiceFailure): ServiceAnswer<T> => {
    logEvent('error', 'chart.failed', { requestId: context.requestId, path, ...failure })
    return { ok: false, failure }
  }
  let response: Response
  let reply: unknown
  try {
    response = await context.bindings.CHART.fetch(`https://chart.internal${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
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

const inJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** The chart of a birth, as it is stored, with the birth data as they were understood. */
export type CalculatedChart = { birth: StoredBirth; stored: StoredChart; mayBeOldStyle: boolean }

/** Asks the chart service for the chart of a birth. */
export async function requestChart(context: Context, birth: BirthInput): Promise<ServiceAnswer<CalculatedChart>> {
  const answer = await ask(context, '/api/hd/generate-chart', inJson(birth), chartReplySchema)
  return answer.ok ? { ok: true, data: toCalculated(birth, answer.data) } : answer
}

/** Asks what another birth time would change: within minutes of the given one, and over the whole day. */
export async function requestBirthWindow(context: Context, birth: BirthInput): Promise<ServiceAnswer<WindowData>> {
  return ask(context, '/api/hd/birth-window', inJson(birth), windowReplySchema)
}

/** Where the bodies stand: `at` is the instant of these positions. */
export type Sky = Pick<PositionsData, 'at' | 'activations'>

const HOUR_MILLISECONDS = 3_600_000
/** A page does not wait for the sky as it waits for a chart. */
const SKY_PATIENCE_MILLISECONDS = 2000
/** The sky last asked for in this isolate: nearly every question is about the hour that is. */
let lastSky: Sky | undefined

/**
 * The sky at the beginning of the hour of an instant, asked of the service once an hour; null where it does not answer. Only
 * the Moon moves on by as much as half a line in that time.
 */
export async function currentSky(context: Context, at: Date = new Date()): Promise<Sky | null> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS).toISOString()
  if (lastSky?.at === hour) return lastSky
  const path = `/api/hd/positions?${new URLSearchParams({ at: hour })}`
  const patience = { signal: AbortSignal.timeout(SKY_PATIENCE_MILLISECONDS) }
  const answer = await ask(context, path, patience, positionsReplySchema)
  if (!answer.ok) return null
  lastSky = answer.data
  return lastSky
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
  }
}
