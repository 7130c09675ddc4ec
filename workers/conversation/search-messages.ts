import { MESSAGES_FOUND, MESSAGES_SEARCHED } from '../../app/domain/messaging/limits'
import type { Message } from '../../app/domain/messaging/message.schema'
import type { Seat } from '../../app/domain/messaging/objects'
import { searchText } from '../../app/domain/text/search/search-text'
import { admit } from './request'
import type { Room } from './room'
import { toMessage } from './store/message-row'

/** Rows that are read at once, so that a find among the newest needs no look at the oldest. */
const ROWS_AT_ONCE = 250

/** The newest messages first whose text holds what is looked for, among the newest 5,000. */
export function searchMessages(room: Room, seat: Seat, typed: string, limit: number): Message[] {
  const standing = admit(room, seat)
  const wanted = searchText(typed.trim())
  const found: Message[] = []
  if (!standing || wanted === '') return found
  const most = Math.min(limit, MESSAGES_FOUND)
  let before = Number.MAX_SAFE_INTEGER
  for (let searched = 0; searched < MESSAGES_SEARCHED; searched += ROWS_AT_ONCE) {
    const rows = room.store.messages.listBefore(before, ROWS_AT_ONCE)
    for (const row of rows) {
      if (found.length >= most) return found
      if (searchText(row.content).includes(wanted)) found.push(toMessage(standing.conversationId, row))
    }
    if (rows.length < ROWS_AT_ONCE) break
    before = rows.at(-1)!.seq
  }
  return found
}
