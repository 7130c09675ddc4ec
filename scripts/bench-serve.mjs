import { copyFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveBundles } from './serve/bundles.mjs'
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

const state = resolve(values.state)
await prepareState({ folder: state, places: 'few', members })
if (values.cookies) copyFileSync(`${state}/cookies.json`, values.cookies)

const server = await serveBundles({ port, state, environment: 'production' })
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await server.dispose()
    process.exit(0)
  })
}
console.log(`ready http://127.0.0.1:${port}`)
