import { pairKey } from '~/domain/messaging/conversation-id'
import type { Seat } from '~/domain/messaging/objects'
import { conversationOf } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, toErrorFields } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FoundText, FoundTexts, ListedConversation } from './messages-page'

/** One letter is in every message. */
const SHORTEST = 2
const MOST_CONVERSATIONS = 50
const AT_ONCE = 8
const MOST_OF_ONE = 3
const MOST_SHOWN = 30
/** Each search may ask so many objects; who types fast asks some times in a breath. */
const SEARCHES_A_MINUTE = 30

/** Messages of the newest conversations that hold a text, the newest first. Which conversations these are, the caller knows to be the viewer's. */
export async function searchTexts(
  context: Context,
  viewer: Viewer,
  conversations: ListedConversation[],
  text: string,
): Promise<FoundTexts> {
  if (text.length < SHORTEST || conversations.length === 0) return { messages: [], state: 'whole' }
  const limit = { name: 'message.search', subject: viewer.id, most: SEARCHES_A_MINUTE, seconds: 60 }
  if ((await spend(context, [limit])) !== null) return { messages: [], state: 'rest' }

  const newest = conversations.slice(0, MOST_CONVERSATIONS)
  const found: FoundText[] = []
  let failed = false
  const waiting = [...newest]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        found.push(...(await searchOne(context, viewer, next, text)))
      } catch (error) {
        failed = true
        logEvent('error', 'messages.search_failed', { requestId: context.requestId, ...toErrorFields(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return {
    messages: found.slice(0, MOST_SHOWN),
    state: failed ? 'partly' : conversations.length > MOST_CONVERSATIONS ? 'newest' : 'whole',
  }
}

async function searchOne(
  { bindings }: Context,
  viewer: Viewer,
  { row, person }: ListedConversation,
  text: string,
): Promise<FoundText[]> {
  const { conversationId } = row
  // Searching tells nobody anything, so what the seat says of read marks and the connection does not matter.
  const seat: Seat = {
    conversationId,
    pair: pairKey(viewer.id, row.otherId),
    memberId: viewer.id,
    receipts: false,
    isConnected: false,
  }
  const messages = await conversationOf(bindings, conversationId).search(seat, text, MOST_OF_ONE)
  return messages.map(({ seq, content, createdAt, senderId }) => ({
    ...{ conversationId, person, seq, content, createdAt },
    isOwn: senderId === viewer.id,
  }))
}
