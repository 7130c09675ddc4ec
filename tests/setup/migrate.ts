import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Storage is new for every test file, so each begins with empty tables.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
