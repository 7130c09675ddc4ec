import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { seedWorker } from '../serve/seed-worker.mjs'
import { inProject } from '../setup/project.mjs'

/**
 * Writes members into a folder of local state: `node scripts/seed/main.mjs --state DIR --members community|N [--sessions]`.
 * With `--sessions`, `DIR/sessions.json` gets a signed-in session for each. Whoever is there already stays as they are.
 * With `--posts P` it is not a community but a crowd of so many, with their posts.
 * With `--charts` such a crowd gets charts, for filters.
 * With `--index` nobody is written: whatever no search would find gets the words it is found by.
 * With `--pairs FILE` nobody is written: neighbours among those members get a conversation each, FILE a list of them.
 * No other process may have the state open.
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    members: { type: 'string', default: 'community' },
    sessions: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    posts: { type: 'string' },
    charts: { type: 'boolean', default: false },
    index: { type: 'boolean', default: false },
  },
})
if (!values.state) throw new Error('--state DIR says which local state to write to')

const site = readConfig({ config: inProject('wrangler.toml') })
const objectsOf = ({ bindings }) =>
  Object.fromEntries(bindings.map(({ name, class_name }) => [name, { className: class_name, useSQLite: true }]))
const miniflare = new Miniflare({
  // Objects are kept under the names of their worker and class: the site finds there what the seed wrote.
  name: site.name,
  cf: false,
  defaultPersistRoot: `${values.state}/v3`,
  ...seedWorker({
    bindings: { ENVIRONMENT: 'development', COOKIE_SECRET: randomUUID(), JOURNAL_KEY: randomUUID() },
    durableObjects: objectsOf(site.durable_objects),
  }),
})
/** What the seed answers to a request; throws what went wrong there. */
async function ask(path, query) {
  const response = await miniflare.dispatchFetch(`http://localhost/${path}?${new URLSearchParams(query)}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(`The seed failed: ${answer}`)
  return answer
}

const { state, members, sessions, pairs, posts, charts, index } = values
try {
  if (index) {
    await ask('index', {})
  } else if (charts) {
    process.stderr.write(await ask('charts', { members }))
  } else if (pairs) {
    writeFileSync(pairs, await ask('pairs', { members }))
  } else if (posts) {
    process.stderr.write(await ask('crowd', { members, posts }))
  } else {
    const answer = await ask('members', { members, ...(sessions ? { sessions: '1' } : {}) })
    if (sessions) writeFileSync(`${state}/sessions.json`, answer, { mode: 0o600 })
  }
} finally {
  await miniflare.dispose()
}
