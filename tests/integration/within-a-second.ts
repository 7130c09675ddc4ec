import { expect } from 'vitest'

const TURN_MILLISECONDS = 10

/** Waits for at most a second, counted in turns of the event loop so that a busy machine doesn't shorten it. */
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
