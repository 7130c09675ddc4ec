import { createMiddleware } from 'hono/factory'
import { type Context, createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'
import type { Viewer } from '../../app/platform/server/session.server'

export type MemberEnv = { Bindings: Bindings; Variables: { context: Context; viewer: Viewer; sessionId: string } }

/** Lets members through whose account is not away; 401 for everybody else. */
export const membersOnly = createMiddleware<MemberEnv>(async (c, next) => {
  const context = createContext(c.req.raw, c.env, c.executionCtx)
  // First of all: what breaks from here on is logged with the request it broke in.
  c.set('context', context)
  const { viewer, sessionId, setCookie } = await context.session()
  if (!viewer?.isActive || !sessionId) return c.json({ error: 'signed_out' }, 401)
  c.set('viewer', viewer)
  c.set('sessionId', sessionId)
  await next()
  // A session renewed here is renewed in the browser too: it is told so only once.
  if (setCookie) c.res.headers.append('Set-Cookie', setCookie)
})
