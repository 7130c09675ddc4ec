import {
  cyclesReplySchema,
  eventsReplySchema,
  type PositionsData,
  positionsReplySchema,
  type ReturnsData,
  returnsReplySchema,
} from '../../domain/human-design/service/chart-service.schema'
import type { Cycle, CycleKind } from '../../domain/human-design/service/cycle.schema'
import type { ReturnPass } from '../../domain/human-design/service/return.schema'
import type { SkyEvent, SkyEventKind } from '../../domain/human-design/service/sky-event.schema'
import { BODIES, type BodyCode } from '../../domain/human-design/terms/codes'
import type { Context } from '../server/context.server'
import { type Asker, ask, cacheOf, inJson, keep, type ServiceAnswer, SHORT_TIMEOUT_MILLISECONDS } from './chart.server'

/** Positions and speeds of the bodies at any instant (ISO 8601 in UTC). */
export const requestPositions = (context: Context, at: string): Promise<ServiceAnswer<PositionsData>> =>
  ask(context, `/api/hd/positions?${new URLSearchParams({ at })}`, {}, positionsReplySchema)

/** Positions of the bodies at the instant `at`. */
export type Sky = Pick<PositionsData, 'at' | 'activations'>

const HOUR_MILLISECONDS = 3_600_000
/** The latest answers of this isolate: nearly all members ask for the same hour, noon or month. */
const cachedSkies = new WeakMap<Fetcher, Map<number, Sky>>()
const SKIES_KEPT = 48

/** The sky at an instant that the tables cover, cached; null where the service doesn't answer. */
export async function requestSky(context: Context, at: number): Promise<Sky | null> {
  const cache = cacheOf(cachedSkies, context)
  const cached = cache.get(at)
  if (cached) return cached
  const path = `/api/hd/positions?${new URLSearchParams({ at: new Date(at).toISOString() })}`
  const timeout = { signal: AbortSignal.timeout(SHORT_TIMEOUT_MILLISECONDS) }
  const answer = await ask(context, path, timeout, positionsReplySchema)
  if (!answer.ok) return null
  keep(cache, at, answer.data, SKIES_KEPT)
  return answer.data
}

/**
 * The sky at the beginning of the hour of an instant, asked for once an hour; null where the service doesn't answer.
 * Only the Moon moves by as much as half a line in that time.
 */
export const currentSky = (context: Context, at: Date = new Date()): Promise<Sky | null> =>
  requestSky(context, Math.floor(at.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS)

/** Events of the sky in (from, to], ISO 8601 in UTC. */
export type SkyEventsQuestion = {
  from: string
  to: string
  kinds: readonly SkyEventKind[]
  bodies?: readonly BodyCode[]
}

/** Months of the sky are the same for everybody, so this isolate caches them. */
const SKY_EVENTS_KEPT = 64
const cachedSkyEvents = new WeakMap<Fetcher, Map<string, SkyEvent[]>>()

/**
 * Events of the sky between two instants, in order of time; null where the service doesn't answer. `isBeside`: the page shows
 * them beside its subject and waits only briefly.
 */
export async function skyEvents(
  context: Asker,
  question: SkyEventsQuestion,
  { isBeside = false }: { isBeside?: boolean } = {},
): Promise<SkyEvent[] | null> {
  const { from, to, kinds, bodies = BODIES } = question
  const parameters = new URLSearchParams({ from, to, kinds: kinds.join(','), bodies: bodies.join(',') })
  const path = `/api/hd/events?${parameters}`
  const cache = cacheOf(cachedSkyEvents, context)
  const cached = cache.get(path)
  if (cached) return cached
  const timeout = isBeside ? { signal: AbortSignal.timeout(SHORT_TIMEOUT_MILLISECONDS) } : {}
  const answer = await ask(context, path, timeout, eventsReplySchema)
  if (!answer.ok) return null
  keep(cache, path, answer.data.events, SKY_EVENTS_KEPT)
  return answer.data.events
}

/** When bodies come back to their natal degrees in (from, to], after a birth; null where the service doesn't answer. */
export async function requestCycles(
  context: Context,
  { birthUtc, from, to, kinds }: { birthUtc: string; from: string; to: string; kinds: readonly CycleKind[] },
): Promise<Cycle[] | null> {
  const answer = await ask(
    context,
    '/api/hd/cycles',
    inJson({ birth_utc: birthUtc, from, to, kinds }),
    cyclesReplySchema,
  )
  return answer.ok ? answer.data.cycles : null
}

/** The returns of a birth, and the chart of one of them; null where the service doesn't answer. */
export async function requestReturns(
  context: Context,
  {
    birthUtc,
    at,
    marginMinutes,
    chosen,
  }: { birthUtc: string; at: string; marginMinutes: number; chosen: ReturnPass | null },
): Promise<ReturnsData | null> {
  const question = { birth_utc: birthUtc, at, margin_minutes: marginMinutes, chosen }
  const answer = await ask(context, '/api/hd/returns', inJson(question), returnsReplySchema)
  return answer.ok ? answer.data : null
}
