import { MESSAGES_A_PAGE } from '../../app/domain/messaging/limits'
import type { ConversationState, PageQuery, Seat } from '../../app/domain/messaging/objects'
import { admit } from './request'
import type { Room } from './room'
import { type MessageRow, toInstant, toMessage } from './store/message-row'
import { otherOf, requestFor } from './store/standing'

/** A page of messages in their order, at most 50, with the read marks and where a request stands for this seat. */
export function readPage(room: Room, seat: Seat, query: PageQuery): ConversationState {
  const standing = admit(room, seat)
  if (!standing) return { page: { ...NOTHING, otherReadSeq: null }, request: null }
  const { messages, marks } = room.store
  const limit = Math.min(Math.max(1, query.limit ?? MESSAGES_A_PAGE), MESSAGES_A_PAGE)
  const rows = findRows(room, query, limit)
  const other = marks.of(otherOf(standing, seat.memberId))
  return {
    page: {
      messages: rows.found.map((row) => toMessage(standing.conversationId, row)),
      more: rows.more,
      seq: messages.lastSeq,
      rev: standing.rev,
      ownReadSeq: marks.of(seat.memberId).seq,
      otherReadSeq: seat.receipts ? other.toldSeq : null,
      otherReadAt: seat.receipts && other.toldAt !== null ? toInstant(other.toldAt) : null,
    },
    request: requestFor(standing, seat.memberId),
  }
}

const NOTHING = { messages: [], more: false, seq: 0, rev: 0, ownReadSeq: 0, otherReadAt: null }

/** One more than asked for is read: it says whether there are others. */
function findRows({ store: { messages } }: Room, { before, after, offset }: PageQuery, limit: number) {
  const rows: MessageRow[] =
    after === undefined
      ? messages.listBefore(before ?? Number.MAX_SAFE_INTEGER, limit + 1, offset)
      : messages.listAfter(after, limit + 1)
  const found = rows.slice(0, limit)
  return { found: after === undefined ? found.reverse() : found, more: rows.length > limit }
}
