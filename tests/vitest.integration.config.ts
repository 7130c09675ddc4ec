import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { bundledWorker } from '../scripts/serve/bundled-worker.mjs'
import '../scripts/serve/images-as-deployed.mjs'
import { answerOutside } from './mocks/oauth-hosts'

const root = new URL('..', import.meta.url).pathname
const settings = parseEnv(readFileSync(`${root}.dev.vars.example`, 'utf8'))

/** Tests inside workerd, against the built site, real migrations and the bundle of the chart worker. Build first. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: { ...settings, ENVIRONMENT: 'test', TEST_MIGRATIONS: await readD1Migrations(`${root}migrations`) },
        outboundService: answerOutside,
        workers: [bundledWorker('chart'), bundledWorker('raster')],
      },
    })),
  ],
  test: {
    // Remix's packages are CommonJS with circular requires; only bundled do they load inside workerd.
    deps: { optimizer: { ssr: { enabled: true, include: ['@remix-run/cloudflare', '@remix-run/react'] } } },
    include: ['tests/integration/**/*.test.ts'],
    setupFiles: ['tests/setup/migrate.ts'],
    silent: 'passed-only',
  },
})
