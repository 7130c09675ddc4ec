import type { ConversationObject, Refused, Seat } from '~/domain/messaging/objects'
import { conversationOf, findSeat } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { MessageForm } from './messages.schema'
import type { Outcome } from './messages-answer'

type Change = Exclude<MessageForm, { intent: 'start' }>

/** Does in a conversation of the viewer's what a form asks for: the same object, the same rules as over the socket. */
export async function changeConversation(context: Context, viewer: Viewer, change: Change): Promise<Outcome> {
  const { conversation } = change
  const found = await findSeat(context, viewer, conversation)
  if (!found) return { done: false, error: 'not_found' }
  if (!found.isOpen && change.intent !== 'read') return { done: false, error: 'unavailable', conversation }
  const answer = await ask(conversationOf(context.bindings, conversation), found.seat, change)
  if (answer.ok) return { done: true, conversation }
  const { code, retryAfterMs } = answer
  return {
    ...{ done: false, error: code, conversation },
    ...(retryAfterMs ? { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } : {}),
  }
}

async function ask(
  object: Pick<ConversationObject, 'send' | 'answerRequest' | 'edit' | 'remove' | 'markRead'>,
  seat: Seat,
  change: Change,
): Promise<{ ok: true } | Refused> {
  switch (change.intent) {
    case 'send': {
      const sent = await object.send(seat, { clientId: change.clientId, content: change.content })
      // Whoever answers by a form, without scripts that would tell it, has read what stands above.
      if (sent.ok) await object.markRead(seat, sent.seq)
      return sent
    }
    case 'edit':
      return object.edit(seat, change.seq, change.content)
    case 'delete':
      return object.remove(seat, change.seq)
    case 'read':
      return object.markRead(seat, change.seq)
    default:
      await object.answerRequest(seat, change.intent)
      return { ok: true }
  }
}
