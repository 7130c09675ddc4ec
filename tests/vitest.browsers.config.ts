import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/**
 * Core journeys in Chromium, Firefox and WebKit, by one driver (`tests/browsers`). Build first. `ENGINES=firefox,webkit` names
 * some of them; those that are not installed are skipped.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/browsers/site.ts'],
    pool: 'forks',
    // A browser needs a core for itself.
    fileParallelism: false,
    testTimeout: 120_000,
  },
})
