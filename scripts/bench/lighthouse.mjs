import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installedBrowser } from '../browser/installed.mjs'
import { median } from './quantile.mjs'

const run = promisify(execFile)
/** The last that runs on Node 20. It is as large as all else together, so it is fetched by who measures. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/** One look of Lighthouse at a page on a phone of middle speed (its own default throttling), as whoever holds `cookie`. */
async function look(url, cookie) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const headers = join(folder, 'headers.json')
  const report = join(folder, 'report.json')
  writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}))
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--extra-headers=${headers}`]
  try {
    await run(
      'npx',
      ['--yes', LIGHTHOUSE, url, ...options, `--chrome-flags=${FLAGS}`, `--only-categories=${CATEGORIES.join(',')}`],
      { env: { ...process.env, CHROME_PATH: installedBrowser() } },
    )
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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
