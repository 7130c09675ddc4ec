import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MILLISECONDS = 10

/** Resolves once a condition holds; rejects with what was waited for when it does not in time. */
export async function until(what: string, holds: () => boolean, milliseconds = 60_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited ${milliseconds} ms in vain: ${what}`)
    await wait(LOOK_EVERY_MILLISECONDS)
  }
}
