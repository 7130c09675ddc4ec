import { readContent } from '~/domain/messaging/message-content'
import { startConversation } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { changeConversation } from './change-conversation.server'
import type { MessageForm } from './messages.schema'
import type { Outcome } from './messages-answer'

const REASONS = {
  missing: 'nobody',
  self: 'self',
  unavailable: 'closedToYou',
  suspended: 'suspended',
  undecided: 'undecided',
} as const

/** Begins the conversation with a member, or finds the one there is, and sends the first message into it. */
export async function startMessage(
  context: Context,
  viewer: Viewer,
  { to, clientId, content }: Extract<MessageForm, { intent: 'start' }>,
): Promise<Outcome> {
  // What cannot be sent begins nothing.
  const read = readContent(content)
  if (!read.ok) return { done: false, error: read.problem }
  const started = await startConversation(context, viewer, to)
  if (started.done) {
    return changeConversation(context, viewer, { intent: 'send', conversation: started.id, clientId, content })
  }
  switch (started.reason) {
    case 'too_many':
      return { done: false, error: 'tooMany', retryAfterSeconds: started.retryAfterSeconds }
    case 'limit':
      return { done: false, error: 'limit', nextAt: started.nextAt }
    default:
      return { done: false, error: REASONS[started.reason] }
  }
}
