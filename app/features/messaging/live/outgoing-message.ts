import type { Message } from '~/domain/messaging/message.schema'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { Stored } from '~/platform/live/post-message'
import type { ShownMessage } from './conversation-view'

/** The message an acknowledged entry has become. */
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
