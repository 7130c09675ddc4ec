import type { InboxRow } from '../../app/domain/messaging/hub-frames.schema'
import { INBOX_ROWS } from '../../app/domain/messaging/limits'
import type { ClosedRow, InboxUpdate, RequestState } from '../../app/domain/messaging/objects'
import type { ObjectDatabase } from '../object-database'

type Stored = {
  conversation_id: string
  other_id: string
  last_message: string | null
  unread: number
  request: RequestState
  at: string
  seq: number
  rev: number
  read_seq: number
  is_closed: number
  is_dropped: number
  version: number
}

/** A change of the list: a row added or updated, a row removed, or none. */
export type InboxChange = { row: InboxRow } | { gone: string; version: number } | null

/** The condition of rows in the list. */
export const IS_SHOWN = "is_dropped = 0 AND is_closed = 0 AND request IS NOT 'ignored'"

/** The rows of a member's list of conversations. */
export class Inbox {
  readonly #database: ObjectDatabase

  constructor(database: ObjectDatabase) {
    this.#database = database
  }

  list(limit: number): InboxRow[] {
    const query = `SELECT * FROM inbox WHERE ${IS_SHOWN} ORDER BY at DESC, conversation_id DESC LIMIT ?`
    return this.#database.list<Stored>(query, Math.min(limit, INBOX_ROWS)).flatMap((stored) => toRow(stored) ?? [])
  }

  /** Conversations that the list leaves out because they are closed to both members. */
  listClosed(limit: number): ClosedRow[] {
    return this.#database
      .list<Pick<Stored, 'conversation_id' | 'other_id'>>(
        'SELECT conversation_id, other_id FROM inbox WHERE is_closed = 1 AND is_dropped = 0 LIMIT ?',
        limit,
      )
      .map(({ conversation_id: conversationId, other_id: otherId }) => ({ conversationId, otherId }))
  }

  unread(): number {
    const query = `SELECT total(unread) AS n FROM inbox WHERE unread > 0 AND ${IS_SHOWN}`
    return this.#database.find<{ n: number }>(query)?.n ?? 0
  }

  update(update: InboxUpdate): InboxChange {
    const before = this.#find(update.conversationId)
    if (before && !isNewer(update, before)) return null
    const { conversationId, otherId, lastMessage, unread, request, seq, rev, readSeq, at } = update
    const message = lastMessage && JSON.stringify(lastMessage)
    this.#database.write(
      `INSERT INTO inbox (conversation_id, other_id, last_message, unread, request, seq, rev, read_seq, at, version)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET other_id = excluded.other_id,
        last_message = excluded.last_message, unread = excluded.unread, request = excluded.request, seq = excluded.seq,
        rev = excluded.rev, read_seq = excluded.read_seq, at = excluded.at, version = excluded.version,
        is_pushed = iif(excluded.unread = 0, 0, is_pushed), push_left = iif(excluded.unread = 0, NULL, push_left)`,
      ...[conversationId, otherId, message, unread, request, seq, rev, readSeq, at, nextVersion(before)],
    )
    return changeOf(before, this.#find(conversationId))
  }

  /** Adds a conversation unless it exists. */
  begin({ conversationId, otherId, at }: Pick<InboxRow, 'conversationId' | 'otherId' | 'at'>): InboxChange {
    const before = this.#find(conversationId)
    if (before) return null
    this.#database.write(
      'INSERT INTO inbox (conversation_id, other_id, unread, seq, rev, read_seq, at, version) VALUES (?, ?, 0, 0, 0, 0, ?, ?)',
      ...[conversationId, otherId, at, nextVersion(before)],
    )
    return changeOf(before, this.#find(conversationId))
  }

  /** A closed conversation is neither listed nor counted, but still updated, so that it can be reopened. */
  setOpen(conversationId: string, isOpen: boolean): InboxChange {
    const before = this.#find(conversationId)
    this.#database.change(
      'UPDATE inbox SET is_closed = ?, version = ? WHERE conversation_id = ?',
      ...[isOpen ? 0 : 1, nextVersion(before), conversationId],
    )
    return changeOf(before, this.#find(conversationId))
  }

  /** Makes the next update of a conversation count as newer; a dropped conversation stays dropped. */
  reset(conversationId: string): void {
    this.#database.change('UPDATE inbox SET seq = 0, rev = 0, read_seq = 0 WHERE conversation_id = ?', conversationId)
  }

  /** Removes a conversation permanently; later or delayed updates don't bring it back. */
  drop(conversationId: string): InboxChange {
    const before = this.#find(conversationId)
    this.#database.write(
      `INSERT OR REPLACE INTO inbox (conversation_id, other_id, unread, seq, rev, read_seq, at, is_dropped, version)
        VALUES (?, '', 0, 0, 0, 0, '', 1, ?)`,
      ...[conversationId, nextVersion(before)],
    )
    return changeOf(before, this.#find(conversationId))
  }

  #find(conversationId: string): Stored | null {
    return this.#database.find<Stored>('SELECT * FROM inbox WHERE conversation_id = ?', conversationId)
  }
}

/** The row in the list; null if the list leaves it out. */
function toRow(stored: Stored | null): InboxRow | null {
  if (!stored || stored.is_dropped || stored.is_closed || stored.request === 'ignored') return null
  return {
    conversationId: stored.conversation_id,
    otherId: stored.other_id,
    lastMessage: stored.last_message === null ? null : JSON.parse(stored.last_message),
    unread: stored.unread,
    request: stored.request,
    at: stored.at,
    version: stored.version,
  }
}

/** Grows with each change of a row, also after the hub's storage was restored to an earlier state. */
const nextVersion = (before: Stored | null) => Math.max((before?.version ?? 0) + 1, Date.now())

function changeOf(before: Stored | null, after: Stored | null): InboxChange {
  const [old, row] = [toRow(before), toRow(after)]
  if (!row) return old && { gone: old.conversationId, version: after?.version ?? 0 }
  const isSame = JSON.stringify({ ...old, version: 0 }) === JSON.stringify({ ...row, version: 0 })
  return isSame ? null : { row }
}

/** An answered request stays answered if nothing else has changed. */
const stageOf = (request: RequestState) => (request === null ? 2 : request === 'ignored' ? 1 : 0)

function isNewer(update: InboxUpdate, stored: Stored): boolean {
  if (stored.is_dropped) return false
  const steps = [update.seq - stored.seq, update.rev - stored.rev, update.readSeq - stored.read_seq]
  if (steps.some((step) => step < 0)) return false
  return steps.some((step) => step > 0) || stageOf(update.request) >= stageOf(stored.request)
}
