import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { createInterface } from 'node:readline'
import { isEngineInstalled } from '../browser/engines.mjs'
import { ensureBrowser } from '../browser/ensure.mjs'
import { endTogether } from '../setup/command.mjs'
import { inProject, root, tools } from '../setup/project.mjs'

/**
 * @typedef {{ name: string, seconds: number }} Duration
 * @typedef {{ passed: number, failed: number, skipped: number, durations: Duration[], note?: string }} Outcome
 */

const reportOf = (part) => inProject(`.wrangler/reports/${part}.json`)

/** Runs a Node program and prints its lines behind the name of the part, since parts run side by side; its exit code. */
function runPart(part, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--no-warnings', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const release = endTogether(child)
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${part} | ${line}`))
    }
    child.on('close', (code) => {
      release()
      resolve(code ?? 1)
    })
  })
}

/** The outcome in a runner's report. A run that failed counts at least one failure, with or without a report. */
function readOutcome(part, exitCode, read) {
  /** @type {Outcome} */
  let outcome = { passed: 0, failed: 0, skipped: 0, durations: [] }
  try {
    outcome = read(JSON.parse(readFileSync(reportOf(part), 'utf8')))
  } catch (error) {
    console.error(`No report of the ${part} tests: ${error.message}`)
    exitCode ||= 1
  }
  return exitCode === 0 ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) }
}

const vitest =
  (part, config, options = [], env = {}) =>
  async () => {
    rmSync(reportOf(part), { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(part)}`]
    const exitCode = await runPart(part, [tools.vitest, 'run', '--config', config, ...reporters, ...options], env)
    return readOutcome(part, exitCode, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      durations: report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      })),
    }))
  }

/** Every run of a journey in a report of Playwright's, whose suites nest. */
function journeysIn(suite) {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}:${line} [${projectName}] ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(journeysIn)]
}

async function journeys() {
  rmSync(reportOf('e2e'), { force: true })
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') }
  const args = [tools.playwright, 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json']
  const exitCode = await runPart('e2e', args, env)
  return readOutcome('e2e', exitCode, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    durations: suites.flatMap(journeysIn),
  }))
}

/** In how many days all files of `tests/browsers` are run. */
const BROWSERS_DAYS = 6

/** A day's share of the core journeys, in the engines beside Chromium that are installed: to install them takes longer than to run it. */
async function browsers() {
  const engines = /** @type {const} */ (['firefox', 'webkit'])
  const installed = engines.filter((name) => isEngineInstalled[name]())
  const missing = engines.filter((name) => !installed.includes(name))
  const note = missing.length > 0 ? `skipped, not installed: ${missing.join(', ')} (docs/testing.md)` : undefined
  if (installed.length === 0) return { passed: 0, failed: 0, skipped: 0, durations: [], note }
  const day = Number(process.env.SWEEP_DAY ?? Math.floor(Date.now() / 86_400_000))
  const share = `--shard=${(day % BROWSERS_DAYS) + 1}/${BROWSERS_DAYS}`
  const run = vitest('browsers', 'tests/vitest.browsers.config.ts', [share], { ENGINES: installed.join() })
  return { ...(await run()), note }
}

async function build() {
  const exitCode = await runPart('build', ['scripts/setup.mjs', 'test'])
  return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, durations: [] }
}

/**
 * Runs one kind of tests each and gives its outcome, with a duration for each file or journey.
 * @type {Record<string, () => Promise<Outcome>>}
 */
export const runners = {
  build,
  unit: vitest('unit', 'tests/vitest.config.ts'),
  integration: vitest('integration', 'tests/vitest.integration.config.ts'),
  faults: vitest('faults', 'tests/vitest.faults.config.ts'),
  e2e: journeys,
  browsers,
}
