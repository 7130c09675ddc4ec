import { UNCONFIRMED_BYTES, UNCONFIRMED_MESSAGES } from './limits'

/** How many sums are stored, a power of two: more than the number of messages that a reader may be behind. */
const SUMS = 512

/**
 * How far each reader is behind the last message it confirmed. All readers share one list of sums, so that a message costs one
 * subtraction per reader. Messages from before the window was created don't count.
 */
export class FlowWindow {
  /** Sums of bytes by `seq`, modulo 2³²; allocated with the first message, since an idle conversation needs none. */
  #sums: Uint32Array | undefined
  readonly #first: number
  #last: number

  constructor(lastSeq: number) {
    this.#first = lastSeq
    this.#last = lastSeq
  }

  /** Records a message of this many bytes that was sent to all readers. */
  push(bytes: number): void {
    this.#sums ??= new Uint32Array(SUMS)
    const sum = this.#sums[this.#last % SUMS]! + bytes
    this.#last += 1
    this.#sums[this.#last % SUMS] = sum
  }

  /** Whether a reader who has confirmed up to `seq` is too far behind to be sent the last message. */
  isTooFar(seq: number): boolean {
    const behind = this.#last - Math.min(seq, this.#last)
    if (behind > UNCONFIRMED_MESSAGES) return true
    const bytes = (this.#sumOf(this.#last) - this.#sumOf(Math.max(this.#last - behind, this.#first))) >>> 0
    return bytes > UNCONFIRMED_BYTES
  }

  #sumOf(seq: number): number {
    return this.#sums?.[seq % SUMS] ?? 0
  }
}
