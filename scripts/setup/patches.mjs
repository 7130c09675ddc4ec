import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Says which patches the installed packages have. */
export const APPLIED_PATCHES = inProject('node_modules/.patches')

/** A hash over the names and contents of all patches. */
export function hashOfPatches() {
  const hash = createHash('sha256')
  for (const name of readdirSync(inProject('patches')).sort()) {
    if (name.endsWith('.patch')) hash.update(name).update(readFileSync(inProject(`patches/${name}`)))
  }
  return hash.digest('base64url')
}
