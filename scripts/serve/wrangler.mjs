import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { startTestShop } from '../../tests/mocks/stripe/server.mjs'
import { inProject, root, tools, wranglerEnvironment } from '../setup/project.mjs'

const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** Resolves when something answers at the address; a server that fails ends this process before that. */
async function answers(address) {
  for (;;) {
    try {
      await fetch(address, { method: 'HEAD', redirect: 'manual' })
      return
    } catch {
      await wait(100)
    }
  }
}

/** Whether this machine's own settings name an account at Stripe. */
const hasOwnStripe = () =>
  existsSync(inProject('.dev.vars')) && 'STRIPE_SECRET_KEY' in parseEnv(readFileSync(inProject('.dev.vars'), 'utf8'))

/** What leads the site to the test shop in Stripe's place, as options of wrangler's. */
async function testShop(port) {
  const settings = await startTestShop(port, { file: inProject('.wrangler/state/test-shop.json') })
  console.log('Premium is sold by a test shop in Stripe’s place: no money moves.')
  return Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
}

/**
 * Starts `wrangler dev` with all workers in one process, as a child that ends with this process and ends it too.
 * Resolves to the child when it serves on the port. The inspector stays off: it makes every database call five times
 * dearer.
 * `site`: the code of the site worker, where it is to be another than the built one.
 */
export async function startWrangler(port, site = []) {
  if (await isTaken(port)) {
    console.error(`Port ${port} is in use. Stop what runs there, or name another port: PORT=8788 npm start`)
    process.exit(1)
  }
  const configs = ['wrangler.toml', 'workers/chart/wrangler.toml', 'workers/raster/wrangler.toml']
  const workers = configs.flatMap((config) => ['-c', config])
  const shop = hasOwnStripe() ? [] : await testShop(port)
  const options = ['--port', String(port), '--log-level', 'warn', ...shop]
  const imagesAsDeployed = ['--import', './scripts/serve/images-as-deployed.mjs']
  const child = spawn(
    process.execPath,
    [...imagesAsDeployed, '--no-warnings', tools.wrangler, 'dev', ...site, ...workers, ...options],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...wranglerEnvironment,
        // wrangler's command line has no switch for the inspector; it yields to VS Code's debugger, which this names.
        VSCODE_INSPECTOR_OPTIONS: '1',
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('exit', () => child.kill())
  child.on('close', (code) => process.exit(code ?? 0))
  await answers(`http://localhost:${port}/`)
  return child
}
