/**
 * From the beginning of one hash to that of the next: twice what one takes of the isolate's only thread. In a burst of sign-ins
 * pages and messages go in between, instead of waiting for all of them.
 */
const APART_MILLISECONDS = 330

/** When the next hash may begin, by the clock of this isolate. A time and no promise: requests may not wait for one another. */
let freeAt = 0

/** Longer is no line: the clock was set back. */
const LONGEST_LINE_MILLISECONDS = 60_000

const waitAt = (now: number) => (freeAt - now > LONGEST_LINE_MILLISECONDS ? 0 : Math.max(0, freeAt - now))

/** How many seconds whoever comes now would wait for a hash. */
export const secondsUntilTurn = () => waitAt(Date.now()) / 1000

/** Resolves when a hash may begin: at once where none began lately. */
export async function hashTurn(): Promise<void> {
  const now = Date.now()
  const wait = waitAt(now)
  freeAt = now + wait + APART_MILLISECONDS
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
