import { existsSync, readFileSync } from 'node:fs'
import { runNode, step } from './command.mjs'
import { APPLIED_PATCHES, hashOfPatches } from './patches.mjs'
import { inProject } from './project.mjs'

const read = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'))

/**
 * Whether node_modules holds exactly what the lock file asks for. npm leaves its own list of what it installed, so a
 * plain `npm install` by hand counts too; packages for other systems may be absent.
 */
function isInstalled() {
  try {
    const lock = read('package-lock.json').packages
    const installed = read('node_modules/.package-lock.json').packages
    return Object.entries(lock).every(([path, wanted]) => {
      if (path === '') return true
      const there = installed[path]
      return there ? there.version === wanted.version : Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    })
  } catch {
    return false
  }
}

/** Whether the packages have our patches as they are now. */
const isPatched = () => existsSync(APPLIED_PATCHES) && readFileSync(APPLIED_PATCHES, 'utf8') === hashOfPatches()

/** Installs the packages of the lock file, development ones included, unless they are there with our patches. */
export async function installPackages() {
  if (isInstalled() && isPatched()) return
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Packages are missing. Run this through npm (npm start, npm test) or run `npm ci` first.')
  await step('Installing packages', () => runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund']))
}
