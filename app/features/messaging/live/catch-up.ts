import { retryDelay } from '~/platform/live/backoff'
import type { ConversationMeans } from './dependencies'
import type { PageOutcome } from './fetch-page'
import type { MessageLog } from './message-log'

type Means = Pick<ConversationMeans, 'clock' | 'changed' | 'signedOut'> & {
  fetchAfter: (seq: number) => Promise<PageOutcome>
  /** The server answers, which says nothing yet of the socket. */
  reached: (outcome: PageOutcome['kind']) => void
}

/** Pulls what the socket did not bring, page by page, for as long as the log says that something is missing. */
export class CatchUp {
  #isPulling = false
  #failures = 0
  #isOver = false
  #cancelRetry = () => {}

  constructor(
    private readonly log: MessageLog,
    private readonly means: Means,
  ) {}

  /** Pulls if something is missing; `anyway`: even if nothing is known to be, since no socket would tell. */
  async pull(anyway = false): Promise<void> {
    if (this.#isPulling || this.#isOver || !(anyway || this.log.isIncomplete)) return
    this.#cancelRetry()
    this.#isPulling = true
    const outcome = await this.means.fetchAfter(this.log.last)
    this.#isPulling = false
    if (this.#isOver) return
    if (outcome.kind === 'signed-out') return this.means.signedOut()
    this.means.reached(outcome.kind)
    const before = this.log.last
    if (outcome.kind === 'page') {
      this.log.takeNext(outcome.page.messages, outcome.page.rev, outcome.page.more)
      this.means.changed()
    }
    if (outcome.kind !== 'page' || (this.log.isIncomplete && this.log.last === before)) {
      this.#cancelRetry = this.means.clock.after(retryDelay(this.#failures++, this.means.clock.random), () =>
        this.pull(),
      )
      return
    }
    this.#failures = 0
    return this.pull()
  }

  stop() {
    this.#isOver = true
    this.#cancelRetry()
  }
}
