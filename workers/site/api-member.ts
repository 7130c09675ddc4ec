import { createMiddleware } from 'hono/factory'
import { type Context, createContext } from '../../app/platform/server/context.server'
import type { Bindings } from '../../app/platform/server/env.server'
import type { Viewer } from '../../app/platform/server/session.server'

export type MemberEnv = { Bindings: Bindings; Variables: { context: Context; viewer: Viewer; sessionId: string } }

/** Lets active members through; 401 for all others. */
export const membersOnly = createMiddleware<MemberEnv>(async (c, next) => {
  const context = createContext(c.req.raw, c.env, c.executionCtx)
  // Set first, so that errors from here on are logged with the request id.
  c.set('context', context)
  const { viewer, sessionId, setCookie } = await context.session()
  if (!viewer?.isActive || !sessionId) return c.json({ error: 'signed_out' }, 401)
  c.set('viewer', viewer)
  c.set('sessionId', sessionId)
  await next()
  // The session may have been renewed, and the new cookie is sent only once.
  if (setCookie) c.res.headers.append('Set-Cookie', setCookie)
})
