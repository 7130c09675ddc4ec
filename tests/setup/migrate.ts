import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Storage is new for every test file, so each begins with empty tables: every migration in its order, in one transaction.
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }: D1Migration) => queries)
await env.DB.batch(statements.map((query: string) => env.DB.prepare(query)))
