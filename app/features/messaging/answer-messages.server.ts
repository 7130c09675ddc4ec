import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { readContent } from '~/domain/messaging/message-content'
import type { ConversationObject, Participant, Refused } from '~/domain/messaging/objects'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { conversationOf, findParticipant, startConversation } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { type MessageForm, messageFormSchema } from './messages.schema'

/** The errors of the page's forms, besides those of any form. */
export type MessagesError = ErrorCode | 'nobody' | 'self' | 'closedToYou' | 'suspended' | 'undecided' | 'limit'

export type MessagesAnswer = FormAnswer<MessagesError, 'done'> & {
  /** The conversation of the form, or the one that was started. */
  conversation: string | null
  /** For `limit`: when the next conversation can be started, an ISO instant. */
  nextAt: string | null
}

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: MessagesAnswer; status: Status; retryAfterSeconds?: number }

const STATUS: Partial<Record<NonNullable<MessagesAnswer['error']>, Status>> = {
  signedOut: 401,
  unavailable: 403,
  closedToYou: 403,
  suspended: 403,
  undecided: 403,
  nobody: 404,
  not_found: 404,
  picture_gone: 404,
  conflict: 409,
  too_late: 409,
  rate_limited: 429,
  tooMany: 429,
  limit: 429,
  unexpected: 500,
}

/** Answers the forms of the page. A refused form gets its error and the values that were typed. */
export async function answerMessages(context: Context, form: FormData): Promise<Answered> {
  const values = typedValues(form)
  const answer: MessagesAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '', conversation: null, nextAt: null }
  const parsed = parseForm(messageFormSchema, form)
  if (!parsed.ok) return { answer: { ...answer, error: 'malformed', values }, status: 400 }
  const outcome = await tryOrLog(context, 'messages.form_broke', async (): Promise<Outcome> => {
    const viewer = await findMember(context)
    if (!viewer) return { done: false, error: 'signedOut' }
    const { value } = parsed
    return value.intent === 'start' ? startMessage(context, viewer, value) : changeConversation(context, viewer, value)
  })
  if (outcome?.done) {
    return { answer: { ...answer, done: 'done', conversation: outcome.conversation }, status: 200 }
  }
  const { error, nextAt = null, conversation = null, retryAfterSeconds } = outcome ?? { error: 'unexpected' as const }
  return {
    answer: { ...answer, error, nextAt, conversation, values },
    status: STATUS[error] ?? 422,
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  }
}

type Outcome =
  | { done: true; conversation: string }
  | {
      done: false
      error: NonNullable<MessagesAnswer['error']>
      conversation?: string
      nextAt?: string
      retryAfterSeconds?: number
    }

const START_ERRORS = {
  missing: 'nobody',
  self: 'self',
  unavailable: 'closedToYou',
  suspended: 'suspended',
  undecided: 'undecided',
} as const

/** Starts the conversation with a member, or finds the existing one, and sends the first message. */
async function startMessage(
  context: Context,
  viewer: Viewer,
  { to, clientId, content }: Extract<MessageForm, { intent: 'start' }>,
): Promise<Outcome> {
  // A message that can't be sent starts no conversation.
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
      return { done: false, error: START_ERRORS[started.reason] }
  }
}

type Change = Exclude<MessageForm, { intent: 'start' }>

/** Changes a conversation of the viewer. The object applies the same rules as over the socket. */
async function changeConversation(context: Context, viewer: Viewer, change: Change): Promise<Outcome> {
  const { conversation } = change
  const found = await findParticipant(context, viewer, conversation)
  if (!found) return { done: false, error: 'not_found' }
  if (!found.isOpen && change.intent !== 'read') return { done: false, error: 'unavailable', conversation }
  const answer = await callObject(conversationOf(context.bindings, conversation), found.participant, change)
  if (answer.ok) return { done: true, conversation }
  const { code, retryAfterMs } = answer
  return {
    ...{ done: false, error: code, conversation },
    ...(retryAfterMs ? { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } : {}),
  }
}

async function callObject(
  object: Pick<ConversationObject, 'send' | 'answerRequest' | 'edit' | 'remove' | 'markRead'>,
  participant: Participant,
  change: Change,
): Promise<{ ok: true } | Refused> {
  switch (change.intent) {
    case 'send': {
      const sent = await object.send(participant, { clientId: change.clientId, content: change.content })
      // Without scripts no read mark is sent, but a member who answers has read what came before.
      if (sent.ok) await object.markRead(participant, sent.seq)
      return sent
    }
    case 'edit':
      return object.edit(participant, change.seq, change.content)
    case 'delete':
      return object.remove(participant, change.seq)
    case 'read':
      return object.markRead(participant, change.seq)
    default:
      await object.answerRequest(participant, change.intent)
      return { ok: true }
  }
}
