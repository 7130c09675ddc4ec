import { readdirSync, readFileSync } from 'node:fs'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { inProject } from '../setup/project.mjs'

const MODULE_TYPES = { js: 'ESModule', bin: 'Data' }

/** The files of one deploy bundle, the entry first. */
function modulesOf(folder, entry) {
  const rest = readdirSync(folder).filter((name) => name !== entry && MODULE_TYPES[name.split('.').at(-1)])
  return [entry, ...rest].map((name) => ({
    type: MODULE_TYPES[name.split('.').at(-1)],
    path: `${folder}/${name}`,
    contents: readFileSync(`${folder}/${name}`),
  }))
}

/** One worker: bindings of its wrangler.toml, code of its deploy bundle, settings of `.dev.vars.example`, then `vars`. */
function worker(name, config, entry, vars) {
  const settings = { envFiles: [inProject('.dev.vars.example')] }
  const { workerOptions } = readWorkerOptions(inProject(config), undefined, settings)
  const folder = inProject(`dist/${name}`)
  return {
    ...workerOptions,
    name: `hd-${name}`,
    modulesRoot: folder,
    modules: modulesOf(folder, entry),
    bindings: { ...workerOptions.bindings, ...vars },
  }
}

/**
 * Runs the deploy bundles (`node scripts/setup.mjs test` makes them) under Miniflare: the production runtime without
 * wrangler's tracing. `state` is a folder that `prepareState` made ready. Resolves when it serves.
 */
export async function serveBundles({ port, state, environment }) {
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    defaultPersistRoot: `${state}/v3`,
    log: new Log(LogLevel.WARN),
    workers: [
      worker('site', 'wrangler.toml', 'site.js', { ENVIRONMENT: environment }),
      worker('chart', 'workers/chart/wrangler.toml', 'index.js', {}),
    ],
  })
  await miniflare.ready
  return miniflare
}
