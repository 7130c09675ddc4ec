import { vi } from 'vitest'

/** Waits until `check` no longer fails, for work that continues after a response. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 50_000 })
