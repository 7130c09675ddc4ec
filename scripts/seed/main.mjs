import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { inProject } from '../setup/project.mjs'

/**
 * Writes members into a folder of local state: `node scripts/seed/main.mjs --state DIR --members community|N [--sessions]`.
 * With `--sessions`, `DIR/sessions.json` gets a signed-in session for each. Whoever is there already stays as they are.
 * No other process may have the state open.
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    members: { type: 'string', default: 'community' },
    sessions: { type: 'boolean', default: false },
  },
})
if (!values.state) throw new Error('--state DIR says which local state to write to')

const folder = inProject('dist/seed')
const moduleOf = (name) => ({
  type: name.endsWith('.bin') ? 'Data' : 'ESModule',
  path: `${folder}/${name}`,
  contents: readFileSync(`${folder}/${name}`),
})
const site = readConfig({ config: inProject('wrangler.toml') })
const miniflare = new Miniflare({
  modulesRoot: folder,
  modules: ['worker.js', ...readdirSync(folder).filter((name) => name.endsWith('.bin'))].map(moduleOf),
  compatibilityDate: site.compatibility_date,
  compatibilityFlags: site.compatibility_flags,
  cf: false,
  defaultPersistRoot: `${values.state}/v3`,
  d1Databases: Object.fromEntries(site.d1_databases.map(({ binding, database_id }) => [binding, database_id])),
})
try {
  const query = new URLSearchParams({ members: values.members, ...(values.sessions ? { sessions: '1' } : {}) })
  const response = await miniflare.dispatchFetch(`http://localhost/?${query}`)
  if (!response.ok) throw new Error(`The seed failed: ${await response.text()}`)
  if (values.sessions) writeFileSync(`${values.state}/sessions.json`, await response.text(), { mode: 0o600 })
} finally {
  await miniflare.dispose()
}
