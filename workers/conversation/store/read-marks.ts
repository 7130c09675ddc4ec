import { UNREAD_COUNTED } from '../../../app/domain/messaging/limits'
import type { ObjectDatabase } from '../../object-database'
import type { Messages } from './messages'

/** How far a member has read, and how far the other member can see it; times in milliseconds. */
export type ReadMark = { seq: number; sharedSeq: number; sharedAt: number | null }

const NOTHING_READ: ReadMark = { seq: 0, sharedSeq: 0, sharedAt: null }

/** The read marks of both members, cached in memory because every update needs them. */
export class ReadMarks {
  readonly #db: ObjectDatabase
  readonly #marks = new Map<string, ReadMark>()
  #isRead = false

  constructor(db: ObjectDatabase) {
    this.#db = db
  }

  of(memberId: string): ReadMark {
    this.#readOnce()
    return this.#marks.get(memberId) ?? NOTHING_READ
  }

  /** When a member last read further, in milliseconds. */
  readAt(memberId: string): number | null {
    const query = 'SELECT read_at FROM message_reads WHERE user_id = ?'
    return this.#db.find<{ read_at: number }>(query, memberId)?.read_at ?? null
  }

  set(memberId: string, mark: ReadMark, at: number): void {
    this.#readOnce()
    this.#db.write(
      `INSERT INTO message_reads (user_id, seq, read_at, told_seq, told_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (user_id) DO UPDATE SET seq = excluded.seq, read_at = excluded.read_at,
        told_seq = excluded.told_seq, told_at = excluded.told_at`,
      memberId,
      mark.seq,
      at,
      mark.sharedSeq,
      mark.sharedAt,
    )
    this.#marks.set(memberId, mark)
  }

  forget(memberId: string): void {
    this.#db.write('DELETE FROM message_reads WHERE user_id = ?', memberId)
    this.#marks.delete(memberId)
  }

  /** Clears the cache after a rollback. */
  invalidate(): void {
    this.#isRead = false
    this.#marks.clear()
  }

  #readOnce() {
    if (this.#isRead) return
    this.#isRead = true
    type Row = { user_id: string; seq: number; told_seq: number; told_at: number | null }
    for (const row of this.#db.list<Row>('SELECT user_id, seq, told_seq, told_at FROM message_reads')) {
      this.#marks.set(row.user_id, { seq: row.seq, sharedSeq: row.told_seq, sharedAt: row.told_at })
    }
  }
}

type Counted = { mark: number; rev: number; upTo: number; count: number }

/** Counts unread messages up to 999. While messages are only added, it counts only the new ones. */
export class Unread {
  readonly #messages: Messages
  readonly #counted = new Map<string, Counted>()

  constructor(messages: Messages) {
    this.#messages = messages
  }

  /** The other member's messages after this member's mark; `rev` is the conversation's last change, which resets the count. */
  count(memberId: string, mark: number, rev: number): number {
    const last = this.#counted.get(memberId)
    const known = last?.mark === mark && last.rev === rev ? last : { upTo: mark, count: 0 }
    const rest = UNREAD_COUNTED - known.count
    const count = rest > 0 ? known.count + this.#messages.countUnread(memberId, known.upTo, rest) : known.count
    this.#counted.set(memberId, { mark, rev, upTo: this.#messages.lastSeq, count })
    return count
  }
}
