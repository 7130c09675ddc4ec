import { MESSAGES_A_PAGE, MESSAGES_FOUND, MESSAGES_SEARCHED } from '../../app/domain/messaging/limits'
import type { Message } from '../../app/domain/messaging/message.schema'
import type { ConversationPage, PageQuery, Participant } from '../../app/domain/messaging/objects'
import { searchText } from '../../app/domain/text/search/search-text'
import type { Context } from './context'
import { admit } from './request'
import { type MessageRow, toInstant, toMessage } from './store/messages'
import { otherOf, requestFor } from './store/state'

/** A page of messages in their order, at most 50, with the read marks and the state of a request for this member. */
export function readPage(context: Context, participant: Participant, query: PageQuery): ConversationPage {
  const state = admit(context, participant)
  if (!state) return { page: { ...NOTHING, otherReadSeq: null }, request: null }
  const { messages, marks } = context.store
  const limit = Math.min(Math.max(1, query.limit ?? MESSAGES_A_PAGE), MESSAGES_A_PAGE)
  const rows = findRows(context, query, limit)
  const other = marks.of(otherOf(state, participant.memberId))
  return {
    page: {
      messages: rows.found.map((row) => toMessage(state.conversationId, row)),
      more: rows.more,
      seq: messages.lastSeq,
      rev: state.rev,
      ownReadSeq: marks.of(participant.memberId).seq,
      otherReadSeq: participant.receipts ? other.sharedSeq : null,
      otherReadAt: participant.receipts && other.sharedAt !== null ? toInstant(other.sharedAt) : null,
    },
    request: requestFor(state, participant.memberId),
  }
}

const NOTHING = { messages: [], more: false, seq: 0, rev: 0, ownReadSeq: 0, otherReadAt: null }

/** Reads one row more than requested, which shows whether there are more. */
function findRows({ store: { messages } }: Context, { before, after, offset }: PageQuery, limit: number) {
  const rows: MessageRow[] =
    after === undefined
      ? messages.listBefore(before ?? Number.MAX_SAFE_INTEGER, limit + 1, offset)
      : messages.listAfter(after, limit + 1)
  const found = rows.slice(0, limit)
  return { found: after === undefined ? found.reverse() : found, more: rows.length > limit }
}

/** Rows per read, so that hits among the newest messages don't read the oldest. */
const ROWS_AT_ONCE = 250

/** The messages that contain the text, newest first, among the newest 5,000. */
export function searchMessages(context: Context, participant: Participant, typed: string, limit: number): Message[] {
  const state = admit(context, participant)
  const wanted = searchText(typed.trim())
  const found: Message[] = []
  if (!state || wanted === '') return found
  const most = Math.min(limit, MESSAGES_FOUND)
  let before = Number.MAX_SAFE_INTEGER
  for (let searched = 0; searched < MESSAGES_SEARCHED; searched += ROWS_AT_ONCE) {
    const rows = context.store.messages.listBefore(before, ROWS_AT_ONCE)
    for (const row of rows) {
      if (found.length >= most) return found
      if (searchText(row.content).includes(wanted)) found.push(toMessage(state.conversationId, row))
    }
    if (rows.length < ROWS_AT_ONCE) break
    before = rows.at(-1)!.seq
  }
  return found
}
