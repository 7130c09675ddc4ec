import { createMiddleware } from 'hono/factory'

const TOLD = 'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After'
const DAY_SECONDS = 86_400

/** Pages of other sites may ask too (CORS): nothing here reads a cookie, so a browser gives nothing of its own along. */
export const openToAll = createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': String(DAY_SECONDS),
    })
  }
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Access-Control-Expose-Headers', TOLD)
})
