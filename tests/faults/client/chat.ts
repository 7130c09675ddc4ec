import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import type { History, ReceivedMessage, Wire } from '../checker/history'
import type { Account } from './account'
import type { ServerFrame } from './frames'
import { InOrder } from './in-order'
import { openSocket } from './open-socket'
import { readHistory } from './read-history'
import { Unacknowledged } from './unacknowledged'
import { until } from './until'

type Options = {
  /** The part of sends that goes out twice at once, as from an impatient client. */
  doubled?: number
}

const PING_EVERY_MILLISECONDS = 2000
const SILENT_MILLISECONDS = 15_000
const GOT_EVERY_MESSAGES = 32
const LONGEST_WAIT_MILLISECONDS = 1000

/**
 * A member at a conversation: a client of docs/protocol.md that shares no code with the product's. It keeps what was not
 * acknowledged and sends it again, comes back from where it was, ignores what it has, pulls what it lacks, and writes
 * everything down in the history.
 */
export class Chat {
  readonly member: string
  /** What came, whatever became of it: for tests that look at single frames. */
  readonly frames: ServerFrame[] = []
  readonly closes: number[] = []
  readonly #unacknowledged: Unacknowledged
  readonly #order: InOrder
  #socket: WebSocket | null = null
  #told = 0
  #attempt = 0
  #isWanted = false
  #isPulling = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly account: Account,
    readonly conversationId: string,
    readonly history: History,
    { doubled = 0 }: Options = {},
  ) {
    this.member = account.username
    const shown: (ReceivedMessage & { at: number })[] = []
    history.shown.set(this.member, shown)
    this.#order = new InOrder((message) => shown.push({ ...message, at: performance.now() }))
    this.#unacknowledged = new Unacknowledged({
      say: (clientId, content) => {
        const frame = { type: 'send', clientId, content }
        return this.say(frame) && (Math.random() >= doubled || this.say(frame))
      },
    })
  }

  get last() {
    return this.#order.last
  }

  get isLive() {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  get pending() {
    return this.#unacknowledged.size
  }

  /** Connects, and keeps connected until `leave`. */
  async join(): Promise<this> {
    this.#isWanted = true
    this.#connect()
    await until(`${this.member} is live`, () => this.isLive)
    return this
  }

  /** A message of one's own, kept until it is acknowledged; its client id. */
  send(content: string): string {
    const clientId = randomUUID()
    this.history.invocations.push({ clientId, member: this.member, content, at: performance.now() })
    this.#unacknowledged.add(clientId, content)
    return clientId
  }

  /** Sends any frame, or text that is none; false while there is no connection. */
  say(frame: object | string): boolean {
    if (this.isLive) this.#socket?.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    return this.isLive
  }

  /** The network goes away in the middle of whatever is being said; the client comes back by itself. */
  cut() {
    this.#socket?.terminate()
  }

  leave() {
    this.#isWanted = false
    clearTimeout(this.#timer)
    this.#unacknowledged.stop()
    this.#socket?.terminate()
  }

  /** Everything that this member reads by HTTP; also what the checker holds for stored. */
  async readAll(): Promise<ReceivedMessage[]> {
    const messages = await readHistory(this.account, this.conversationId)
    this.history.stored.set(this.member, messages)
    return messages
  }

  #connect() {
    const socket = openSocket(this.account, `/ws/conversations/${this.conversationId}?after=${this.last}`)
    const wire: Wire = { member: this.member, after: this.last, seqs: [], skipped: false }
    let heardAt = performance.now()
    const heart = setInterval(() => {
      if (performance.now() - heardAt > SILENT_MILLISECONDS) socket.terminate()
      else if (socket.readyState === WebSocket.OPEN) socket.send('ping')
    }, PING_EVERY_MILLISECONDS)
    this.#socket = socket
    this.history.wires.push(wire)
    socket.on('open', () => this.#unacknowledged.restart())
    socket.on('message', (data) => {
      heardAt = performance.now()
      const text = String(data)
      if (text !== 'pong' && socket === this.#socket) this.#read(JSON.parse(text), wire)
    })
    socket.on('close', (code) => {
      clearInterval(heart)
      this.closes.push(code)
      if (!this.#isWanted) return
      const ceiling = Math.min(LONGEST_WAIT_MILLISECONDS, 50 * 2 ** this.#attempt++)
      this.#timer = setTimeout(() => this.#connect(), Math.random() * ceiling)
    })
  }

  #read(frame: ServerFrame, wire: Wire) {
    this.frames.push(frame)
    if (frame.type === 'ready') this.#attempt = 0
    else if (frame.type === 'ack') this.#acknowledged(frame.clientId, frame.seq)
    else if (frame.type === 'message') this.#take([frame.message], wire)
    else if (frame.type === 'batch') {
      wire.skipped ||= frame.more
      this.#take(frame.messages, wire)
      if (frame.more) this.#pull()
    } else if (frame.type === 'error' && frame.clientId) this.#refused(frame.clientId, frame.code, frame.retryAfterMs)
  }

  #acknowledged(clientId: string, seq: number) {
    this.history.outcomes.push({ kind: 'acknowledged', clientId, seq, at: performance.now() })
    this.#unacknowledged.remove(clientId)
  }

  #refused(clientId: string, code: string, retryAfterMs = 500) {
    if (code === 'rate_limited' || code === 'unexpected') this.#unacknowledged.postpone(clientId, retryAfterMs)
    else if (this.#unacknowledged.remove(clientId))
      this.history.outcomes.push({ kind: 'refused', clientId, code, at: performance.now() })
  }

  #take(messages: ReceivedMessage[], wire: Wire) {
    wire.seqs.push(...messages.map(({ seq }) => seq))
    this.#order.take(messages)
    if (this.#order.hasGap) this.#pull()
    if (this.last - this.#told < GOT_EVERY_MESSAGES) return
    this.#told = this.last
    this.say({ type: 'got', seq: this.last })
  }

  async #pull() {
    if (this.#isPulling) return
    this.#isPulling = true
    try {
      this.#order.take(await readHistory(this.account, this.conversationId, this.last))
    } catch {
      // The server is away: the socket breaks too, and what is missing comes with the next one.
      this.cut()
    } finally {
      this.#isPulling = false
    }
  }
}
