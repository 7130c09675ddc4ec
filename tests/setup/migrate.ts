import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createTables } from './tables'

const hasTables = () => env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()

// Files share a runtime: each begins with empty storage. A request that the last file left running can hold the database open
// while it is deleted, and its tables stay; then it is deleted again.
do await reset()
while (await hasTables())
await createTables()
