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
 * Under /ws: the upgrades of the two sockets. Authorisation is checked here, once, and passed to the object in headers that only this
 * file sets; headers of the client aren't passed on. The origin was checked by `refuseCrossSite`.
 */
export const sockets = new Hono<MemberEnv>()

const RETRY_SECONDS = 60

sockets.use(async (c, next) => {
  if (c.req.method === 'GET' && c.req.header('Upgrade')?.toLowerCase() === 'websocket') return next()
  return c.json({ error: 'upgrade_required' }, 426, { Upgrade: 'websocket' })
})
sockets.use(membersOnly)
// Clients reconnect with backoff, so none reaches this limit.
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
    // Recorded before the socket is opened, so that ending the session closes it.
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

/** A count in the query: null if missing, undefined if it isn't a number or is repeated. */
function readCount(values: string[] | undefined): number | null | undefined {
  if (!values) return null
  const [value = '', ...more] = values
  return more.length === 0 && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

const upgrade = (c: SocketContext, headers: Record<string, string>) =>
  new Request(c.req.url, { headers: { ...headers, Upgrade: 'websocket' } })

/** A copy of the object's response, because its own headers are immutable. */
const withMutableHeaders = ({ status, webSocket, body }: Response) =>
  webSocket ? new Response(null, { status, webSocket }) : new Response(body, { status })

/** Runs after the response; a failure is only logged. */
const runAfterResponse = (c: SocketContext, work: Promise<void>) =>
  c.var.context.waitUntil(work.catch((error: unknown) => logFailure(c, error)))

function unreachable(c: SocketContext, error: unknown) {
  logFailure(c, error)
  return c.json({ error: 'unexpected' }, 503, { 'Retry-After': '1' })
}

const logFailure = (c: SocketContext, error: unknown) =>
  logEvent('error', 'socket.failed', { requestId: c.var.context.requestId, ...toErrorFields(error) })

/**
 * Checks again once the socket is open, because a sign-out, block or deletion between the first check and the upgrade found no socket
 * to close.
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
