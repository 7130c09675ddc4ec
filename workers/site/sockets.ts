import { type Context, Hono } from 'hono'
import { isLivingSession } from '../../app/data/accounts/sessions.server'
import { findParticipantOf, findParticipantOfSession } from '../../app/data/conversations.server'
import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { Participant } from '../../app/domain/messaging/objects'
import { conversationHeaders, hubHeaders } from '../../app/domain/messaging/upgrade-headers'
import { conversationOf, hubOf } from '../../app/platform/messaging/conversations.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { askObject } from '../../app/platform/server/remote-calls.server'
import { type MemberEnv, membersOnly } from './api-member'

/**
 * Under /ws. The doors of the two sockets: who may come in is found out here, once, and told to the object in headers that
 * only this file sets; of what a client sent nothing but the wish for a socket goes on. Where a socket comes from has been
 * checked before.
 */
export const sockets = new Hono<MemberEnv>()

const RETRY_SECONDS = 60

sockets.use(async (c, next) => {
  if (c.req.method === 'GET' && c.req.header('Upgrade')?.toLowerCase() === 'websocket') return next()
  return c.json({ error: 'upgrade_required' }, 426, { Upgrade: 'websocket' })
})
sockets.use(membersOnly)
// No tab opens so many: a page that lost its sockets comes back slower each time.
sockets.use(async (c, next) => {
  const { success } = await c.env.LOOKUP_LIMIT.limit({ key: `sockets:${c.var.viewer.id}` })
  return success ? next() : c.json({ error: 'rate_limited' }, 429, { 'Retry-After': String(RETRY_SECONDS) })
})

sockets.get('/conversations/:id', async (c) => {
  const { viewer, sessionId, context } = c.var
  const after = readCount(c.req.queries('after'))
  const rev = readCount(c.req.queries('rev'))
  if (after === undefined || rev === undefined) return c.json({ error: 'malformed' }, 400)
  const id = c.req.param('id')
  const found = await findParticipantOf(context.db, viewer.id, id)
  if (!found?.isOpen) return c.json({ error: 'unavailable' }, 403)
  const { participant } = found
  try {
    // Noted before there is a socket: from here on whoever ends the session finds it.
    await askObject(() => hubOf(c.env, viewer.id).opened(viewer.id, id))
    const headers = conversationHeaders({ participant, sessionId, after: after ?? 0, rev })
    const answer = await askObject(() => conversationOf(c.env, id).fetch(upgrade(c, headers)))
    runAfterResponse(c, recheckSession(c, participant))
    return withMutableHeaders(answer)
  } catch (error) {
    return unreachable(c, error)
  }
})

sockets.get('/hub', async (c) => {
  const { viewer, sessionId, context } = c.var
  const hub = () => hubOf(c.env, viewer.id)
  try {
    const answer = await askObject(() => hub().fetch(upgrade(c, hubHeaders(viewer.id, sessionId))))
    const recheckSession = async () => {
      if (await isLivingSession(context.db, viewer.id, sessionId, Date.now())) return
      await askObject(() => hub().endSession(sessionId, CLOSE.signedOut))
    }
    runAfterResponse(c, recheckSession())
    return withMutableHeaders(answer)
  } catch (error) {
    return unreachable(c, error)
  }
})

sockets.all('*', (c) => c.json({ error: 'not_found' }, 404))

type SocketContext = Context<MemberEnv>

/** A count in an address: null where there is none, undefined for what is no such number, or for two. */
function readCount(values: string[] | undefined): number | null | undefined {
  if (!values) return null
  const [value = '', ...more] = values
  return more.length === 0 && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

const upgrade = (c: SocketContext, headers: Record<string, string>) =>
  new Request(c.req.url, { headers: { ...headers, Upgrade: 'websocket' } })

/** The object's answer with headers that can be added to. */
const withMutableHeaders = ({ status, webSocket, body }: Response) =>
  webSocket ? new Response(null, { status, webSocket }) : new Response(body, { status })

/** Nobody waits for it; that it failed is told to the log. */
const runAfterResponse = (c: SocketContext, work: Promise<void>) =>
  c.var.context.waitUntil(work.catch((error: unknown) => logFailure(c, error)))

function unreachable(c: SocketContext, error: unknown) {
  logFailure(c, error)
  return c.json({ error: 'unexpected' }, 503, { 'Retry-After': '1' })
}

const logFailure = (c: SocketContext, error: unknown) =>
  logEvent('error', 'socket.failed', { requestId: c.var.context.requestId, ...toErrorFields(error) })

/**
 * Whoever ended the session, blocked, or left between the question and the socket has not found a socket to close. So it is
 * asked again once there is one: what came before is seen here, what comes after finds it.
 */
async function recheckSession(c: SocketContext, participant: Participant): Promise<void> {
  const { context, sessionId } = c.var
  const { memberId, conversationId } = participant
  const found = await findParticipantOfSession(context.db, { memberId, conversationId, sessionId, now: Date.now() })
  const conversation = () => conversationOf(c.env, conversationId)
  if (!found) await askObject(() => conversation().endSession(sessionId, CLOSE.signedOut))
  else if (!found.isOpen) await askObject(() => conversation().endSockets(memberId, CLOSE.unavailable, null))
  else if (JSON.stringify(found.participant) !== JSON.stringify(participant))
    await askObject(() => conversation().endSockets(memberId, CLOSE.restart, null))
}
