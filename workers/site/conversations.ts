import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ZodMiniType } from 'zod/mini'
import type { FoundParticipant } from '../../app/data/conversations.server'
import type { ErrorCode } from '../../app/domain/messaging/conversation-frames.schema'
import {
  pageRequestSchema,
  readRequestSchema,
  sendRequestSchema,
  startRequestSchema,
} from '../../app/domain/messaging/conversation-requests.schema'
import { ATTACHMENT_MAX_BYTES, FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'
import { conversationOf, findParticipant, startConversation } from '../../app/platform/messaging/conversations.server'
import {
  deleteAttachment,
  drawAttachment,
  readAttachment,
  storeAttachment,
  toAttachment,
} from '../../app/platform/pictures/picture-storage.server'
import { inspectPicture } from '../../app/platform/pictures/pictures.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { spend } from '../../app/platform/server/rate-limit.server'
import { askObject } from '../../app/platform/server/remote-calls.server'
import { type MemberEnv, membersOnly } from './api-member'
import { readUpTo } from './read-up-to'

type ParticipantEnv = MemberEnv & { Variables: { found: FoundParticipant } }

const READ_METHODS = new Set(['GET', 'HEAD'])

/**
 * Lets the two participants of the conversation in the path through; for all others it looks like one that doesn't exist. A closed
 * conversation can only be read.
 */
const participantsOnly = createMiddleware<ParticipantEnv, '/:id/*'>(async (c, next) => {
  const { context, viewer } = c.var
  const found = await findParticipant(context, viewer, c.req.param('id'))
  if (!found || (!found.isOpen && !READ_METHODS.has(c.req.method))) return refuseRequest(c, 'unavailable')
  c.set('found', found)
  await next()
})

/** Under /api/conversations/:id/attachments: the pictures of a conversation, for its participants only. */
const attachments = new Hono<ParticipantEnv>()

const UPLOADS_AN_HOUR = 30

/** Browsers never execute these bytes, and may cache them for an hour. */
const ATTACHMENT_HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=3600, immutable',
  Vary: 'Cookie',
}

attachments.post('/', async (c) => {
  const { context, viewer, found } = c.var
  const { participant } = found
  const body = await readUpTo(ATTACHMENT_MAX_BYTES, c.req.raw)
  if (!body) return refuseRequest(c, 'too_large')
  if (body.size === 0) return refuseRequest(c, 'empty')
  const picture = inspectPicture(new Uint8Array(await body.arrayBuffer()))
  if (typeof picture === 'string') return refuseRequest(c, 'invalid_content')
  const limit = { name: 'attachment', subject: viewer.id, most: UPLOADS_AN_HOUR, seconds: 3600 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return refuseRequest(c, 'rate_limited', retryAfterSeconds * 1000)

  // The service fails alike on a picture it can't decode and when it is down. The refusal names the picture, because `unexpected`
  // would ask clients to try again with one that may never decode.
  const drawn = await drawAttachment(c.env, picture, participant).catch((error: unknown) => {
    logEvent('warn', 'attachment.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
    return null
  })
  if (!drawn) return refuseRequest(c, 'invalid_content')
  const { upload, bytes } = drawn
  // Recorded before the file is stored, because the conversation deletes the files of unused uploads.
  const conversation = () => conversationOf(c.env, participant.conversationId)
  await askObject(() => conversation().addUpload(participant, upload))
  await storeAttachment(c.env, upload.key, bytes)
  // If the member was deleted meanwhile, this file wasn't there to delete.
  if (!(await askObject(() => conversation().findUpload(participant, upload.id)))) {
    await deleteAttachment(c.env, upload.key)
    return refuseRequest(c, 'not_found')
  }
  return c.json(toAttachment(upload), 201)
})

attachments.get('/:attachmentId', async (c) => {
  const { participant } = c.var.found
  const id = c.req.param('attachmentId')
  const upload = await askObject(() => conversationOf(c.env, participant.conversationId).findUpload(participant, id))
  const file = upload && (await readAttachment(c.env, upload.key))
  return file ? new Response(file.body, { headers: ATTACHMENT_HEADERS }) : refuseRequest(c, 'not_found')
})

/** Under /api/conversations, described in docs/protocol.md: the actions of the sockets by HTTP. */
export const conversations = new Hono<ParticipantEnv>()

conversations.use(membersOnly)
conversations.use('/:id/*', participantsOnly)

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
  const { participant } = c.var.found
  const { page } = await askObject(() => objectOf(c).read(participant, query.data))
  return c.json(page)
})

conversations.post('/:id/messages', async (c) => {
  const body = await readJson(c, sendRequestSchema)
  if (!body.ok) return refuseRequest(c, body.code)
  const { clientId } = body.value
  const sent = await askObject(() => objectOf(c).send(c.var.found.participant, body.value))
  if (!sent.ok) return refuseRequest(c, sent.code, sent.retryAfterMs)
  return c.json({ clientId, seq: sent.seq, id: sent.id, createdAt: sent.createdAt })
})

conversations.put('/:id/read', async (c) => {
  const body = await readJson(c, readRequestSchema)
  if (!body.ok) return refuseRequest(c, body.code)
  const marked = await askObject(() => objectOf(c).markRead(c.var.found.participant, body.value.seq))
  return marked.ok ? c.body(null, 204) : refuseRequest(c, marked.code, marked.retryAfterMs)
})

conversations.route('/:id/attachments', attachments)
conversations.all('*', (c) => refuseRequest(c, 'not_found'))

conversations.onError((error, c) => {
  logEvent('error', 'conversations.failed', { requestId: c.var.context?.requestId, ...toErrorFields(error) })
  return refuseRequest(c, 'unexpected')
})

const objectOf = (c: Context<ParticipantEnv>) => conversationOf(c.env, c.var.found.participant.conversationId)

/** Parses a body of at most 32 kB by this schema, or returns the error code. */
async function readJson<T>(c: Context<ParticipantEnv>, schema: ZodMiniType<T>) {
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

const STATUS = {
  malformed: 400,
  too_large: 413,
  empty: 422,
  too_long: 422,
  invalid_content: 422,
  rate_limited: 429,
  conflict: 409,
  too_late: 409,
  not_found: 404,
  picture_gone: 404,
  unavailable: 403,
  unexpected: 503,
} as const satisfies Record<ErrorCode, number>

/** An error response of the API: its code, and when to retry if that helps. */
function refuseRequest(c: Context, code: ErrorCode, retryAfterMs?: number) {
  if (retryAfterMs !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  return c.json({ error: code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }, STATUS[code])
}
