import { Hono } from 'hono'
import { ATTACHMENT_MAX_BYTES } from '../../app/domain/messaging/limits'
import { askObject } from '../../app/platform/messaging/ask-object.server'
import { conversationOf } from '../../app/platform/messaging/conversations.server'
import {
  deleteAttachment,
  drawAttachment,
  readAttachment,
  storeAttachment,
  toAttachment,
} from '../../app/platform/pictures/attachments.server'
import { inspectPicture } from '../../app/platform/pictures/pictures.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { spend } from '../../app/platform/server/rate-limit.server'
import type { SeatEnv } from './conversation-seat'
import { readUpTo } from './read-up-to'
import { refuseRequest } from './refuse-request'

/** Under /api/conversations/:id/attachments: the pictures of a conversation, to the two of it only. */
export const attachments = new Hono<SeatEnv>()

const UPLOADS_AN_HOUR = 30

/** Of these bytes nothing is ever run, wherever they are opened. A browser may keep them for its member for an hour. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=3600, immutable',
  Vary: 'Cookie',
}

attachments.post('/', async (c) => {
  const { context, viewer, found } = c.var
  const { seat } = found
  const body = await readUpTo(ATTACHMENT_MAX_BYTES, c.req.raw)
  if (!body) return refuseRequest(c, 'too_large')
  if (body.size === 0) return refuseRequest(c, 'empty')
  const picture = inspectPicture(new Uint8Array(await body.arrayBuffer()))
  if (typeof picture === 'string') return refuseRequest(c, 'invalid_content')
  const limit = { name: 'attachment', subject: viewer.id, most: UPLOADS_AN_HOUR, seconds: 3600 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return refuseRequest(c, 'rate_limited', retryAfterSeconds * 1000)

  // What no decoder can read looks like a service that fails; a picture that others can read is not to blame then.
  const drawn = await drawAttachment(c.env, picture, seat).catch((error: unknown) => {
    logEvent('warn', 'attachment.unreadable', { requestId: context.requestId, ...toErrorFields(error) })
    return null
  })
  if (!drawn) return refuseRequest(c, 'invalid_content')
  const { upload, bytes } = drawn
  // Known to the conversation before there is a file: it throws away what no message takes, so that none is left alone.
  const conversation = () => conversationOf(c.env, seat.conversationId)
  await askObject(() => conversation().addUpload(seat, upload))
  await storeAttachment(c.env, upload.key, bytes)
  // Whoever was forgotten meanwhile had no file yet that could have gone with them.
  if (!(await askObject(() => conversation().findUpload(seat, upload.id)))) {
    await deleteAttachment(c.env, upload.key)
    return refuseRequest(c, 'not_found')
  }
  return c.json(toAttachment(upload), 201)
})

attachments.get('/:attachmentId', async (c) => {
  const { seat } = c.var.found
  const id = c.req.param('attachmentId')
  const upload = await askObject(() => conversationOf(c.env, seat.conversationId).findUpload(seat, id))
  const file = upload && (await readAttachment(c.env, upload.key))
  return file ? new Response(file.body, { headers: HEADERS }) : refuseRequest(c, 'not_found')
})
