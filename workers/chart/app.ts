import { Hono } from 'hono'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import {
  birthDayQuestionSchema,
  birthQuestionSchema,
  chartRequestSchema,
  positionsQuestionSchema,
  presentClocksQuestionSchema,
} from '~/domain/human-design/service/chart-request.schema'
import type { Health } from '~/domain/human-design/service/chart-service.schema'
import {
  birthFitQuestionSchema,
  cyclesQuestionSchema,
  eventsQuestionSchema,
  returnsQuestionSchema,
} from '~/domain/human-design/service/sky-request.schema'
import { logEvent, toErrorFields } from '~/platform/server/log.server'
import { findBirthDay } from './births/birth-day'
import { findBirthFit } from './births/birth-fit'
import { findBirthInstant } from './births/birth-instant'
import { findBirthWindow } from './births/birth-window'
import { generateChart } from './births/generate-chart'
import { findPresentClocks } from './births/present-clocks'
import type { Engine, Places } from './engine'
import { OutOfRangeError } from './ephemeris/range'
import { openApiDocument } from './openapi'
import { readBody, readFields } from './read-body'
import { RefusedError, refuseYear } from './refuse'
import { findReturns } from './transits/find-returns'
import { findCycles, findEvents, findPositions } from './transits/find-transits'

/** The tables of the app; places come from the bindings of a request. */
export type ChartAppParts<Env extends object> = Omit<Engine, 'places' | 'now' | 'otherZones'> & {
  places: (env: Env) => Places
  now?: () => number
}

const toReply = <T>(data: T) => ({ success: true as const, data, error: null })

/** The chart service: routes of docs/chart-service.md over an ephemeris, a zone table and a gazetteer. */
export function createChartApp<Env extends object>({ places, now = Date.now, ...tables }: ChartAppParts<Env>) {
  const { ephemeris, zones } = tables
  const app = new Hono<{ Bindings: Env }>()
  const engineOf = (env: Env): Engine => ({ ...tables, places: places(env), now })

  app.post('/api/hd/generate-chart', async (c) =>
    c.json(toReply(await generateChart(await readBody(c.req.raw, chartRequestSchema), engineOf(c.env)))),
  )
  app.post('/api/hd/birth-instant', async (c) =>
    c.json(toReply(await findBirthInstant(await readBody(c.req.raw, birthQuestionSchema), engineOf(c.env)))),
  )
  app.post('/api/hd/birth-window', async (c) =>
    c.json(toReply(await findBirthWindow(await readBody(c.req.raw, birthQuestionSchema), engineOf(c.env)))),
  )
  app.post('/api/hd/birth-day', async (c) =>
    c.json(toReply(await findBirthDay(await readBody(c.req.raw, birthDayQuestionSchema), engineOf(c.env)))),
  )
  app.get('/api/hd/places', async (c) => {
    const limit = Number(c.req.query('limit') || Number.NaN)
    const found = await places(c.env).search(c.req.query('q') ?? '', Number.isFinite(limit) ? limit : undefined)
    // The gazetteer changes only with a deployment, so results for a prefix can be cached.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(toReply(found))
  })
  app.get('/api/hd/nearest-towns', async (c) => {
    const found = await places(c.env).near(c.req.query('q') ?? '')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(toReply(found))
  })
  app.get('/api/hd/positions', (c) => {
    const positions = findPositions(readFields(c.req.query(), positionsQuestionSchema), ephemeris)
    // Positions at an instant change only with the engine.
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(toReply(positions))
  })
  app.get('/api/hd/events', (c) => {
    const events = findEvents(readFields(c.req.query(), eventsQuestionSchema), ephemeris)
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(toReply(events))
  })
  app.post('/api/hd/cycles', async (c) =>
    c.json(toReply(findCycles(await readBody(c.req.raw, cyclesQuestionSchema), ephemeris))),
  )
  app.post('/api/hd/returns', async (c) =>
    c.json(toReply(findReturns(await readBody(c.req.raw, returnsQuestionSchema), ephemeris))),
  )
  // Not under /api/hd, which the site proxies publicly, because a response costs one to two seconds of CPU.
  app.post('/internal/birth-fit', async (c) =>
    c.json(toReply(findBirthFit(await readBody(c.req.raw, birthFitQuestionSchema), ephemeris))),
  )
  // Not public either: it's for the site's cron, several births at a time.
  app.post('/internal/present-clocks', async (c) =>
    c.json(toReply(await findPresentClocks(await readBody(c.req.raw, presentClocksQuestionSchema), engineOf(c.env)))),
  )
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()))
  app.get('/health', (c) => {
    const health: Health = { status: 'ok', engineVersion: ENGINE_VERSION, zoneTableVersion: zones.version }
    return c.json(health)
  })

  for (const { path, method } of [...app.routes]) {
    app.all(path, (c) => {
      c.header('Allow', method === 'GET' ? 'GET, HEAD' : method)
      return c.json(new RefusedError(405, 'method_not_allowed', 'This address takes another method').refusal, 405)
    })
  }
  app.notFound((c) => c.json(new RefusedError(404, 'not_found', 'Not found').refusal, 404))
  app.onError((error, c) => {
    const refused = toRefused(error)
    if (!refused) logEvent('error', 'chart.answer_failed', { path: c.req.path, ...toErrorFields(error) })
    const { status, refusal } = refused ?? new RefusedError(500, 'calculation_failed', 'HD calculation failed')
    return c.json(refusal, status)
  })
  return app
}

function toRefused(error: Error): RefusedError | null {
  if (error instanceof RefusedError) return error
  // Years are checked by date, so only hours around the first and last day can still be outside the tables.
  return error instanceof OutOfRangeError ? refuseYear(error.utcMs < error.earliestMs) : null
}
