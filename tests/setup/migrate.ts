import type { D1Migration } from 'cloudflare:test'
import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'

// Files share a runtime: each begins with empty storage, and tables by every migration in its order, in one transaction.
await reset()
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }: D1Migration) => queries)
await env.DB.batch(statements.map((query: string) => env.DB.prepare(query)))

// No file leaves its clock or its stand-ins to the next one.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
