import { fileURLToPath } from 'node:url'

/** The project's folder, absolute, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** An absolute path from one inside the project. */
export const inProject = (path) => `${root}/${path}`

/** Entry files of the command line tools, run by this Node itself: killing `npx` would leave its child alive. */
export const tools = {
  remix: inProject('node_modules/@remix-run/dev/dist/cli.js'),
  wrangler: inProject('node_modules/wrangler/wrangler-dist/cli.js'),
  biome: inProject('node_modules/@biomejs/biome/bin/biome'),
  typescript: inProject('node_modules/typescript-7/bin/tsc'),
  layers: inProject('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  vitest: inProject('node_modules/vitest/vitest.mjs'),
  playwright: inProject('node_modules/@playwright/test/cli.js'),
}

/** What wrangler needs to run without questions, reports and look-ups on the network. */
export const wranglerEnvironment = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
