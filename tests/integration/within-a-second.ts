import { expect } from 'vitest'

const TURN_MILLISECONDS = 10

/**
 * What comes within a second. It is counted in turns of this runtime, and not by the clock: while the machine does something else,
 * neither goes on.
 */
export async function withinASecond<T>(work: Promise<T>): Promise<T> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await scheduler.wait(TURN_MILLISECONDS)
  expect(turns).toBeLessThan(1000 / TURN_MILLISECONDS)
  return done
}
