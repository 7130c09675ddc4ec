import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveBundles } from './serve/bundles.mjs'
import { endWithNpm } from './serve/end-with-starter.mjs'
import { prepareState } from './setup/database.mjs'

/**
 * `npm run bench:serve -- --port P --state DIR --members N --cookies FILE`: the deploy bundles on their own state, for
 * measurements. FILE gets a JSON array of `Cookie` header values, one signed-in session a member. A state that exists
 * keeps its members and sessions. Prints `ready http://127.0.0.1:P`; SIGTERM ends it.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    state: { type: 'string' },
    members: { type: 'string', default: '30' },
    cookies: { type: 'string' },
  },
})
const port = Number(values.port)
const members = Number(values.members)
if (!(port > 0) || !(members > 0) || !values.state) {
  console.error('Usage: npm run bench:serve -- --port P --state DIR [--members N] [--cookies FILE]')
  process.exit(2)
}

endWithNpm()
const state = resolve(values.state)
await prepareState({ folder: state, places: 'few', members, sessions: true })
if (values.cookies) {
  const sessions = JSON.parse(readFileSync(`${state}/sessions.json`, 'utf8'))
  writeFileSync(values.cookies, JSON.stringify(sessions.map(({ cookie }) => cookie)), { mode: 0o600 })
}

await serveBundles({ port, state, environment: 'production' })
console.log(`ready http://127.0.0.1:${port}`)
