import type { Clock, SocketState } from '~/platform/client/reconnecting-socket'
import { retryDelay } from '~/platform/client/retry'
import type { Dependencies } from './dependencies'
import type { PageOutcome } from './fetch-page'
import type { MessageLog } from './message-log'
import type { Sender } from './sender'

/** Sending waits no longer than this for the catch-up after a reconnect. */
const CATCH_UP_MILLISECONDS = 2000
/** The interval of polling without a socket. */
const POLL_MILLISECONDS = 15_000
/** A page that is refused a socket revalidates at most this often. */
const REVALIDATE_MILLISECONDS = 60_000

type ConnectionDependencies = Omit<Dependencies, 'changed'> & { logChanged(): void }

/** Follows the socket's state: catches up after a reconnect, polls without a socket, and tells the sender when it may send. */
export class Connection {
  state: SocketState = 'connecting'
  readonly #catchUp: CatchUp
  readonly #catchUpFirst: CatchUpFirst
  readonly #polling: Polling

  constructor(
    private readonly log: MessageLog,
    private readonly sender: Pick<Sender, 'up' | 'down'>,
    deps: ConnectionDependencies,
  ) {
    this.#polling = new Polling({ ...deps, pull: () => this.#catchUp.pull(true) })
    this.#catchUp = new CatchUp(log, {
      ...deps,
      fetchAfter: (seq) => deps.fetchPage('after', seq),
      changed: () => deps.logChanged(),
      reached: (kind) => this.#polling.reached(kind, this.state === 'offline'),
    })
    this.#catchUpFirst = new CatchUpFirst(deps.clock, () => sender.up())
    this.#polling.start()
  }

  /** The socket's state changed. */
  set(state: SocketState) {
    this.state = state
    if (state === 'live') return
    this.#catchUpFirst.stop()
    this.sender.down()
    if (state !== 'closed') this.#polling.start()
  }

  /** A new socket is ready; `seq` is the last message of the conversation. */
  ready(seq: number) {
    this.state = 'live'
    this.#polling.stop()
    this.#catchUpFirst.start(seq)
  }

  logChanged() {
    if (this.state === 'live') this.#catchUpFirst.received(this.log.last)
    this.#catchUp.pull()
  }

  stop() {
    this.#catchUp.stop()
    this.#catchUpFirst.stop()
    this.#polling.stop()
  }
}

type CatchUpDependencies = Pick<Dependencies, 'clock' | 'changed' | 'signedOut'> & {
  fetchAfter: (seq: number) => Promise<PageOutcome>
  /** The server answered, which does not mean that a socket can be opened. */
  reached: (outcome: PageOutcome['kind']) => void
}

/** Fetches what the socket did not deliver, page by page, for as long as the log is incomplete. */
class CatchUp {
  #isPulling = false
  #failures = 0
  #isStopped = false
  #cancelRetry = () => {}

  constructor(
    private readonly log: MessageLog,
    private readonly deps: CatchUpDependencies,
  ) {}

  /** Fetches if the log is incomplete; `force`: also if nothing is known to be missing, because there is no socket to tell. */
  async pull(force = false): Promise<void> {
    if (this.#isPulling || this.#isStopped || !(force || this.log.isIncomplete)) return
    this.#cancelRetry()
    this.#isPulling = true
    const outcome = await this.deps.fetchAfter(this.log.last)
    this.#isPulling = false
    if (this.#isStopped) return
    if (outcome.kind === 'signed-out') return this.deps.signedOut()
    this.deps.reached(outcome.kind)
    const before = this.log.last
    if (outcome.kind === 'page') {
      this.log.takeNext(outcome.page.messages, outcome.page.rev, outcome.page.more)
      this.deps.changed()
    }
    if (outcome.kind !== 'page' || (this.log.isIncomplete && this.log.last === before)) {
      this.#cancelRetry = this.deps.clock.after(retryDelay(this.#failures++, this.deps.clock.random), () => this.pull())
      return
    }
    this.#failures = 0
    return this.pull()
  }

  stop() {
    this.#isStopped = true
    this.#cancelRetry()
  }
}

/** After a reconnect, sending waits for what was missed: it may hold messages whose ack was lost, which would be sent again. */
class CatchUpFirst {
  #upTo = 0
  #cancel = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly send: () => void,
  ) {}

  start(seq: number) {
    this.#upTo = seq
    this.#cancel = this.clock.after(CATCH_UP_MILLISECONDS, this.send)
  }

  /** All messages up to `last` have arrived. */
  received(last: number) {
    if (last < this.#upTo) return
    this.#cancel()
    this.send()
  }

  stop() {
    this.#cancel()
  }
}

type PollingDependencies = Pick<Dependencies, 'clock' | 'isVisible' | 'revalidate'> & { pull(): void }

/** Without a socket, polls for new messages and finds out why there is none. */
class Polling {
  #revalidatedAt = 0
  #cancel = () => {}

  constructor(private readonly deps: PollingDependencies) {}

  start() {
    this.#cancel()
    this.#cancel = this.deps.clock.after(POLL_MILLISECONDS, () => {
      if (this.deps.isVisible()) this.deps.pull()
      this.start()
    })
  }

  stop() {
    this.#cancel()
  }

  /** A refused socket gives no reason: where HTTP works without it, or says that the conversation is closed, the page is revalidated. */
  reached(kind: PageOutcome['kind'], isOffline: boolean) {
    const now = this.deps.clock.now()
    const isRefused = kind === 'closed' || (kind === 'page' && isOffline)
    if (!isRefused || now - this.#revalidatedAt < REVALIDATE_MILLISECONDS) return
    this.#revalidatedAt = now
    this.deps.revalidate()
  }
}
