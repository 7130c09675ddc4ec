import { type Context, Hono } from 'hono'
import type { ZodMiniType } from 'zod/mini'
import {
  pageRequestSchema,
  readRequestSchema,
  sendRequestSchema,
  startRequestSchema,
} from '../../app/domain/messaging/conversation-requests.schema'
import { FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'
import { askObject } from '../../app/platform/messaging/ask-object.server'
import { conversationOf, startConversation } from '../../app/platform/messaging/conversations.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { membersOnly } from './api-member'
import { attachments } from './attachments'
import { type SeatEnv, seatedOnly } from './conversation-seat'
import { readUpTo } from './read-up-to'
import { refuseRequest } from './refuse-request'

/** Under /api/conversations, told in docs/protocol.md: what the sockets do, by HTTP, through the same objects. */
export const conversations = new Hono<SeatEnv>()

conversations.use(membersOnly)
conversations.use('/:id/*', seatedOnly)

conversations.post('/', async (c) => {
  const body = await readJson(c, startRequestSchema)
  if (!body.ok) return refuseRequest(c, body.code)
  const { context, viewer } = c.var
  const outcome = await startConversation(context, viewer, body.value.to)
  if (outcome.done) return c.json({ id: outcome.id }, outcome.isNew ? 201 : 200)
  switch (outcome.reason) {
    case 'missing':
    case 'self':
      return refuseRequest(c, 'not_found')
    case 'unavailable':
      return refuseRequest(c, 'unavailable')
    case 'suspended':
    case 'undecided':
      return c.json({ error: outcome.reason }, 403)
    case 'too_many':
      return refuseRequest(c, 'rate_limited', outcome.retryAfterSeconds * 1000)
    case 'limit':
      return c.json({ error: 'limit', nextAt: outcome.nextAt }, 403)
  }
})

conversations.get('/:id/messages', async (c) => {
  const query = pageRequestSchema.safeParse(c.req.query())
  if (!query.success) return refuseRequest(c, 'malformed')
  const { seat } = c.var.found
  const { page } = await askObject(() => objectOf(c).read(seat, query.data))
  return c.json(page)
})

conversations.post('/:id/messages', async (c) => {
  const body = await readJson(c, sendRequestSchema)
  if (!body.ok) return refuseRequest(c, body.code)
  const { clientId } = body.value
  const sent = await askObject(() => objectOf(c).send(c.var.found.seat, body.value))
  if (!sent.ok) return refuseRequest(c, sent.code, sent.retryAfterMs)
  return c.json({ clientId, seq: sent.seq, id: sent.id, createdAt: sent.createdAt })
})

conversations.put('/:id/read', async (c) => {
  const body = await readJson(c, readRequestSchema)
  if (!body.ok) return refuseRequest(c, body.code)
  const marked = await askObject(() => objectOf(c).markRead(c.var.found.seat, body.value.seq))
  return marked.ok ? c.body(null, 204) : refuseRequest(c, marked.code, marked.retryAfterMs)
})

conversations.route('/:id/attachments', attachments)
conversations.all('*', (c) => refuseRequest(c, 'not_found'))

conversations.onError((error, c) => {
  logEvent('error', 'conversations.failed', { requestId: c.var.context?.requestId, ...toErrorFields(error) })
  return refuseRequest(c, 'unexpected')
})

const objectOf = (c: Context<SeatEnv>) => conversationOf(c.env, c.var.found.seat.conversationId)

/** A body of at most 32 kB as this schema says, and what is wrong with it otherwise. */
async function readJson<T>(c: Context<SeatEnv>, schema: ZodMiniType<T>) {
  const body = await readUpTo(FRAME_MAX_BYTES, c.req.raw)
  if (!body) return { ok: false, code: 'too_large' } as const
  const parsed = schema.safeParse(parseJson(await body.text()))
  return parsed.success ? ({ ok: true, value: parsed.data } as const) : ({ ok: false, code: 'malformed' } as const)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
