import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { isPermanent, type Stored } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { Clock } from '~/platform/client/reconnecting-socket'
import { retryDelay } from '~/platform/client/retry'
import type { Dependencies } from './dependencies'
import { sendFrameOf } from './outgoing-message'

const ACK_WITHIN_MILLISECONDS = 10_000
/** Without a socket for this long, messages are sent by HTTP. */
const POST_AFTER_MILLISECONDS = 10_000

type SenderDependencies = Omit<Dependencies, 'newId' | 'fetchPage' | 'isVisible'> & {
  stored(entry: OutboxEntry, stored: Stored): void
}

/**
 * Sends the entries of the outbox one at a time: the next one goes once the one before is acknowledged or refused. Only so is
 * the order of typing the order of the conversation, whatever is refused or lost.
 */
export class Sender {
  readonly #queue: OutboxQueue
  readonly #schedule: RetrySchedule
  /** The `clientId` of the entry that was sent and not answered. */
  #inFlight: string | null = null
  #isPosting = false
  #isSocketUp = false
  #downSince: number
  #cancelTimer = () => {}
  #cancelAck = () => {}
  #isStopped = false

  constructor(private readonly deps: SenderDependencies) {
    this.#queue = new OutboxQueue({ ...deps, next: () => this.#pump() })
    this.#schedule = new RetrySchedule(deps.clock)
    this.#downSince = deps.clock.now()
  }

  get entries(): readonly OutboxEntry[] {
    return this.#queue.entries
  }

  add = (entry: OutboxEntry) => this.#queue.add(entry)
  restore = (saved: OutboxEntry[]) => this.#queue.restore(saved)

  retry(clientId: string) {
    const entry = this.#queue.find(clientId)
    if (!entry?.problem) return
    this.#queue.replace({ ...entry, problem: null })
    this.#schedule.reset()
  }

  /** Retries an entry without its picture, which no longer exists. It was never stored, so it may change. */
  sendWords(clientId: string) {
    const entry = this.#queue.find(clientId)
    if (entry?.problem !== 'picture_gone' || entry.content === '') return
    this.#queue.replace({ ...entry, attachment: null, problem: null })
    this.#schedule.reset()
  }

  discard(clientId: string) {
    const entry = this.#queue.find(clientId)
    if (entry?.problem) this.#queue.remove(entry)
  }

  /** The socket is live and has delivered what was missed. */
  up() {
    this.#isSocketUp = true
    this.#schedule.reached()
    this.#pump()
  }

  down() {
    if (this.#isSocketUp) this.#downSince = this.deps.clock.now()
    this.#isSocketUp = false
    if (!this.#isPosting) this.#settle()
    this.#pump()
  }

  /** The server has stored this entry. Returns it, or null if it is not in the queue. */
  acked(clientId: string): OutboxEntry | null {
    const entry = this.#queue.find(clientId)
    if (!entry) return null
    if (this.#inFlight === clientId) this.#settle()
    this.#schedule.succeeded()
    this.#queue.remove(entry)
    return entry
  }

  refused(clientId: string, code: ErrorCode, retryAfterMs = 0) {
    const entry = this.#queue.find(clientId)
    if (!entry || this.#inFlight !== clientId) return
    this.#settle()
    if (isPermanent(code)) {
      this.#queue.replace({ ...entry, problem: code })
      if (code === 'unavailable') this.deps.revalidate()
    } else this.#retryLater({ atLeast: retryAfterMs })
  }

  /** The conversation is closed to this member: nothing in the queue can be sent. */
  refuseAll(code: ErrorCode) {
    this.#settle()
    for (const entry of this.entries) if (!entry.problem) this.#queue.replace({ ...entry, problem: code })
  }

  stop() {
    this.#isStopped = true
    this.#settle()
    this.#cancelTimer()
  }

  #settle() {
    this.#inFlight = null
    this.#isPosting = false
    this.#cancelAck()
  }

  #retryLater(reason: Parameters<RetrySchedule['failed']>[0]) {
    this.#schedule.failed(reason)
    this.#pump()
  }

  #pump() {
    this.#cancelTimer()
    const { head } = this.#queue
    if (this.#isStopped || this.#inFlight || !head) return
    const { clock } = this.deps
    const mayPostAt = this.#isSocketUp ? 0 : this.#downSince + POST_AFTER_MILLISECONDS
    const at = Math.max(this.#schedule.notBefore, mayPostAt)
    if (at > clock.now()) this.#cancelTimer = clock.after(at - clock.now(), () => this.#pump())
    else if (this.#isSocketUp) this.#sendBySocket(head)
    else this.#post(head)
  }

  #sendBySocket(head: OutboxEntry) {
    if (!this.deps.sendFrame(sendFrameOf(head))) return
    this.#inFlight = head.clientId
    this.#cancelAck = this.deps.clock.after(ACK_WITHIN_MILLISECONDS, () => {
      this.#settle()
      this.#retryLater({})
      // A socket that takes a message and never answers is broken.
      this.deps.restartSocket()
    })
  }

  async #post(head: OutboxEntry) {
    this.#inFlight = head.clientId
    this.#isPosting = true
    const outcome = await this.deps.post(head)
    // Meanwhile the socket may have delivered it.
    if (this.#isStopped || this.#inFlight !== head.clientId) return
    if (outcome.kind === 'refused') return this.refused(head.clientId, outcome.code, outcome.retryAfterMs)
    if (outcome.kind === 'stored') return this.deps.stored(head, outcome.stored)
    this.#settle()
    if (outcome.kind === 'signed-out') this.deps.signedOut()
    else this.#retryLater({ wasUnreached: true })
  }
}

type QueueDependencies = Pick<Dependencies, 'save' | 'remove' | 'changed'> & {
  /** Another entry may have become the head. */
  next(): void
}

/** The entries that are not acknowledged, in the order of typing, in memory and in the outbox. */
class OutboxQueue {
  entries: OutboxEntry[] = []
  #saved = new Set<string>()

