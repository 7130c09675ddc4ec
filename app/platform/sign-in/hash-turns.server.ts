/**
 * From the start of one hash to the start of the next: twice what one at the cost of production (N = 2^14) takes of the
 * isolate's only thread. In a burst of sign-ins pages and messages are served in between, instead of after all of them.
 */
const SPACING_MILLISECONDS = 330
const SPACING_LOG_N = 14

/**
 * When the next hash may begin, by the clock of this isolate that is never set back. A time and no promise: requests may not
 * wait for one another.
 */
let freeAt = 0

/** Longer is no line: a stored hash asked for an absurd cost. */
const LONGEST_LINE_MILLISECONDS = 60_000

const waitAt = (now: number) => (freeAt - now > LONGEST_LINE_MILLISECONDS ? 0 : Math.max(0, freeAt - now))

/** How many seconds whoever comes now would wait for a hash. */
export const secondsUntilTurn = () => waitAt(performance.now()) / 1000

/** Resolves when a hash with N = 2^logN may begin: at once where none began lately. Work is proportional to N. */
export async function hashTurn(logN: number): Promise<void> {
  const now = performance.now()
  const wait = waitAt(now)
  freeAt = now + wait + SPACING_MILLISECONDS * 2 ** (logN - SPACING_LOG_N)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
