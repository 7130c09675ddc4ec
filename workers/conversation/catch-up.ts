import { byteLength } from '../../app/domain/messaging/byte-length'
import { CATCH_UP_BYTES, CATCH_UP_MESSAGES, MESSAGES_A_PAGE } from '../../app/domain/messaging/limits'
import type { Seat } from '../../app/domain/messaging/objects'
import { toChange } from './change-message'
import type { Room } from './room'
import { toInstant, toMessage } from './store/message-row'
import { otherOf, type Standing } from './store/standing'

/**
 * Tells a new socket what it missed: messages after `after`, changes after `rev` (null: none) of those before it, the mark.
 * False where there are more changes than one socket is told at once: it has to come again by what it has then.
 */
export function catchUp(
  { store, sockets }: Room,
  socket: WebSocket,
  { seat, standing, after, rev }: { seat: Seat; standing: Standing; after: number; rev: number | null },
): boolean {
  sockets.send(socket, { type: 'ready', seq: store.messages.lastSeq, rev: standing.rev })
  for (const text of missedBatches(store.messages.listAfter(after, CATCH_UP_MESSAGES + 1), standing)) socket.send(text)
  if (rev !== null && !tellChanges(store.messages.listChanged(rev, after, CATCH_UP_MESSAGES + 1), socket)) return false
  const memberId = otherOf(standing, seat.memberId)
  const { toldSeq, toldAt } = store.marks.of(memberId)
  if (seat.receipts && toldAt !== null) {
    sockets.send(socket, { type: 'read', memberId, seq: toldSeq, at: toInstant(toldAt) })
  }
  return true
}

/** As many changes as a socket is caught up with; whether that was all of them. */
function tellChanges(rows: Parameters<typeof toChange>[0][], socket: WebSocket): boolean {
  let bytes = 0
  for (const [count, row] of rows.entries()) {
    const text = JSON.stringify(toChange(row))
    bytes += byteLength(text)
    if (count === CATCH_UP_MESSAGES || (bytes > CATCH_UP_BYTES && count > 0)) return false
    socket.send(text)
  }
  return true
}

/** The frames of what was missed, a page of messages each; as many as a socket is caught up with. */
function missedBatches(rows: Parameters<typeof toMessage>[1][], { conversationId }: Standing): string[] {
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
