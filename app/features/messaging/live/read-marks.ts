import { GOT_EVERY_MESSAGES, GOT_EVERY_MILLISECONDS } from '~/domain/messaging/limits'
import type { Dependencies } from './dependencies'
import type { MessageLog } from './message-log'

/** Messages may arrive faster than the server accepts frames from a member. */
const READ_EVERY_MILLISECONDS = 1000

/** Sends the server two marks that only grow: up to which message this tab received (`got`) and the member read (`read`). */
export class ReadMarks {
  #got: number
  #wanted: number
  #sent: number
  #cancelGot: (() => void) | null = null
  #cancelRead: (() => void) | null = null

  constructor(
    private readonly log: MessageLog,
    private readonly memberId: string,
    private ownReadSeq: number,
    private readonly deps: Pick<Dependencies, 'clock' | 'sendFrame' | 'isVisible'>,
  ) {
    this.#got = log.last
    this.#wanted = this.#sent = ownReadSeq
  }

  /** The log may have grown. */
  logChanged() {
    const count = this.log.last - this.#got
    if (count >= GOT_EVERY_MESSAGES) this.#sendGot()
    else if (count > 0) this.#cancelGot ??= this.deps.clock.after(GOT_EVERY_MILLISECONDS, () => this.#sendGot())
  }

  /** The end of the log is in view. If all new messages are the member's own, there is nothing to mark. */
  endInView() {
    const { last, messages } = this.log
    const unread = messages.filter(({ seq }) => seq > this.ownReadSeq)
    const isAllOwn =
      unread.length === last - this.ownReadSeq && unread.every(({ senderId }) => senderId === this.memberId)
    if (isAllOwn) return
    this.#wanted = Math.max(this.#wanted, last)
    this.sendRead()
  }

  /** The server has this mark, from this tab or another. */
  confirmed(seq: number) {
    this.ownReadSeq = Math.max(this.ownReadSeq, seq)
    this.#sent = Math.max(this.#sent, seq)
  }

  /** A new socket's address (`after`) says what was received; read marks that were not confirmed are sent again. */
  connected() {
    this.#got = this.log.last
    this.#sent = this.ownReadSeq
    this.sendRead()
  }

  /** A mark was rate limited. */
  refused(retryAfterMs: number) {
    this.#sent = this.ownReadSeq
    this.#cancelRead?.()
    this.#cancelRead = this.deps.clock.after(Math.max(retryAfterMs, READ_EVERY_MILLISECONDS), () => this.#retryRead())
  }

  /** Sends the read mark, at most once a second. */
  sendRead() {
    if (!this.#cancelRead && this.#trySendRead())
      this.#cancelRead = this.deps.clock.after(READ_EVERY_MILLISECONDS, () => this.#retryRead())
  }

  /** Ends the timers and sends the last read mark. */
  stop() {
    this.#cancelGot?.()
    this.#cancelRead?.()
    this.#trySendRead()
  }

  /** Sends the read mark if it is new and the tab is visible; returns whether it was sent. */
  #trySendRead(): boolean {
    if (this.#wanted <= this.#sent || !this.deps.isVisible()) return false
    if (!this.deps.sendFrame({ type: 'read', seq: this.#wanted })) return false
    this.#sent = this.#wanted
    return true
  }

  #retryRead() {
    this.#cancelRead = null
    this.sendRead()
  }

  #sendGot() {
    this.#cancelGot?.()
    this.#cancelGot = null
    if (this.deps.sendFrame({ type: 'got', seq: this.log.last })) this.#got = this.log.last
  }
}
