import type { ConversationMeans } from './dependencies'
import type { PageOutcome } from './fetch-page'

/** Others' messages are asked for so often. */
const POLL_MILLISECONDS = 15_000
/** A page that cannot get a socket is loaded again at most so often, to learn why. */
const LOOK_AGAIN_MILLISECONDS = 60_000

type Means = Pick<ConversationMeans, 'clock' | 'isVisible' | 'lookAgain'> & {
  /** Asks for what came after the last message. */
  pull(): void
}

/** What is done while there is no socket: others' messages are asked for, and the page learns why there is none. */
export class WithoutSocket {
  #lookedAt = 0
  #cancelPoll = () => {}

  constructor(private readonly means: Means) {}

  begin() {
    this.#cancelPoll()
    this.#cancelPoll = this.means.clock.after(POLL_MILLISECONDS, () => {
      if (this.means.isVisible()) this.means.pull()
      this.begin()
    })
  }

  end() {
    this.#cancelPoll()
  }

  /** A refused socket does not say why: a page that is answered while none can be had asks whether it may have one. */
  reached(kind: PageOutcome['kind'], isOffline: boolean) {
    const now = this.means.clock.now()
    const isRefused = kind === 'closed' || (kind === 'page' && isOffline)
    if (!isRefused || now - this.#lookedAt < LOOK_AGAIN_MILLISECONDS) return
    this.#lookedAt = now
    this.means.lookAgain()
  }
}
