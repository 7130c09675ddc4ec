import { vi } from 'vitest'

/** Waits until `check` no longer fails, for what goes on after an answer: how fast that is, no clock of a busy machine can tell. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 50_000 })
