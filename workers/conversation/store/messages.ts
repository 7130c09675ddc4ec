import { messageId } from '../../../app/domain/messaging/conversation-id'
import type { Attachment, Message } from '../../../app/domain/messaging/message.schema'
import type { ObjectDatabase } from '../../object-database'

type NewMessage = {
  clientId: string
  senderId: string
  content: string
  messageType: MessageRow['message_type']
  attachments: string
  createdAt: number
}

/** The messages of a conversation. `lastSeq` is read once, when the object starts. */
export class Messages {
  readonly #db: ObjectDatabase
  #lastSeq: number

  constructor(db: ObjectDatabase) {
    this.#db = db
    this.#lastSeq = db.find<{ seq: number | null }>('SELECT max(seq) AS seq FROM messages')?.seq ?? 0
  }

  get lastSeq() {
    return this.#lastSeq
  }

  /** Inserts a message and returns its `seq`; null if this member has used its `clientId` before. */
  insert(message: NewMessage): number | null {
    const seq = this.#lastSeq + 1
    const isNew = this.#db.write(
      `INSERT INTO messages (seq, client_id, sender_id, content, message_type, attachments, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (client_id, sender_id) DO NOTHING`,
      seq,
      message.clientId,
      message.senderId,
      message.content,
      message.messageType,
      message.attachments,
      message.createdAt,
    )
    if (!isNew) return null
    this.#lastSeq = seq
    return seq
  }

  /** After a transaction that was rolled back. */
  resetLastSeq(lastSeq: number): void {
    this.#lastSeq = lastSeq
  }

  findSent(senderId: string, clientId: string): MessageRow | null {
    return this.#db.find(
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE client_id = ? AND sender_id = ?`,
      clientId,
      senderId,
    )
  }

  find(seq: number): MessageRow | null {
    return this.#db.find(`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE seq = ?`, seq)
  }

  /** In their order, including deleted ones. */
  listAfter(seq: number, limit: number): MessageRow[] {
    return this.#db.list(`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE seq > ? ORDER BY seq LIMIT ?`, seq, limit)
  }

  /** Newest first, without deleted ones, after skipping `offset`. */
  listBefore(seq: number, limit: number, offset = 0): MessageRow[] {
    return this.#db.list(
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE seq < ? AND is_deleted = 0 ORDER BY seq DESC LIMIT ? OFFSET ?`,
      seq,
      limit,
      offset,
    )
  }

  /** In their order, without deleted ones. */
  listKept(seq: number, limit: number): MessageRow[] {
    return this.#db.list(
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE seq > ? AND is_deleted = 0 ORDER BY seq LIMIT ?`,
      seq,
      limit,
    )
  }

  /** Messages up to `seq` that changed after `rev`, in the order of the changes. */
  listChanged(rev: number, seq: number, limit: number): MessageRow[] {
    return this.#db.list(
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE rev > ? AND rev > 0 AND seq <= ? ORDER BY rev, seq LIMIT ?`,
      rev,
      seq,
      limit,
    )
  }

  edit(seq: number, { content, at, rev }: { content: string; at: number; rev: number }): void {
    this.#db.write(
      'UPDATE messages SET content = ?, is_edited = 1, edited_at = ?, rev = ? WHERE seq = ?',
      content,
      at,
      rev,
      seq,
    )
  }

  /** Deletes the content of a message; its row stays. */
  blank(seq: number, rev: number): void {
    this.#db.write(
      "UPDATE messages SET content = '', attachments = '[]', is_deleted = 1, rev = ? WHERE seq = ?",
      rev,
      seq,
    )
  }

  /** Deletes the content of a member's messages and their id. */
  blankAllOf(senderId: string, former: string, rev: number): void {
    this.#db.write(
      "UPDATE messages SET content = '', attachments = '[]', is_deleted = 1, rev = ?, sender_id = ? WHERE sender_id = ?",
      rev,
      former,
      senderId,
    )
  }

  removeAll(): void {
    this.#db.write('DELETE FROM messages')
  }

  countDeleted(): number {
    return this.#db.find<{ n: number }>('SELECT count(*) AS n FROM messages WHERE rev > 0 AND is_deleted = 1')?.n ?? 0
  }

  /** Messages of the others after `seq`, counted up to `most`. */
  countUnread(memberId: string, seq: number, most: number): number {
    const counted = this.#db.find<{ n: number }>(
      `SELECT count(*) AS n FROM (
        SELECT 1 FROM messages WHERE seq > ? AND sender_id <> ? AND is_deleted = 0 LIMIT ?)`,
      seq,
      memberId,
      most,
    )
    return counted?.n ?? 0
  }
}

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
const MESSAGE_COLUMNS =
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

/** Milliseconds since 1970 in the format of frames. */
export const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString()
