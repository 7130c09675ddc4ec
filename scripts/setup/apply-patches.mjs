import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { APPLIED_PATCHES, hashOfPatches } from './patches.mjs'
import { inProject, root } from './project.mjs'

/** After an install: applies `patches/` and notes which, or fails. Without development packages there is nothing to patch. */
const program = inProject('node_modules/patch-package/index.js')
if (existsSync(program)) {
  const { status } = spawnSync(process.execPath, [program, '--error-on-fail'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(APPLIED_PATCHES, hashOfPatches())
}
