import { UNREAD_COUNTED } from '../../../app/domain/messaging/limits'
import type { Messages } from './messages'

type Counted = { mark: number; rev: number; upTo: number; count: number }

/** What members have not read, up to 999. While only messages are added, no message is counted twice. */
export class Unread {
  readonly #messages: Messages
  readonly #counted = new Map<string, Counted>()

  constructor(messages: Messages) {
    this.#messages = messages
  }

  /** Messages of the other after a member's mark; `rev` is the conversation's last change, after which all is counted anew. */
  count(memberId: string, mark: number, rev: number): number {
    const last = this.#counted.get(memberId)
    const known = last?.mark === mark && last.rev === rev ? last : { upTo: mark, count: 0 }
    const rest = UNREAD_COUNTED - known.count
    const count = rest > 0 ? known.count + this.#messages.countUnread(memberId, known.upTo, rest) : known.count
    this.#counted.set(memberId, { mark, rev, upTo: this.#messages.lastSeq, count })
    return count
  }
}
