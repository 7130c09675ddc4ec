import type { Clock } from '~/platform/live/clock'

const WITHIN_MILLISECONDS = 2000

/** Over a new socket, what was missed should come before what waits is sent again; but it is not waited for longer than 2 s. */
export class CatchUpFirst {
  #upTo = 0
  #cancel = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly send: () => void,
  ) {}

  /** There is a new socket, and the conversation stands at `seq`. */
  begin(seq: number) {
    this.#upTo = seq
    this.#cancel = this.clock.after(WITHIN_MILLISECONDS, this.send)
  }

  /** Everything up to `last` is here. */
  has(last: number) {
    if (last < this.#upTo) return
    this.#cancel()
    this.send()
  }

  stop() {
    this.#cancel()
  }
}
