import { afterAll, vi } from 'vitest'

// Files share a process: none leaves its clock or its stand-ins to the next one.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
