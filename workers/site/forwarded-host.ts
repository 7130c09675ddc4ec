import { createMiddleware } from 'hono/factory'

const HEADER = 'X-Forwarded-Host'

/**
 * No proxy stands before this site that says which host was meant: what a client says of it counts for nothing. The framework
 * would take it for the host, and fail at forms that come from another.
 */
export const forgetForwardedHost = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (request.headers.has(HEADER)) {
    const headers = new Headers(request.headers)
    headers.delete(HEADER)
    c.req.raw = new Request(request, { headers })
  }
  return next()
})
