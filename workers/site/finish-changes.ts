import { createMiddleware } from 'hono/factory'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What somebody asked to change comes to its end also when they have left meanwhile: with the connection the platform would
 * break off the work, between what is written and what is said of it.
 */
export const finishChanges = createMiddleware(async (c, next) => {
  const done = next()
  if (!READING.has(c.req.method)) c.executionCtx.waitUntil(done.catch(() => undefined))
  await done
})
