import type { D1Migration } from 'cloudflare:test'
import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Files share a runtime: each begins with empty storage, and tables by every migration in its order, in one transaction.
await reset()
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }: D1Migration) => queries)
await env.DB.batch(statements.map((query: string) => env.DB.prepare(query)))
