import type { Clock } from '~/platform/client/reconnecting-socket'

/** A small generator of chance that is the same each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Timer = { at: number; order: number; run: () => void }

/** Time that passes only when it is told to; what is promised is kept before the next timer runs. */
export class VirtualClock implements Clock {
  #now = 1_700_000_000_000
  #order = 0
  #timers: Timer[] = []

  constructor(readonly random: () => number) {}

  now = () => this.#now

  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** A promise for use inside a simulation. */
  wait = (milliseconds: number) => new Promise<void>((resolve) => this.after(milliseconds, resolve))

  /** Lets time pass; with `until`, no longer than that takes to be true. */
  async advance(milliseconds: number, until: () => boolean = () => false) {
    const end = this.#now + milliseconds
    await settle()
    while (!until()) {
      const next = this.#timers.reduce<Timer | null>(
        (first, timer) =>
          !first || timer.at < first.at || (timer.at === first.at && timer.order < first.order) ? timer : first,
        null,
      )
      if (!next || next.at > end) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = next.at
      next.run()
      await settle()
    }
    this.#now = Math.max(this.#now, until() ? this.#now : end)
  }
}

/** Chains of promises are a few links long here; each turn keeps one link of all of them. */
async function settle() {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