  constructor(private readonly deps: QueueDependencies) {}

  /** The first entry that has not failed; null if there is none or it is not saved yet. */
  get head(): OutboxEntry | null {
    const head = this.entries.find(({ problem }) => !problem)
    return head && this.#saved.has(head.clientId) ? head : null
  }

  find(clientId: string): OutboxEntry | undefined {
    return this.entries.find((entry) => entry.clientId === clientId)
  }

  add(entry: OutboxEntry) {
    this.entries = [...this.entries, entry]
    this.#save(entry)
    this.deps.changed()
  }

  /** Takes what an earlier page, or another tab, saved. */
  restore(saved: OutboxEntry[]) {
    const known = new Set(this.entries.map(({ clientId }) => clientId))
    const added = saved.filter(({ clientId }) => !known.has(clientId))
    for (const { clientId } of added) this.#saved.add(clientId)
    this.entries = [...added, ...this.entries].sort((one, other) => one.typedAt - other.typedAt)
    this.deps.changed()
    this.deps.next()
  }

  replace(entry: OutboxEntry) {
    this.entries = this.entries.map((other) => (other.clientId === entry.clientId ? entry : other))
    this.#save(entry)
    this.deps.changed()
  }

  remove(entry: OutboxEntry) {
    this.entries = this.entries.filter(({ clientId }) => clientId !== entry.clientId)
    this.deps.remove(entry)
    this.deps.changed()
    this.deps.next()
  }

  #save(entry: OutboxEntry) {
    this.deps.save(entry).then(() => {
      this.#saved.add(entry.clientId)
      // Its ack may have arrived meanwhile, through another tab.
      if (!this.find(entry.clientId)) this.deps.remove(entry)
      this.deps.next()
    })
  }
}

/** When the next attempt may be made: not before the server allows it, and with growing delays while attempts fail. */
class RetrySchedule {
  /** Milliseconds since the epoch. */
  notBefore = 0
  #failures = 0
  #wasUnreached = false

  constructor(private readonly clock: Clock) {}

  /** An attempt failed; the next is `atLeast` milliseconds from now. */
  failed({ atLeast = 0, wasUnreached = false } = {}) {
    this.#wasUnreached = wasUnreached
    this.notBefore = this.clock.now() + Math.max(atLeast, retryDelay(this.#failures++, this.clock.random))
  }

  succeeded() {
    this.#failures = 0
  }

  /** The server can be reached again, so a delay ends that was due to that; one that the server asked for does not. */
  reached() {
    if (this.#wasUnreached) this.notBefore = 0
    this.#wasUnreached = false
  }

  /** The member wants it sent now. */
  reset() {
    this.#failures = 0
    this.notBefore = 0
  }
}
