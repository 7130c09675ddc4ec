import { expect } from 'vitest'

type Frame = { type: string }
type Matching<F extends Frame, T extends F['type']> = Extract<F, { type: T }>

/** A socket of the site or of an object, with the received frames until a test takes them. */
export class FrameSocket<F extends Frame> {
  readonly frames: F[] = []
  readonly #socket: WebSocket
  #closed: number | null = null
  #waiting: (() => void)[] = []
  #pongs = 0

  /** Accepts the socket of an upgrade response; `read` parses a frame. */
  constructor(answer: Response, read: (text: string) => F = JSON.parse) {
    expect(answer.status).toBe(101)
    const socket = answer.webSocket!
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') this.#pongs++
      else this.frames.push(read(String(data)))
      this.#notify()
    })
    socket.addEventListener('close', ({ code }) => {
      this.#closed = code
      this.#notify()
    })
    socket.accept()
  }

  /** Sends text and bytes unchanged, and everything else as JSON. */
  send(frame: unknown) {
    this.#socket.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame))
  }

  close(code = 1000) {
    this.#socket.close(code)
  }

  get isOpen() {
    return this.#closed === null
  }

  /** The close code from the server. */
  async closed(): Promise<number> {
    await this.#until(() => (this.#closed === null ? -1 : 0))
    return this.#closed!
  }

  /** Takes the first frame of this type, received or still to come. */
  async next<T extends F['type']>(type: T): Promise<Matching<F, T>> {
    const index = await this.#until(() => {
      const found = this.frames.findIndex((frame) => frame.type === type)
      if (found < 0 && !this.isOpen) throw new Error(`Closed with ${this.#closed} before any ${type} came`)
      return found
    })
    return this.frames.splice(index, 1)[0] as Matching<F, T>
  }

  /** All frames sent before now: the pong of a ping comes after them. */
  async settled(): Promise<F[]> {
    const pongs = this.#pongs
    if (this.isOpen) this.#socket.send('ping')
    await this.#until(() => (this.#pongs > pongs || !this.isOpen ? 0 : -1))
    return this.frames
  }

  /** Takes all frames received so far. */
  async cleared(): Promise<F[]> {
    return (await this.settled()).splice(0)
  }

  async #until(find: () => number): Promise<number> {
    for (let index = find(); ; index = find()) {
      if (index >= 0) return index
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #notify() {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
