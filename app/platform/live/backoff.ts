import { retryWait } from '../../domain/retry-wait'

const RETRIES = { firstMilliseconds: 250, factor: 2, mostMilliseconds: 30_000 }
/** A restart loses all sockets at once. Over this time they come back: no more than a fifth of them try in any 100 ms. */
const SPREAD_MILLISECONDS = 1200

/** `failures` starts at 0 here, at 1 in `retryWait`. */
const doubled = (failures: number) => retryWait(failures + 1, RETRIES)

/** Milliseconds until a request is tried again after so many failures: at least half of what doubles each time. */
export const retryDelay = (failures: number, random: () => number) => (doubled(failures) * (1 + random())) / 2

/** A server that starts anew takes seconds: for so many tries, about half a minute, nobody waits longer than this. */
const EARLY_TRIES = 14
const EARLY_CAP_MILLISECONDS = 5000

/** Milliseconds until a lost socket is opened again; chance alone, so that those lost together do not come back together. */
export function reconnectDelay(failures: number, random: () => number): number {
  const cap = failures < EARLY_TRIES ? EARLY_CAP_MILLISECONDS : RETRIES.mostMilliseconds
  return Math.max(SPREAD_MILLISECONDS, Math.min(cap, doubled(failures))) * random()
}
