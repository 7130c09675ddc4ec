import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { isPermanent } from '~/platform/live/is-permanent'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { Stored } from '~/platform/live/post-message'
import type { ConversationMeans } from './dependencies'
import { Patience } from './patience'
import { sendFrameOf } from './send-frame'
import { WaitingEntries } from './waiting-entries'

const ACK_WITHIN_MILLISECONDS = 10_000
/** Without a socket for so long, messages are posted. */
const POST_AFTER_MILLISECONDS = 10_000

type Means = Omit<ConversationMeans, 'newId' | 'fetchPage' | 'isVisible'> & {
  stored(entry: OutboxEntry, stored: Stored): void
}

/**
 * Sends what was typed, one after the other: the next goes once the one before it has its answer, for only so is the order
 * of typing the order of the conversation whatever is refused or lost on the way.
 */
export class Sender {
  readonly #waiting: WaitingEntries
  readonly #patience: Patience
  #underway: string | null = null
  #isPosting = false
  #isSocketUp = false
  #downSince: number
  #cancelTimer = () => {}
  #cancelAck = () => {}
  #isOver = false

  constructor(private readonly means: Means) {
    this.#waiting = new WaitingEntries({ ...means, next: () => this.#pump() })
    this.#patience = new Patience(means.clock)
    this.#downSince = means.clock.now()
  }

  get entries(): readonly OutboxEntry[] {
    return this.#waiting.all
  }

  add = (entry: OutboxEntry) => this.#waiting.add(entry)
  restore = (kept: OutboxEntry[]) => this.#waiting.restore(kept)

  retry(clientId: string) {
    const entry = this.#waiting.find(clientId)
    if (!entry?.problem) return
    this.#waiting.replace({ ...entry, problem: null })
    this.#patience.end()
  }

  /** Tries one again without its picture, which is not there any more. Never stored, it may change. */
  sendWords(clientId: string) {
    const entry = this.#waiting.find(clientId)
    if (entry?.problem !== 'picture_gone' || entry.content === '') return
    this.#waiting.replace({ ...entry, attachment: null, problem: null })
    this.#patience.end()
  }

  discard(clientId: string) {
    const entry = this.#waiting.find(clientId)
    if (entry?.problem) this.#waiting.remove(entry)
  }

  /** The socket is alive and brought what was missed. */
  up() {
    this.#isSocketUp = true
    this.#patience.reached()
    this.#pump()
  }

  down() {
    if (this.#isSocketUp) this.#downSince = this.means.clock.now()
    this.#isSocketUp = false
    if (!this.#isPosting) this.#settle()
    this.#pump()
  }

  /** The server has this one, as told by an ack, or by the message itself. */
  acked(clientId: string): OutboxEntry | null {
    const entry = this.#waiting.find(clientId)
    if (!entry) return null
    if (this.#underway === clientId) this.#settle()
    this.#patience.succeeded()
    this.#waiting.remove(entry)
    return entry
  }

  refused(clientId: string, code: ErrorCode, retryAfterMs = 0) {
    const entry = this.#waiting.find(clientId)
    if (!entry || this.#underway !== clientId) return
    this.#settle()
    if (isPermanent(code)) {
      this.#waiting.replace({ ...entry, problem: code })
      if (code === 'unavailable') this.means.lookAgain()
    } else this.#tryLater({ atLeast: retryAfterMs })
  }

  /** The conversation is closed to this member: nothing that waits can go. */
  refuseAll(code: ErrorCode) {
    this.#settle()
    for (const entry of this.entries) if (!entry.problem) this.#waiting.replace({ ...entry, problem: code })
  }

  stop() {
    this.#isOver = true
    this.#settle()
    this.#cancelTimer()
  }

  #settle() {
    this.#underway = null
    this.#isPosting = false
    this.#cancelAck()
  }

  #tryLater(why: Parameters<Patience['failed']>[0]) {
    this.#patience.failed(why)
    this.#pump()
  }

  #pump() {
    this.#cancelTimer()
    const { head } = this.#waiting
    if (this.#isOver || this.#underway || !head) return
    const { clock } = this.means
    const mayPostAt = this.#isSocketUp ? 0 : this.#downSince + POST_AFTER_MILLISECONDS
    const at = Math.max(this.#patience.notBefore, mayPostAt)
    if (at > clock.now()) this.#cancelTimer = clock.after(at - clock.now(), () => this.#pump())
    else if (this.#isSocketUp) this.#sendBySocket(head)
    else this.#post(head)
  }

  #sendBySocket(head: OutboxEntry) {
    if (!this.means.sendFrame(sendFrameOf(head))) return
    this.#underway = head.clientId
    this.#cancelAck = this.means.clock.after(ACK_WITHIN_MILLISECONDS, () => {
      this.#settle()
      this.#tryLater({})
      // It took a message and says nothing.
      this.means.restartSocket()
    })
  }

  async #post(head: OutboxEntry) {
    this.#underway = head.clientId
    this.#isPosting = true
    const outcome = await this.means.post(head)
    // By now the socket may have brought it.
    if (this.#isOver || this.#underway !== head.clientId) return
    if (outcome.kind === 'refused') return this.refused(head.clientId, outcome.code, outcome.retryAfterMs)
    if (outcome.kind === 'stored') return this.means.stored(head, outcome.stored)
    this.#settle()
    if (outcome.kind === 'signed-out') this.means.signedOut()
    else this.#tryLater({ wasUnreached: true })
  }
}
