import { Hono } from 'hono'
import type { Bindings } from '../../app/platform/server/env.server'
import { clientNetwork } from '../../app/platform/server/http.server'

/** The public API of the chart service, proxied without the visitor's cookies. */
export const api = new Hono<{ Bindings: Bindings }>()

const RETRY_AFTER_SECONDS = '60'

async function proxy(request: Request, env: Bindings, limit: RateLimit): Promise<Response> {
  const { success } = await limit.limit({ key: clientNetwork(request) })
  if (!success) {
    return Response.json(
      { success: false, data: null, error: 'Too many requests', code: 'rate_limited' },
      { status: 429, headers: { 'Retry-After': RETRY_AFTER_SECONDS } },
    )
  }
  const headers = new Headers(request.headers)
  headers.delete('Cookie')
  const response = await env.CHART.fetch(new Request(request, { headers }))
  return new Response(response.body, response)
}

api.get('/hd/places', (c) => proxy(c.req.raw, c.env, c.env.LOOKUP_LIMIT))
api.get('/hd/nearest-towns', (c) => proxy(c.req.raw, c.env, c.env.LOOKUP_LIMIT))
api.get('/hd/positions', (c) => proxy(c.req.raw, c.env, c.env.LOOKUP_LIMIT))
api.post('/hd/birth-instant', (c) => proxy(c.req.raw, c.env, c.env.LOOKUP_LIMIT))
api.get('/openapi.json', (c) => proxy(c.req.raw, c.env, c.env.LOOKUP_LIMIT))
api.all('/hd/*', (c) => proxy(c.req.raw, c.env, c.env.CHART_LIMIT))
api.all('*', (c) => c.json({ success: false, data: null, error: 'Not found', code: 'not_found' }, 404))
