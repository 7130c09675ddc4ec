import { retryDelay } from '~/platform/live/backoff'
import type { Clock } from '~/platform/live/clock'

/** When the next message may be tried: not before the server wants it, and ever later while tries fail. */
export class Patience {
  /** Milliseconds since the epoch. */
  notBefore = 0
  #failures = 0
  #wasUnreached = false

  constructor(private readonly clock: Clock) {}

  /** A try failed; the next is `atLeast` milliseconds from now. */
  failed({ atLeast = 0, wasUnreached = false } = {}) {
    this.#wasUnreached = wasUnreached
    this.notBefore = this.clock.now() + Math.max(atLeast, retryDelay(this.#failures++, this.clock.random))
  }

  succeeded() {
    this.#failures = 0
  }

  /** A server that could not be reached is there again; one that asked for patience is not asked earlier. */
  reached() {
    if (this.#wasUnreached) this.notBefore = 0
    this.#wasUnreached = false
  }

  /** The member wants it tried now. */
  end() {
    this.#failures = 0
    this.notBefore = 0
  }
}
