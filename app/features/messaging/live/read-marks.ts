import { GOT_EVERY_MESSAGES, GOT_EVERY_MILLISECONDS } from '~/domain/messaging/limits'
import type { ConversationMeans } from './dependencies'
import type { MessageLog } from './message-log'

/** Messages may come faster than a member may send events. */
const READ_EVERY_MILLISECONDS = 1000

/** Tells the server what has come here (`got`) and what was seen (`read`). Neither ever goes back. */
export class Marks {
  #got: number
  #wanted: number
  #told: number
  #cancelGot: (() => void) | null = null
  #cancelRead: (() => void) | null = null

  constructor(
    private readonly log: MessageLog,
    private readonly memberId: string,
    private ownReadSeq: number,
    private readonly means: Pick<ConversationMeans, 'clock' | 'sendFrame' | 'isVisible'>,
  ) {
    this.#got = log.last
    this.#wanted = this.#told = ownReadSeq
  }

  /** What came last is on the page. */
  grown() {
    const news = this.log.last - this.#got
    if (news >= GOT_EVERY_MESSAGES) this.#tellGot()
    else if (news > 0) this.#cancelGot ??= this.means.clock.after(GOT_EVERY_MILLISECONDS, () => this.#tellGot())
  }

  /** The end of the log is in sight, if the tab is. Of one's own messages alone there is nothing to tell. */
  endInSight() {
    const { last, messages } = this.log
    const since = messages.filter(({ seq }) => seq > this.ownReadSeq)
    const isAllOwn =
      since.length === last - this.ownReadSeq && since.every(({ senderId }) => senderId === this.memberId)
    if (isAllOwn) return
    this.#wanted = Math.max(this.#wanted, last)
    this.tellRead()
  }

  /** The server has this mark, from here or another tab. */
  confirmed(seq: number) {
    this.ownReadSeq = Math.max(this.ownReadSeq, seq)
    this.#told = Math.max(this.#told, seq)
  }

  /** A new socket: `after` told it what is here; marks it never answered are told again. */
  connected() {
    this.#got = this.log.last
    this.#told = this.ownReadSeq
    this.tellRead()
  }

  /** A mark was refused for being one too many. */
  refused(retryAfterMs: number) {
    this.#told = this.ownReadSeq
    this.#cancelRead?.()
    this.#cancelRead = this.means.clock.after(Math.max(retryAfterMs, READ_EVERY_MILLISECONDS), () => this.#readAgain())
  }

  tellRead() {
    if (!this.#cancelRead && this.#sendRead())
      this.#cancelRead = this.means.clock.after(READ_EVERY_MILLISECONDS, () => this.#readAgain())
  }

  /** Ends the timers and sends the last read mark. */
  stop() {
    this.#cancelGot?.()
    this.#cancelRead?.()
    this.#sendRead()
  }

  /** Sends the read mark if it is new and the tab is visible; returns whether it was sent. */
  #sendRead(): boolean {
    if (this.#wanted <= this.#told || !this.means.isVisible()) return false
    if (!this.means.sendFrame({ type: 'read', seq: this.#wanted })) return false
    this.#told = this.#wanted
    return true
  }

  #readAgain() {
    this.#cancelRead = null
    this.tellRead()
  }

  #tellGot() {
    this.#cancelGot?.()
    this.#cancelGot = null
    if (this.means.sendFrame({ type: 'got', seq: this.log.last })) this.#got = this.log.last
  }
}
