import { MESSAGES_A_PAGE } from '~/domain/messaging/limits'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { ConversationState, Seat } from '~/domain/messaging/objects'
import { conversationOf, findSeat } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadPeople } from './load-rows.server'
import type { MessagesQuery, Thread } from './messages-page'

/** How far back one page goes at most. */
const MOST_PAGES = 10

/** The conversation an address names: its messages, or why there are none. */
export async function loadThread(
  context: Context,
  viewer: Viewer,
  id: string,
  before: MessagesQuery['before'],
): Promise<Thread> {
  const thread = await unlessBroken(context, 'messages.thread_failed', async (): Promise<Thread> => {
    const found = await findSeat(context, viewer, id)
    if (!found) return { kind: 'missing' }
    const { seat, otherId, isOpen } = found
    const [state, people] = await Promise.all([
      readBackTo(context, seat, before),
      otherId && isOpen ? loadPeople(context, viewer, [otherId]) : new Map(),
    ])
    const person = (otherId && people.get(otherId)) || null
    return {
      kind: 'open',
      id,
      person,
      isOpen: isOpen && person !== null,
      ...state,
      clientId: crypto.randomUUID(),
      preset: null,
    }
  })
  return thread ?? { kind: 'failed' }
}

/** The newest messages, and those before them until some stand before the one asked for. */
async function readBackTo(
  { bindings }: Context,
  seat: Seat,
  before = Number.POSITIVE_INFINITY,
): Promise<ConversationState> {
  const conversation = conversationOf(bindings, seat.conversationId)
  const { page, request } = await conversation.read(seat, { limit: MESSAGES_A_PAGE })
  let whole: MessagePage = page
  for (let pages = 1; pages < MOST_PAGES && whole.more && (whole.messages[0]?.seq ?? 0) >= before; pages++) {
    const { page: older } = await conversation.read(seat, { before: whole.messages[0]!.seq, limit: MESSAGES_A_PAGE })
    whole = { ...whole, messages: [...older.messages, ...whole.messages], more: older.more }
  }
  return { page: whole, request }
}
