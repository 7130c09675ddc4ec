import { readdirSync, readFileSync } from 'node:fs'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { inProject } from '../setup/project.mjs'

const WORKERS = {
  site: { config: 'wrangler.toml', entry: 'site.js' },
  chart: { config: 'workers/chart/wrangler.toml', entry: 'index.js' },
  raster: { config: 'workers/raster/wrangler.toml', entry: 'index.js' },
}

/** @type {Record<string, 'ESModule' | 'Data' | 'CompiledWasm'>} */
const MODULE_TYPES = { js: 'ESModule', bin: 'Data', ttf: 'Data', wasm: 'CompiledWasm' }

/** @param {string} name */
const moduleType = (name) => MODULE_TYPES[name.slice(name.lastIndexOf('.') + 1)]

/**
 * A worker as Miniflare takes it: the bindings of its wrangler.toml, the code of its deploy bundle in `dist` (the entry
 * first), the settings of `.dev.vars.example`, so that nobody's own `.dev.vars` changes a test, and above them `settings`.
 * @param {keyof typeof WORKERS} name
 * @param {Record<string, string>} [settings]
 */
export function bundledWorker(name, settings = {}) {
  const { config, entry } = WORKERS[name]
  /** @type {object} The type lacks what the function takes. */
  const options = { envFiles: [inProject('.dev.vars.example')] }
  const { workerOptions } = readWorkerOptions(inProject(config), undefined, options)
  const folder = inProject(`dist/${name}`)
  const others = readdirSync(folder).filter((file) => file !== entry && moduleType(file))
  return {
    ...workerOptions,
    name: `hd-${name}`,
    modulesRoot: folder,
    modules: [entry, ...others].map((file) => ({
      type: moduleType(file) ?? 'ESModule',
      path: `${folder}/${file}`,
      contents: readFileSync(`${folder}/${file}`),
    })),
    bindings: { ...workerOptions.bindings, ...settings },
  }
}
