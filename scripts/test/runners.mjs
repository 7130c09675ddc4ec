import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser/ensure.mjs'
import { endTogether } from '../setup/command.mjs'
import { inProject, root, tools } from '../setup/project.mjs'

const report = (name) => inProject(`.wrangler/reports/${name}.json`)

/** Runs a Node program in the open; its exit code. */
function runOpenly(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--no-warnings', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    const release = endTogether(child)
    child.on('close', (code) => {
      release()
      resolve(code ?? 1)
    })
  })
}

/** Counts from a runner's report. A run that failed counts at least one failure, with or without a report. */
function count(name, exitCode, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = read(JSON.parse(readFileSync(report(name), 'utf8')))
  } catch (error) {
    console.error(`No report of the ${name} tests: ${error.message}`)
    exitCode ||= 1
  }
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

const vitest = (name, config) => async () => {
  rmSync(report(name), { force: true })
  const exitCode = await runOpenly([
    tools.vitest,
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ])
  return count(name, exitCode, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }))
}

async function browser() {
  rmSync(report('e2e'), { force: true })
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }
  const exitCode = await runOpenly(
    [tools.playwright, 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    env,
  )
  return count('e2e', exitCode, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** The test runners in the order in which they tell most soonest; each gives what it counted. */
export const runners = {
  unit: vitest('unit', 'tests/vitest.config.ts'),
  integration: vitest('integration', 'tests/vitest.integration.config.ts'),
  faults: vitest('faults', 'tests/vitest.faults.config.ts'),
  e2e: browser,
}
