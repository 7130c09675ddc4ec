import { spawn } from 'node:child_process'
import { endWithNpm } from './serve/end-with-starter.mjs'
import { writePagesConfig } from './serve/pages-config.mjs'
import { startWrangler } from './serve/wrangler.mjs'
import { root, tools } from './setup/project.mjs'

/**
 * `npm run dev`: pages from Vite on http://localhost:5173, reloaded as they are edited; sockets, the API and the
 * durable objects from `wrangler dev` on 8787. Both work on the same local data.
 */
endWithNpm()
const wrangler = await startWrangler(8787, 'workers/site.ts')

const vite = spawn(
  process.execPath,
  [
    '--import',
    './scripts/serve/images-as-deployed.mjs',
    '--no-warnings',
    tools.remix,
    'vite:dev',
    '-c',
    'remix.config.ts',
    '--port',
    '5173',
    '--strictPort',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEV_WRANGLER_CONFIG: writePagesConfig() },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal))
vite.on('close', (code) => {
  wrangler.kill()
  process.exitCode = code ?? 0
})
process.on('exit', () => vite.kill())
