import { FRAME_MAX_BYTES } from '../../app/domain/messaging/limits'

/** So many wait at most, and none that is too large: what floods a conversation is to be refused, not to be collected. */
const MOST_WAITING = 256

type Frame = { socket: WebSocket; data: string | ArrayBuffer }

/**
 * What came over the sockets of a conversation and waits for its turn: all of it is worked off together as soon as the runtime
 * has looked at its sockets again. So a crowd of frames is kept by one commit, in which most of the time of a message goes;
 * and since nobody is answered before every socket was looked at, whoever writes fast can't keep others from being read. A
 * frame that comes alone waits for a fraction of a millisecond.
 */
export class Intake {
  readonly #work: (socket: WebSocket, data: string | ArrayBuffer) => void
  #waiting: Frame[] = []

  /** `work` must not throw. */
  constructor(work: (socket: WebSocket, data: string | ArrayBuffer) => void) {
    this.#work = work
  }

  /** The first one that waits gets a promise that keeps the object awake until all are worked off. */
  add(socket: WebSocket, data: string | ArrayBuffer): Promise<void> | void {
    this.#waiting.push({ socket, data })
    const isTooMuch = this.#waiting.length >= MOST_WAITING || typeof data !== 'string' || data.length > FRAME_MAX_BYTES
    if (isTooMuch) return this.workOff()
    if (this.#waiting.length === 1) return scheduler.wait(0).then(() => this.workOff())
  }

  /** What waits is worked off now, in the order it came. */
  workOff(): void {
    const frames = this.#waiting
    this.#waiting = []
    for (const { socket, data } of frames) this.#work(socket, data)
  }
}
