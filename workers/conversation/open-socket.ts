import { CLOSE } from '../../app/domain/messaging/close-codes'
import { readConversationHeaders } from '../../app/domain/messaging/seat-headers'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { isUntold } from './announce'
import { catchUp } from './catch-up'
import { admit } from './request'
import type { Room } from './room'
import { isClosed } from './store/standing'

/** Something of ours broke after the socket was taken in (RFC 6455, 7.4.1). */
const BROKEN = 1011

/** Takes in the socket the door brings, and catches it up in the same turn: nothing live can come between. */
export function openSocket(room: Room, request: Request): Response {
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return refusal(426, 'upgrade_required')
  const { seat, sessionId, after, rev } = readConversationHeaders(request.headers)
  const standing = admit(room, seat)
  if (!standing || isClosed(standing)) return refusal(403, 'unavailable')
  const { 0: client, 1: server } = new WebSocketPair()
  const confirmed = room.store.messages.lastSeq
  room.sockets.accept(server, { seat, sessionId, openedAt: Date.now(), confirmed })
  try {
    const isAll = catchUp(room, server, { seat, standing, after: toSeq(after) ?? 0, rev: toSeq(rev) })
    if (!isAll) room.sockets.close(server, CLOSE.tooSlow)
    // Whoever comes back after a crash should not wait for the alarm to see it in their list.
    if (isUntold(room)) room.announcer.changed(Date.now())
  } catch (error) {
    logEvent('error', 'conversation.catch_up_failed', toErrorFields(error))
    room.sockets.close(server, BROKEN)
  }
  return new Response(null, { status: 101, webSocket: client })
}

/**
 * The member's hub forgets the conversation with the last socket there. Should a new one have come while it was told, it
 * is told that too, or else the end of a session would not reach it.
 */
export async function tellSocketEnded(room: Room, memberId: string, conversationId: string): Promise<void> {
  if (room.sockets.has(memberId)) return
  try {
    const hub = room.env.HUB.getByName(memberId)
    await hub.closed(conversationId)
    if (room.sockets.has(memberId)) await hub.opened(memberId, conversationId)
  } catch (error) {
    logEvent('warn', 'conversation.hub_not_told', toErrorFields(error))
  }
}

const toSeq = (value: number | null) => (value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null)

const refusal = (status: number, error: string) => Response.json({ error }, { status })
