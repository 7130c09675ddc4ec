/** Sends that wait for their answer at once; the rest stands behind them. */
const IN_FLIGHT = 8

type Means = {
  /** Hands a message to the socket; false: there is none. */
  say: (clientId: string, content: string) => boolean
}

/** What a client has sent or will send and has no ack for: sent again on every new connection, for as long as it takes. */
export class Unacknowledged {
  readonly #contents = new Map<string, string>()
  readonly #underway = new Set<string>()
  #notBefore = 0
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly means: Means) {}

  get size() {
    return this.#contents.size
  }

  add(clientId: string, content: string) {
    this.#contents.set(clientId, content)
    this.flush()
  }

  /** A new connection: what was on its way by the old one may have arrived, or not. */
  restart() {
    this.#underway.clear()
    this.flush()
  }

  /** Lets go of one; false: it was not there any more. */
  remove(clientId: string): boolean {
    this.#underway.delete(clientId)
    const wasThere = this.#contents.delete(clientId)
    this.flush()
    return wasThere
  }

  /** The server will have nothing for a while; then this one goes again. */
  postpone(clientId: string, milliseconds: number) {
    this.#underway.delete(clientId)
    this.#notBefore = Math.max(this.#notBefore, performance.now() + milliseconds)
    this.flush()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  /** Sends what is not on its way, a few at a time and not before the server will have it. */
  flush() {
    clearTimeout(this.#timer)
    const pause = this.#notBefore - performance.now()
    if (pause > 0) {
      this.#timer = setTimeout(() => this.flush(), pause + 5)
      return
    }
    for (const [clientId, content] of this.#contents) {
      if (this.#underway.size >= IN_FLIGHT) return
      if (this.#underway.has(clientId)) continue
      if (!this.means.say(clientId, content)) return
      this.#underway.add(clientId)
    }
  }
}
