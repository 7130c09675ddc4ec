import type { ClientFrame } from '~/domain/messaging/conversation-frames.schema'
import { FRAME_MAX_BYTES } from '~/domain/messaging/limits'
import type { Attachment, Message } from '~/domain/messaging/message.schema'
import { readContent } from '~/domain/messaging/message-content'
import type { Stored } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { ShownMessage } from './message-log'

let lastTypedAt = 0

/** Milliseconds since the epoch, each later than the one before, so that sorting by it keeps the order of typing. */
function typedNow(): number {
  lastTypedAt = Math.max(Date.now(), lastTypedAt + 1)
  return lastTypedAt
}

type Typed = { conversationId: string; memberId: string; content: string; attachment: Attachment | null }

/** The outbox entry for what was typed, with its problem where the server would refuse it; null if there is nothing to send. */
export function newEntry({ content: typed, ...rest }: Typed): OutboxEntry | null {
  const read = readContent(typed)
  const isEmpty = !read.ok && read.problem === 'empty'
  if (isEmpty && !rest.attachment) return null
  const entry: OutboxEntry = {
    ...rest,
    clientId: crypto.randomUUID(),
    content: read.ok ? read.content : isEmpty ? '' : typed,
    typedAt: typedNow(),
    problem: read.ok || isEmpty ? null : read.problem,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(sendFrameOf(entry))).length
  return bytes > FRAME_MAX_BYTES && !entry.problem ? { ...entry, problem: 'too_large' } : entry
}

/** The frame that sends an entry. */
export const sendFrameOf = ({ clientId, content, attachment }: OutboxEntry): ClientFrame => ({
  type: 'send',
  clientId,
  content,
  ...(attachment ? { attachmentId: attachment.id } : {}),
})

/** The message that an acknowledged entry has become. */
export const messageOf = (entry: OutboxEntry, { seq, id, createdAt }: Omit<Stored, 'clientId'>): Message => ({
  id,
  seq,
  clientId: entry.clientId,
  senderId: entry.memberId,
  content: entry.content,
  messageType: entry.attachment ? 'image' : 'text',
  attachments: entry.attachment ? [entry.attachment] : [],
  isEdited: false,
  editedAt: null,
  isDeleted: false,
  createdAt,
})

/** An entry as the thread shows it while it waits. */
export const shownEntry = (entry: OutboxEntry): ShownMessage => ({
  ...messageOf(entry, { seq: 0, id: entry.clientId, createdAt: new Date(entry.typedAt).toISOString() }),
  state: entry.problem ? 'failed' : 'pending',
  ...(entry.problem ? { problem: entry.problem } : {}),
})
