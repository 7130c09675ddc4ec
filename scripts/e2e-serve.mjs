import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { startSignInProviders } from '../tests/mocks/sign-in-providers.mjs'
import { startTestShop } from '../tests/mocks/stripe/server.mjs'
import { serveBundles } from './serve/bundles.mjs'
import { endWithStarter } from './serve/end-with-starter.mjs'
import { seedWorker } from './serve/seed-worker.mjs'
import { runNode } from './setup/command.mjs'
import { prepareState } from './setup/database.mjs'
import { inProject } from './setup/project.mjs'

/**
 * The site for browser tests: the deploy bundles on a state made new for each run, with stand-ins for who else signs members
 * in, and for Stripe. On the port after the site's, `POST /member` makes a member and answers with their session, so that
 * journeys begin signed in, and `POST /settle` lets a minute pass for interests (see scripts/seed/worker.ts). `node scripts/e2e-serve.mjs PORT STATE`
 */
endWithStarter()
const [sitePort, folder] = process.argv.slice(2)
const port = Number(sitePort)
const state = inProject(folder)
rmSync(state, { recursive: true, force: true })
await prepareState({ folder: state, places: 'few', members: 'community', sessions: true })
// By the command a real site has its first admin by.
await runNode(['scripts/admin.mjs', 'thandeka', '--persist-to', state])

const cheapHash = { SCRYPT_LOG_N: '6' }
const seed = {
  name: 'hd-seed',
  ...seedWorker({
    bindings: { ENVIRONMENT: 'test', COOKIE_SECRET: randomUUID(), JOURNAL_KEY: randomUUID(), ...cheapHash },
    durableObjects: {},
  }),
}
const settings = { ...(await startSignInProviders(port)), ...(await startTestShop(port)), ...cheapHash }
const serving = serveBundles({ port, state, environment: 'test', settings, others: [seed] })

// Before the site answers, which is what Playwright waits for.
createServer(async (request, response) => {
  try {
    const { fetch } = await (await serving).getWorker('hd-seed')
    const answer = await fetch(`http://seed${request.url}`, { method: 'POST', body: await text(request) })
    response.writeHead(answer.status).end(await answer.text())
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(port + 1, '127.0.0.1')

await serving
console.log(`ready http://127.0.0.1:${port}`)
