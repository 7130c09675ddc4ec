import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { unstable_readConfig as readConfig } from 'wrangler'
import { inProject } from '../setup/project.mjs'

/** In the order in which they are deployed: the site binds to the others. */
export const WORKERS = {
  chart: { config: 'workers/chart/wrangler.toml', main: 'workers/chart/index.ts' },
  raster: { config: 'workers/raster/wrangler.toml', main: 'workers/raster/index.ts' },
  site: { config: 'wrangler.toml', main: 'build/server/site.js' },
}

/** What a worker is made of, beside its name and its code. */
const KEPT = [
  ...['compatibility_date', 'compatibility_flags', 'keep_names', 'rules', 'vars', 'workers_dev', 'preview_urls'],
  ...['d1_databases', 'r2_buckets', 'images', 'services', 'durable_objects', 'migrations', 'ratelimits', 'triggers'],
  ...['send_email', 'ai', 'analytics_engine_datasets', 'observability'],
]

/** The text of a configuration with the lines in force that a deployment may do without. */
export const withOptional = (toml) => toml.replace(/^# (?=\[|\w+ = )/gm, '')

/**
 * Writes configurations of all workers for another place than the one their wrangler.toml names, and gives their paths.
 * `name`: a site of its own beside the deployed one, with databases, buckets, objects, figures and limits of its own, no word
 * of which the deployed one sees; `database` is the id of its database. `all`: with every binding that is optional.
 */
export function writeConfigs({ folder, name = null, database = null, all = false }) {
  mkdirSync(inProject(folder), { recursive: true })
  const named = (text) => (name ? `${text}-${name}` : text)
  return Object.fromEntries(
    Object.entries(WORKERS).map(([worker, { config, main }]) => {
      const text = readFileSync(inProject(config), 'utf8')
      const source = inProject(`${folder}/${worker}.source.toml`)
      writeFileSync(source, all ? withOptional(text) : text)
      const read = readConfig({ config: source })
      const kept = Object.fromEntries(KEPT.filter((key) => read[key] !== undefined).map((key) => [key, read[key]]))
      const other = {
        ...kept,
        name: named(read.name),
        main: inProject(main),
        d1_databases: kept.d1_databases.map((bound) => ({
          ...bound,
          database_name: named(bound.database_name),
          database_id: database ?? bound.database_id,
          migrations_dir: inProject('migrations'),
        })),
        r2_buckets: kept.r2_buckets.map((bound) => ({ ...bound, bucket_name: named(bound.bucket_name) })),
        services: kept.services?.map((bound) => ({ ...bound, service: named(bound.service) })),
        analytics_engine_datasets: kept.analytics_engine_datasets.map((bound) => ({
          ...bound,
          dataset: named(bound.dataset).replaceAll('-', '_'),
        })),
        // Counters are of the account: with the same number two sites would count together.
        ratelimits: kept.ratelimits?.map((bound) => ({
          ...bound,
          namespace_id: name ? `${bound.namespace_id}${numberOf(name)}` : bound.namespace_id,
        })),
        ...(worker === 'site' && { assets: { ...read.assets, directory: inProject('build/client') } }),
      }
      const path = inProject(`${folder}/${worker}.json`)
      writeFileSync(path, JSON.stringify(other, null, 2))
      return [worker, path]
    }),
  )
}

/** A number of a name, of five digits: the same name has the same. */
const numberOf = (name) =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000, 7) + 10_000)
