import { expect } from 'vitest'

type Frame = { type: string }
type Matching<F extends Frame, T extends F['type']> = Extract<F, { type: T }>

/** A socket of the site or of an object, with what came by it until a test takes it. */
export class FrameSocket<F extends Frame> {
  readonly frames: F[] = []
  readonly #socket: WebSocket
  #closed: number | null = null
  #waiting: (() => void)[] = []
  #pongs = 0

  /** Takes the socket of an answer to an upgrade; `read` makes a frame of a text. */
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

  /** Sends text and bytes as they are, and everything else as JSON. */
  send(frame: unknown) {
    this.#socket.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame))
  }

  close(code = 1000) {
    this.#socket.close(code)
  }

  get isOpen() {
    return this.#closed === null
  }

  /** The code it was closed with by the other side. */
  async closed(): Promise<number> {
    await this.#until(() => (this.#closed === null ? -1 : 0))
    return this.#closed!
  }

  /** The first frame of this type that comes, or came and was not taken; it is taken by that. */
  async next<T extends F['type']>(type: T): Promise<Matching<F, T>> {
    const index = await this.#until(() => {
      const found = this.frames.findIndex((frame) => frame.type === type)
      if (found < 0 && !this.isOpen) throw new Error(`Closed with ${this.#closed} before any ${type} came`)
      return found
    })
    return this.frames.splice(index, 1)[0] as Matching<F, T>
  }

  /** Everything that was sent before now, or ever, once it is closed: the answer to a ping is behind it. */
  async settled(): Promise<F[]> {
    const pongs = this.#pongs
    if (this.isOpen) this.#socket.send('ping')
    await this.#until(() => (this.#pongs > pongs || !this.isOpen ? 0 : -1))
    return this.frames
  }

  /** Takes away what has come until now. */
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
