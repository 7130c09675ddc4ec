import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { parseEnv } from 'node:util'
import { startTestShop } from '../../tests/mocks/stripe/server.mjs'
import { inProject } from '../setup/project.mjs'

const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** Ends this process with a hint when something else serves on the port. */
export async function requireFreePort(port) {
  if (!(await isTaken(port))) return
  console.error(`Port ${port} is in use. Stop what runs there, or name another port: PORT=8788 npm start`)
  process.exit(1)
}

/** This machine's own settings. */
export const readDevVars = () =>
  existsSync(inProject('.dev.vars')) ? parseEnv(readFileSync(inProject('.dev.vars'), 'utf8')) : {}

/** Starts the test shop for a site on the port, unless this machine's settings name an account at Stripe; its settings. */
export async function startShopUnlessStripe(port) {
  if ('STRIPE_SECRET_KEY' in readDevVars()) return {}
  const settings = await startTestShop(port, { file: inProject('.wrangler/state/test-shop.json') })
  console.log('Premium is sold by a test shop in Stripe’s place: no money moves.')
  return settings
}
