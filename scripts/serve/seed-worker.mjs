import { readdirSync, readFileSync } from 'node:fs'
import { unstable_readConfig as readConfig } from 'wrangler'
import { inProject } from '../setup/project.mjs'

/** @param {string} name */
const moduleOf = (name) => ({
  type: name.endsWith('.bin') ? 'Data' : 'ESModule',
  path: `${inProject('dist/seed')}/${name}`,
  contents: readFileSync(`${inProject('dist/seed')}/${name}`),
})

/**
 * The seed as Miniflare takes it: the bundle in `dist/seed` on the site's database. `bindings` are its settings,
 * `durableObjects` whose objects it writes to.
 * @param {{ bindings: Record<string, string>, durableObjects: object }} options
 */
export function seedWorker({ bindings, durableObjects }) {
  const site = readConfig({ config: inProject('wrangler.toml') })
  return {
    modulesRoot: inProject('dist/seed'),
    modules: ['worker.js', ...readdirSync(inProject('dist/seed')).filter((name) => name.endsWith('.bin'))].map(
      moduleOf,
    ),
    compatibilityDate: site.compatibility_date,
    compatibilityFlags: site.compatibility_flags,
    bindings,
    durableObjects,
    d1Databases: Object.fromEntries(site.d1_databases.map(({ binding, database_id }) => [binding, database_id])),
  }
}
