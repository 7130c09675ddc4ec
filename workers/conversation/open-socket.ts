import { CLOSE } from '../../app/domain/messaging/close-codes'
import { byteLength } from '../../app/domain/messaging/frame-text'
import { CATCH_UP_BYTES, CATCH_UP_MESSAGES, MESSAGES_A_PAGE } from '../../app/domain/messaging/limits'
import type { Participant } from '../../app/domain/messaging/objects'
import { readConversationHeaders } from '../../app/domain/messaging/upgrade-headers'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { hasPendingNotices } from './announce'
import { toChange } from './change-message'
import type { Context } from './context'
import { admit } from './request'
import { toInstant, toMessage } from './store/messages'
import { type ConversationState, isClosed, otherOf } from './store/state'

/** Internal error after the socket was accepted (RFC 6455, 7.4.1). */
const BROKEN = 1011

/** Accepts a socket and catches it up in the same turn, so that no live message can come in between. */
export function openSocket(context: Context, request: Request): Response {
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return refusal(426, 'upgrade_required')
  const { participant, sessionId, after, rev } = readConversationHeaders(request.headers)
  const state = admit(context, participant)
  if (!state || isClosed(state)) return refusal(403, 'unavailable')
  const { 0: client, 1: server } = new WebSocketPair()
  const confirmed = context.store.messages.lastSeq
  context.sockets.accept(server, { participant, sessionId, openedAt: Date.now(), confirmed })
  try {
    const isAll = catchUp(context, server, { participant, state, after: toSeq(after) ?? 0, rev: toSeq(rev) })
    if (!isAll) context.sockets.close(server, CLOSE.tooSlow)
    // After a crash, update the member's inbox now instead of with the alarm.
    if (hasPendingNotices(context)) context.announcer.changed(Date.now())
  } catch (error) {
    logEvent('error', 'conversation.catch_up_failed', toErrorFields(error))
    context.sockets.close(server, BROKEN)
  }
  return new Response(null, { status: 101, webSocket: client })
}

/**
 * Reports to the member's hub that their last socket here is closed. If a new one was opened during the call, that is reported too,
 * because otherwise the hub couldn't close it with its session.
 */
export async function reportSocketEnded(context: Context, memberId: string, conversationId: string): Promise<void> {
  if (context.sockets.has(memberId)) return
  try {
    const hub = context.env.HUB.getByName(memberId)
    await hub.closed(conversationId)
    if (context.sockets.has(memberId)) await hub.opened(memberId, conversationId)
  } catch (error) {
    logEvent('warn', 'conversation.hub_not_notified', toErrorFields(error))
  }
}

const toSeq = (value: number | null) => (value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null)

const refusal = (status: number, error: string) => Response.json({ error }, { status })

/**
 * Sends a new socket what it missed: messages after `after`, changes after `rev` (null: none) of earlier messages, and the read
 * mark. False if there are more changes than fit, so that the client must reconnect for the rest.
 */
function catchUp(
  { store, sockets }: Context,
  socket: WebSocket,
  {
    participant,
    state,
    after,
    rev,
  }: { participant: Participant; state: ConversationState; after: number; rev: number | null },
): boolean {
  sockets.send(socket, { type: 'ready', seq: store.messages.lastSeq, rev: state.rev })
  for (const text of missedBatches(store.messages.listAfter(after, CATCH_UP_MESSAGES + 1), state)) socket.send(text)
  if (rev !== null && !sendChanges(store.messages.listChanged(rev, after, CATCH_UP_MESSAGES + 1), socket)) return false
  const memberId = otherOf(state, participant.memberId)
  const { sharedSeq, sharedAt } = store.marks.of(memberId)
  if (participant.receipts && sharedAt !== null) {
    sockets.send(socket, { type: 'read', memberId, seq: sharedSeq, at: toInstant(sharedAt) })
  }
  return true
}

/** Sends changes up to the limit; returns whether that was all of them. */
function sendChanges(rows: Parameters<typeof toChange>[0][], socket: WebSocket): boolean {
  let bytes = 0
  for (const [count, row] of rows.entries()) {
    const text = JSON.stringify(toChange(row))
    bytes += byteLength(text)
    if (count === CATCH_UP_MESSAGES || (bytes > CATCH_UP_BYTES && count > 0)) return false
    socket.send(text)
  }
  return true
}

/** The frames of missed messages up to the limit, one page of messages each. */
function missedBatches(rows: Parameters<typeof toMessage>[1][], { conversationId }: ConversationState): string[] {
  const pages: string[][] = []
  let bytes = 0
  let count = 0
  for (const row of rows) {
    const text = JSON.stringify(toMessage(conversationId, row))
    bytes += byteLength(text)
    if (count === CATCH_UP_MESSAGES || (bytes > CATCH_UP_BYTES && count > 0)) break
    if (count % MESSAGES_A_PAGE === 0) pages.push([])
    pages.at(-1)?.push(text)
    count++
  }
  return pages.map((page, index) => {
    const more = index === pages.length - 1 && count < rows.length
    return `{"type":"batch","messages":[${page.join(',')}],"more":${more}}`
  })
}
