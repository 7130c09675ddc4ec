import { messageId } from '../../app/domain/messaging/conversation-id'
import type { Attachment, Message } from '../../app/domain/messaging/message.schema'
import { readContent } from '../../app/domain/messaging/message-content'
import type { Participant, Refused, SendInput, Sent } from '../../app/domain/messaging/objects'
import { measure } from '../../app/platform/server/metrics.server'
import { type Context, refused } from './context'
import { admit, endRequest } from './request'
import { type MessageRow, toAttachments, toInstant } from './store/messages'
import { type ConversationState, isClosed, requestFor } from './store/state'

/**
 * Stores a message and sends it to both in one turn. The platform holds back acknowledgement and message until the row is on disk.
 * A repeated `clientId` is answered with its first message.
 */
export function sendMessage(
  context: Context,
  participant: Participant,
  input: SendInput,
  acknowledge?: (sent: Sent) => void,
): Sent | Refused {
  const state = admit(context, participant)
  if (!state || isClosed(state)) return refused('unavailable')
  const typed = readTyped(input)
  if (!typed.ok) return refused(typed.problem)
  const attachment =
    input.attachmentId === undefined ? null : findUnusedUpload(context, participant, input.attachmentId)
  if (input.attachmentId !== undefined && !attachment)
    return repeatOf(context, participant, input, typed.content, acknowledge)

  const now = Date.now()
  const seq = insert(context, participant, state, { clientId: input.clientId, content: typed.content, attachment, now })
  if (seq === null) return repeatOf(context, participant, input, typed.content, acknowledge)

  const createdAt = toInstant(now)
  const id = messageId(state.conversationId, seq)
  const sent: Sent = { ok: true, seq, id, createdAt }
  acknowledge?.(sent)
  const message: Message = {
    id,
    seq,
    clientId: input.clientId,
    senderId: participant.memberId,
    content: typed.content,
    messageType: attachment ? 'image' : 'text',
    attachments: attachment ? [attachment] : [],
    isEdited: false,
    editedAt: null,
    isDeleted: false,
    createdAt,
  }
  context.sockets.broadcastMessage(JSON.stringify({ type: 'message', message }))
  const request = requestFor(state, participant.memberId)
  if (request === 'incoming' || request === 'ignored') endRequest(context, state, participant)
  else context.announcer.changed(now)
  measure(context.env, { kind: 'message', name: attachment ? 'image' : 'text', outcome: 'sent' })
  return sent
}

/** A message with a picture needs no text. */
function readTyped({ content, attachmentId }: SendInput) {
  const typed = readContent(content)
  return !typed.ok && typed.problem === 'empty' && attachmentId !== undefined
    ? { ok: true as const, content: '' }
    : typed
}

function findUnusedUpload(context: Context, { memberId }: Participant, id: string): Attachment | null {
  const upload = context.store.uploads.find(id)
  if (upload?.ownerId !== memberId || upload.seq !== null) return null
  const { type, width, height, bytes } = upload
  return { id, type, width, height, bytes }
}

type NewMessage = { clientId: string; content: string; attachment: Attachment | null; now: number }

function insert(
  context: Context,
  participant: Participant,
  state: ConversationState,
  { clientId, content, attachment, now }: NewMessage,
) {
  const { store } = context
  const row = {
    clientId,
    senderId: participant.memberId,
    content,
    messageType: attachment ? ('image' as const) : ('text' as const),
    attachments: attachment ? JSON.stringify([attachment]) : '[]',
    createdAt: now,
  }
  const isFirst = store.messages.lastSeq === 0
  if (!isFirst && !attachment) return store.messages.insert(row)
  return store.transaction(() => {
    if (isFirst) store.setState(withRequest(state, participant))
    const seq = store.messages.insert(row)
    if (seq !== null && attachment) store.uploads.take(attachment.id, seq)
    return seq
  })
}

/** The first message to a member the sender isn't connected with is a request. */
const withRequest = (state: ConversationState, participant: Participant): ConversationState =>
  participant.isConnected ? state : { ...state, request: 'pending', requestFrom: participant.memberId }

/** Answers a repeated message with the first one; another message with the same `clientId` is refused. */
function repeatOf(
  context: Context,
  participant: Participant,
  input: SendInput,
  content: string,
  acknowledge?: (sent: Sent) => void,
): Sent | Refused {
  const first = context.store.messages.findSent(participant.memberId, input.clientId)
  // The message is new but its picture is missing, so it can't be sent.
  if (!first) return refused('picture_gone')
  if (!isSame(first, input, content)) return refused('conflict')
  const { conversationId } = context.store.stateFor(participant)
  const createdAt = toInstant(first.created_at)
  const sent: Sent = { ok: true, seq: first.seq, id: messageId(conversationId, first.seq), createdAt }
  acknowledge?.(sent)
  return sent
}

/** The original content of an edited or deleted message isn't stored, so a repeat of it is accepted. */
const isSame = (first: MessageRow, { attachmentId }: SendInput, content: string) =>
  first.rev > 0 || (first.content === content && toAttachments(first)[0]?.id === attachmentId)
