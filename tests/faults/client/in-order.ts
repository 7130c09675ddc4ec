import type { ReceivedMessage } from '../checker/history'

/** Messages by their seq: each shown once, none before all that come before it. */
export class InOrder {
  /** The last one shown. */
  last = 0
  readonly #waiting = new Map<number, ReceivedMessage>()

  constructor(private readonly show: (message: ReceivedMessage) => void) {}

  /** Whether something came that cannot be shown yet: what is before it has to be pulled. */
  get hasGap() {
    return this.#waiting.size > 0
  }

  take(messages: ReceivedMessage[]) {
    for (const message of messages) if (message.seq > this.last) this.#waiting.set(message.seq, message)
    for (let next = this.#waiting.get(this.last + 1); next; next = this.#waiting.get(this.last + 1)) {
      this.#waiting.delete(next.seq)
      this.last = next.seq
      this.show(next)
    }
  }
}
