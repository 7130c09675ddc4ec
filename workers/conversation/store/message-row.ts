import { messageId } from '../../../app/domain/messaging/conversation-id'
import type { Attachment, Message } from '../../../app/domain/messaging/message.schema'

export type MessageRow = {
  seq: number
  client_id: string
  sender_id: string
  content: string
  message_type: Message['messageType']
  attachments: string
  is_edited: number
  edited_at: number | null
  is_deleted: number
  created_at: number
  rev: number
}

/** The columns of `MessageRow`. */
export const MESSAGE_COLUMNS =
  'seq, client_id, sender_id, content, message_type, attachments, is_edited, edited_at, is_deleted, created_at, rev'

export const toMessage = (conversationId: string, row: MessageRow): Message => ({
  id: messageId(conversationId, row.seq),
  seq: row.seq,
  clientId: row.client_id,
  senderId: row.sender_id,
  content: row.content,
  messageType: row.message_type,
  attachments: toAttachments(row),
  isEdited: row.is_edited === 1,
  editedAt: row.edited_at === null ? null : toInstant(row.edited_at),
  isDeleted: row.is_deleted === 1,
  createdAt: toInstant(row.created_at),
})

export const toAttachments = ({ attachments }: Pick<MessageRow, 'attachments'>): Attachment[] =>
  attachments === '[]' ? [] : JSON.parse(attachments)

/** Milliseconds since 1970 as frames say them. */
export const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString()
