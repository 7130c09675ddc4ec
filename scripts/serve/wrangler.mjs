import { spawn } from 'node:child_process'
import { root, tools, wranglerEnvironment } from '../setup/project.mjs'

const READY = /Ready on (\S+)/

/**
 * Starts `wrangler dev` with the given arguments as a child that dies with this process and takes it along when it ends.
 * `ready` resolves when it serves. The inspector stays off: it makes every database call five times dearer.
 */
export function startWrangler(args) {
  const child = spawn(process.execPath, ['--no-warnings', tools.wrangler, 'dev', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...wranglerEnvironment,
      // wrangler's command line has no switch for the inspector; it yields to VS Code's debugger, which this names.
      VSCODE_INSPECTOR_OPTIONS: '1',
      // Plain lines without the key bindings.
      CI: '1',
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('exit', () => child.kill())
  child.on('close', (code) => process.exit(code ?? 0))

  const ready = new Promise((resolve) => {
    let seen = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      seen = (seen + chunk).slice(-500)
      const found = READY.exec(seen)
      if (found) resolve(found[1])
    })
  })
  return { child, ready }
}
