import { rmSync } from 'node:fs'
import { startSignInProviders } from '../tests/mocks/sign-in-providers.mjs'
import { startTestShop } from '../tests/mocks/stripe/server.mjs'
import { serveBundles } from './serve/bundles.mjs'
import { endWithStarter } from './serve/end-with-starter.mjs'
import { runNode } from './setup/command.mjs'
import { prepareState } from './setup/database.mjs'
import { inProject } from './setup/project.mjs'

/**
 * The site for browser tests: the deploy bundles on a state made new for each run, with stand-ins for who else signs members
 * in, and for Stripe. `node scripts/e2e-serve.mjs PORT STATE`
 */
endWithStarter()
const [port, folder] = process.argv.slice(2)
const state = inProject(folder)
rmSync(state, { recursive: true, force: true })
await prepareState({ folder: state, places: 'few', members: 'community', sessions: true })
// By the command a real site has its first admin by.
await runNode(['scripts/admin.mjs', 'thandeka', '--persist-to', state])
const settings = { ...(await startSignInProviders(Number(port))), ...(await startTestShop(Number(port))) }
await serveBundles({ port: Number(port), state, environment: 'test', settings })
console.log(`ready http://127.0.0.1:${port}`)
