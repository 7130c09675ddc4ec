import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { inProject } from '../setup/project.mjs'

/**
 * Makes the runtime that Miniflare starts from here end with this process even when it is killed without a word, so that
 * a crash in a test is a crash of everything, and the port is free for the next start. Linux only: elsewhere a server
 * killed with SIGKILL leaves its runtime behind.
 */
export function tieRuntimeToThisProcess() {
  if (process.platform !== 'linux' || spawnSync('setpriv', ['--version']).status !== 0) return
  const fromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  const launcher = inProject('.wrangler/workerd')
  mkdirSync(dirname(launcher), { recursive: true })
  // Put in place whole: another server may be starting by it at this moment.
  const script = `#!/bin/sh\nexec setpriv --pdeathsig KILL -- '${fromMiniflare('workerd').default}' "$@"\n`
  writeFileSync(`${launcher}.${process.pid}`, script, { mode: 0o755 })
  renameSync(`${launcher}.${process.pid}`, launcher)
  process.env.MINIFLARE_WORKERD_PATH = launcher
}
