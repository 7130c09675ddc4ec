import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from '../scripts/browser/installed.mjs'
import { E2E_PORT, E2E_STATE } from './e2e/fixtures/state'

// Which share of the pages a spec looks at (`sweep`, `small-screens`, `early-presses`); set once, so that all processes of a run agree at midnight.
process.env.SWEEP_DAY ??= String(Math.floor(Date.now() / 86_400_000))

/** Journeys in a real browser, on both workers as they are deployed. `npm run test:e2e` builds what they need first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Generous: whoever waits in vain waits longer, and nobody else does, however busy the machine is.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-GB',
    // What a service worker keeps would stand between a journey and the server; those that are about it let it in.
    serviceWorkers: 'block',
    // A trace of every journey costs a fifth of its time: `TRACE=1` keeps those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: installedBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      // A journey has one width: this one where it has the tag, both only where it behaves differently (`@both`).
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node scripts/e2e-serve.mjs ${E2E_PORT} ${E2E_STATE}`,
    cwd: '..',
    url: `http://localhost:${E2E_PORT}/`,
    // A state is made first, which takes its time where others work too.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
