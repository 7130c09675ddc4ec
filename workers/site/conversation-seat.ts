import { createMiddleware } from 'hono/factory'
import type { FoundSeat } from '../../app/data/conversations.server'
import { findSeat } from '../../app/platform/messaging/conversations.server'
import type { MemberEnv } from './api-member'
import { refuseRequest } from './refuse-request'

export type SeatEnv = MemberEnv & { Variables: { found: FoundSeat } }

const SAFE = new Set(['GET', 'HEAD'])

/**
 * Lets through who sits at the conversation of the address; whoever does not learns no more than of one that is none. One
 * that is closed to the member can be read, no more.
 */
export const seatedOnly = createMiddleware<SeatEnv, '/:id/*'>(async (c, next) => {
  const { context, viewer } = c.var
  const found = await findSeat(context, viewer, c.req.param('id'))
  if (!found || (!found.isOpen && !SAFE.has(c.req.method))) return refuseRequest(c, 'unavailable')
  c.set('found', found)
  await next()
})
