import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveBundles } from './serve/bundles.mjs'
import { endWithNpm } from './serve/end-with-starter.mjs'
import { prepareState, seedPairs } from './setup/database.mjs'

/**
 * `npm run bench:serve -- --port P --state DIR --members N --cookies FILE`: the deploy bundles on their own state, for
 * measurements. FILE gets a JSON array of `Cookie` header values, one signed-in session a member. A state that exists
 * keeps its members and sessions. Prints `ready http://127.0.0.1:P`; SIGTERM ends it.
 *
 * `--conversations FILE` connects neighbours, gives each pair a conversation and FILE the list of them:
 * `[{"id":"…","members":[0,1]},{"id":"…","members":[2,3]},…]`, places as in the cookies. `--events-per-second N` is what a
 * member may send to a conversation each second (10 without it); it is counted all the same. `--bundle DIR` serves another bundle
 * of the site than `dist/site`.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    state: { type: 'string' },
    members: { type: 'string', default: '30' },
    cookies: { type: 'string' },
    conversations: { type: 'string' },
    'events-per-second': { type: 'string' },
    bundle: { type: 'string' },
  },
})
const port = Number(values.port)
const members = Number(values.members)
const eventsPerSecond = values['events-per-second']
if (!(port > 0) || !(members > 0) || !values.state || !(Number(eventsPerSecond ?? 1) > 0)) {
  console.error(
    'Usage: npm run bench:serve -- --port P --state DIR [--members N] [--cookies FILE] [--conversations FILE] [--events-per-second N] [--bundle DIR]',
  )
  process.exit(2)
}

endWithNpm()
const state = resolve(values.state)
await prepareState({ folder: state, places: 'few', members, sessions: true })
if (values.cookies) {
  const sessions = JSON.parse(readFileSync(`${state}/sessions.json`, 'utf8'))
  writeFileSync(values.cookies, JSON.stringify(sessions.map(({ cookie }) => cookie)), { mode: 0o600 })
}
if (values.conversations) await seedPairs({ folder: state, members, file: values.conversations })

const settings = eventsPerSecond === undefined ? {} : { EVENTS_PER_SECOND: eventsPerSecond }
await serveBundles({
  port,
  state,
  environment: 'production',
  settings: { APP_ORIGIN: `http://127.0.0.1:${port}`, ...settings },
  site: values.bundle ? { folder: resolve(values.bundle) } : {},
})
console.log(`ready http://127.0.0.1:${port}`)
