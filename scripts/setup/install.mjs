import { readFileSync } from 'node:fs'
import { runNode, step } from './command.mjs'
import { inProject } from './project.mjs'
import { hashOf, readStamps, writeStamps } from './stamps.mjs'

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

const PATCHED = inProject('node_modules/.patched.json')

/** Installs the packages of the lock file, development ones included, unless they are there with our patches. */
export async function installPackages() {
  const patches = hashOf(['patches'])
  if (isInstalled() && readStamps(PATCHED).patches === patches) return
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Packages are missing. Run this through npm (npm start, npm test) or run `npm ci` first.')
  await step('Installing packages', () => runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund']))
  writeStamps(PATCHED, { patches })
}
