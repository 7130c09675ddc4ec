import { UNCONFIRMED_BYTES, UNCONFIRMED_MESSAGES } from './limits'

/** Sums that are kept, a power of two: more than a reader may be behind in messages. */
const SUMS = 512

/**
 * How far readers are behind, each by the last message it confirmed: one list of sums for all, so that a message costs a
 * reader one subtraction. It begins with what was there when it was made: nothing older is held against anybody's bytes.
 */
export class FlowWindow {
  /** Sums of bytes by `seq`, modulo 2³², made with the first message: a conversation that is only open needs none. */
  #sums: Uint32Array | undefined
  readonly #first: number
  #last: number

  constructor(lastSeq: number) {
    this.#first = lastSeq
    this.#last = lastSeq
  }

  /** A message of so many bytes goes out to all. */
  push(bytes: number): void {
    this.#sums ??= new Uint32Array(SUMS)
    const sum = this.#sums[this.#last % SUMS]! + bytes
    this.#last += 1
    this.#sums[this.#last % SUMS] = sum
  }

  /** Whether who has confirmed up to `seq` is too far behind to be sent the last message. */
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
