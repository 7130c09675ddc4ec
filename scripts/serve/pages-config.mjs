import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { inProject } from '../setup/project.mjs'

/** What a page needs of the site worker's bindings; its code, files, crons and consumers stay with the running wrangler. */
const KEPT = [
  'compatibility_date',
  'compatibility_flags',
  'vars',
  'd1_databases',
  'r2_buckets',
  'services',
  'ratelimits',
  'send_email',
  'analytics_engine_datasets',
  'images',
]

/**
 * Writes the configuration by which Vite reaches the bindings while `wrangler dev` runs beside it, and gives its path.
 * The durable objects stay in the wrangler that owns them, so both see the same ones.
 */
export function writePagesConfig() {
  const site = readConfig({ config: inProject('wrangler.toml') })
  const settings = existsSync(inProject('.dev.vars')) ? parseEnv(readFileSync(inProject('.dev.vars'), 'utf8')) : {}
  const config = {
    ...Object.fromEntries(KEPT.map((key) => [key, site[key]])),
    name: `${site.name}-pages`,
    vars: { ...site.vars, ...settings },
    durable_objects: {
      bindings: site.durable_objects.bindings.map((binding) => ({ ...binding, script_name: site.name })),
    },
    queues: { producers: site.queues.producers },
  }
  const path = inProject('.wrangler/dev/wrangler.json')
  mkdirSync(inProject('.wrangler/dev'), { recursive: true })
  writeFileSync(path, JSON.stringify(config, null, 2))
  return path
}
