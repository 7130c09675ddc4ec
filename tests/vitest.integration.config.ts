import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { bundledWorker } from '../scripts/serve/bundled-worker.mjs'
import '../scripts/serve/images-as-deployed.mjs'
import { answerOutside } from './mocks/oauth-hosts'

const root = new URL('..', import.meta.url).pathname
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 500_000_000
// The runtimes keep their storage among temporary files. On a disk each write waits until it is there, which is for tests/faults.
if (existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize > MEMORY_BYTES) process.env.TMPDIR = MEMORY
}

const settings = parseEnv(readFileSync(`${root}.dev.vars.example`, 'utf8'))

/**
 * Packages in one piece each. Remix's are CommonJS with circular requires and load inside workerd in no other way; the others
 * are of a hundred files each, which every test file would fetch one by one.
 */
const BUNDLED = [
  '@remix-run/cloudflare',
  '@remix-run/react',
  '@lucia-auth/adapter-drizzle',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'fast-check',
  'hono',
  'hono/factory',
  'hono/html',
  'lucia',
  'stripe',
  'zod',
  'zod/mini',
]

/**
 * Tests inside workerd, against the built site, real migrations and the bundle of the chart worker. Build first.
 * `TEST_RUN=long`: all of the hostile inputs and of the random lives, of which an ordinary run takes a share.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  plugins: [
    cloudflareTest(async () => ({
      // As it stands, not as the last build left it.
      main: './workers/site.ts',
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: {
          ...settings,
          ENVIRONMENT: 'test',
          SCRYPT_LOG_N: '6',
          TEST_MIGRATIONS: await readD1Migrations(`${root}migrations`),
          TEST_RUN: process.env.TEST_RUN ?? '',
        },
        analyticsEngineDatasets: { METRICS: { dataset: 'hd' } },
        // For the one test that migrates step by step.
        d1Databases: { MIGRATED: 'migrated' },
        outboundService: answerOutside,
        workers: [bundledWorker('chart'), bundledWorker('raster')],
      },
    })),
  ],
  test: {
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
    include: ['tests/integration/**/*.test.ts'],
    // Two runtimes for all files: one a file costs more than its tests. What files share is reset in between (migrate.ts).
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['tests/setup/restore.ts', 'tests/setup/random.ts', 'tests/setup/migrate.ts'],
    // Ends what hangs; how fast something is, no clock of a busy machine can tell.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Waiting for what goes on after an answer ends with its test, whose limit is a little further.
    expect: { poll: { timeout: 50_000 } },
    silent: 'passed-only',
  },
})
