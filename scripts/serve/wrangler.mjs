import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { root, tools, wranglerEnvironment } from '../setup/project.mjs'
import { requireFreePort, startShopUnlessStripe } from './local-settings.mjs'

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

/**
 * Starts `wrangler dev` with all workers in one process, as a child that ends with this process and ends it too.
 * Resolves to the child when it serves on the port. The inspector stays off: it makes every database call five times
 * dearer.
 * `site`: the entry of the site worker.
 */
export async function startWrangler(port, site) {
  await requireFreePort(port)
  const configs = ['wrangler.toml', 'workers/chart/wrangler.toml', 'workers/raster/wrangler.toml']
  const workers = configs.flatMap((config) => ['-c', config])
  const settings = Object.entries(await startShopUnlessStripe(port))
  const shop = settings.flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const options = ['--port', String(port), '--log-level', 'warn', ...shop]
  const imagesAsDeployed = ['--import', './scripts/serve/images-as-deployed.mjs']
  const child = spawn(
    process.execPath,
    [...imagesAsDeployed, '--no-warnings', tools.wrangler, 'dev', site, ...workers, ...options],
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
