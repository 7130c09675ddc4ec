import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
 * A test may name another `folder` with a bundle, and a module `before` it that becomes the entry.
 * @param {keyof typeof WORKERS} name
 * @param {Record<string, string>} [settings]
 * @param {{ folder?: string, before?: string }} [bundle]
 */
export function bundledWorker(name, settings = {}, { folder = inProject(`dist/${name}`), before } = {}) {
  const { config, entry } = WORKERS[name]
  /** @type {object} The type lacks what the function takes. */
  const options = { envFiles: [inProject('.dev.vars.example')] }
  const { workerOptions } = readWorkerOptions(inProject(config), undefined, options)
  const others = readdirSync(folder).filter((file) => file !== entry && moduleType(file))
  return {
    ...workerOptions,
    name: `hd-${name}`,
    modulesRoot: folder,
    modules: [...(before ? [before] : []), ...[entry, ...others].map((file) => `${folder}/${file}`)].map((path) => ({
      type: moduleType(path) ?? 'ESModule',
      path: `${folder}/${basename(path)}`,
      contents: readFileSync(path),
    })),
    bindings: { ...workerOptions.bindings, ...settings },
  }
}
