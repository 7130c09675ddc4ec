import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { runNode, step } from './command.mjs'
import { inProject, tools, wranglerEnvironment } from './project.mjs'
import { hashOf, readStamps, writeStamps } from './stamps.mjs'

const STAMPS = inProject('.wrangler/setup.json')

/**
 * Takes out what an earlier build left. The folder itself is never emptied: that would kill a server running on it. The
 * change time tells, since some systems copy the modification time along with a file of `public`.
 */
function removeOlderThan(folder, milliseconds) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) removeOlderThan(path, milliseconds)
    else if (statSync(path).ctimeMs < milliseconds) rmSync(path)
  }
}

async function buildPages() {
  // File systems round times; two seconds are the coarsest in use.
  const startedAt = Date.now() - 2000
  await runNode([tools.remix, 'vite:build', '-c', 'remix.config.ts'], { env: { KEEP_OUT: '1' } })
  removeOlderThan(inProject('build'), startedAt)
}

/** Bundles a worker exactly as a deployment would. `outdir` is relative to the worker's own folder, so it goes absolute. */
const bundleWorker = (config, outdir) =>
  runNode([tools.wrangler, 'deploy', '--dry-run', '--minify', '--outdir', inProject(outdir), '-c', config], {
    env: wranglerEnvironment,
  })

/** Everything that is built: from what, to what, and how. A build may read the output of those named in `after`. */
const builds = {
  pages: {
    title: 'Building the pages',
    inputs: [
      ...['app', 'public', 'drizzle', 'workers', 'remix.config.ts', 'scripts/pages', 'tsconfig.json'],
      ...['scripts/load-typescript.mjs', 'package-lock.json', 'patches'],
    ],
    output: 'build/server/index.js',
    run: buildPages,
  },
  chartWorker: {
    title: 'Bundling the chart worker',
    inputs: ['workers/chart', 'app', 'drizzle', 'package-lock.json'],
    output: 'dist/chart/index.js',
    run: () => bundleWorker('workers/chart/wrangler.toml', 'dist/chart'),
  },
  rasterWorker: {
    title: 'Bundling the raster worker',
    inputs: ['workers/raster', 'package-lock.json'],
    output: 'dist/raster/index.js',
    run: () => bundleWorker('workers/raster/wrangler.toml', 'dist/raster'),
  },
  siteWorker: {
    title: 'Bundling the site worker',
    after: 'pages',
    inputs: ['build', 'workers', 'app', 'drizzle', 'wrangler.toml', 'package-lock.json', 'patches'],
    output: 'dist/site/site.js',
    run: () => bundleWorker('wrangler.toml', 'dist/site'),
  },
  chartProgram: {
    title: 'Bundling the chart program',
    inputs: ['workers/chart', 'app/domain', 'scripts/build-chart-cli.mjs', 'scripts/chart.ts', 'package-lock.json'],
    output: 'dist/chart-cli/chart.mjs',
    run: () => runNode(['scripts/build-chart-cli.mjs']),
  },
  seed: {
    title: 'Bundling the seed',
    inputs: ['drizzle', 'app', 'workers', 'scripts/seed', 'package-lock.json'],
    output: 'dist/seed/worker.js',
    run: () => runNode(['scripts/seed/bundle.mjs']),
  },
}

async function buildOne(name) {
  const { title, inputs, output, run } = builds[name]
  const hash = hashOf(inputs)
  if (existsSync(inProject(output)) && readStamps(STAMPS)[name] === hash) return
  await step(title, run)
  writeStamps(STAMPS, { [name]: hash })
}

/** Brings the named builds up to date; those whose inputs did not change cost a look at the files. */
export async function bringUpToDate(names) {
  const pending = new Map()
  const start = (name) => {
    if (!pending.has(name)) {
      const { after } = builds[name]
      pending.set(
        name,
        Promise.resolve(after && start(after)).then(() => buildOne(name)),
      )
    }
    return pending.get(name)
  }
  await Promise.all(names.map(start))
}
