const FIRST_WAIT_MILLISECONDS = 60_000
const LONGEST_WAIT_MILLISECONDS = 6 * 3_600_000

/** After so many attempts a mail is given up. */
export const MOST_ATTEMPTS = 8

/** How long to wait after the n-th attempt has failed, in milliseconds: 1 minute, four times as long each time, 6 hours at most. */
export const waitAfterAttempt = (attempt: number): number =>
  Math.min(FIRST_WAIT_MILLISECONDS * 4 ** (attempt - 1), LONGEST_WAIT_MILLISECONDS)
