import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Pure tests, beside the files they test, in Node. What needs the platform runs from vitest.integration.config.ts. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'workers/**/*.test.ts',
      'drizzle/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'tests/property/**/*.test.ts',
    ],
    environment: 'node',
    // Pure modules share one environment a worker: a new one for each file costs more than its tests.
    isolate: false,
    setupFiles: ['tests/setup/restore.ts', 'tests/setup/random.ts'],
    pool: 'threads',
    // Ends what hangs; how fast something is, no clock of a busy machine can tell.
    testTimeout: 60_000,
    // Style sheets come empty, but for the colours that pictures are drawn in.
    css: { include: /tokens\.css/ },
  },
})
