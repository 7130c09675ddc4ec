import type { D1Migration } from 'cloudflare:test'
import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const hasTables = () => env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()

// Files share a runtime: each begins with empty storage. A request that the last file left running can hold the database open
// while it is deleted, and its tables stay; then it is deleted again.
do await reset()
while (await hasTables())

// Every migration in its order, in one transaction.
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }: D1Migration) => queries)
await env.DB.batch(statements.map((query: string) => env.DB.prepare(query)))
