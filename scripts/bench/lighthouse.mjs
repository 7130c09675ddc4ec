import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { installedBrowser } from '../browser/installed.mjs'
import { median } from './quantile.mjs'

const run = promisify(execFile)
/** The last that runs on Node 20. It is as large as all else together, so it is fetched by who measures. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/**
 * A fresh browser with `cookie` in its store, as the port of its debugger. A header of Lighthouse would do for pages, but isn't sent
 * when a socket is opened, which then fails and counts as an error of the page.
 */
async function withBrowser(origin, cookie, use) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const flags = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
  const browser = spawn(installedBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  try {
    const address = await Promise.race([
      ended.then(() => Promise.reject(new Error('The browser did not start'))),
      new Promise((resolve) => {
        createInterface(browser.stderr).on('line', (line) => {
          const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
          if (found) resolve(found)
        })
      }),
    ])
    if (cookie) await storeCookie(address, origin, cookie)
    return await use(new URL(address).port)
  } finally {
    browser.kill()
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function storeCookie(address, origin, cookie) {
  const connection = await chromium.connectOverCDP(address)
  const [name, ...value] = cookie.split('; ')[0].split('=')
  await connection.contexts()[0].addCookies([{ name, value: value.join('='), url: origin }])
  await connection.close()
}

/** One look of Lighthouse at a page on a phone of middle speed (its own default throttling), as whoever holds `cookie`. */
const look = (url, cookie) =>
  withBrowser(new URL(url).origin, cookie, async (port) => {
    const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`]
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout)
  })

/** The audits of a category that did not pass, by name. */
const missedOf = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)

/**
 * The median of so many looks: `scores` by category (0 to 100), `largest` and `blocking` in ms, `shift`, and `missed`: audits
 * below full marks by category, of the first look.
 */
export async function lighthouseOf(url, { cookie, looks }) {
  const reports = []
  for (let turn = 0; turn < looks; turn++) reports.push(await look(url, cookie))
  const middle = (figureOf) => median(reports.map(figureOf))
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(100 * middle((report) => report.categories[name].score))]),
    ),
    largest: middle(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blocking: middle(({ audits }) => audits['total-blocking-time'].numericValue),
    shift: middle(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    missed: Object.fromEntries(CATEGORIES.slice(1).map((name) => [name, missedOf(reports[0], name)])),
  }
}
