import { checkLockFile } from '../checks/lock-file.mjs'
import { runNode } from '../setup/command.mjs'
import { tools } from '../setup/project.mjs'

const program =
  (...args) =>
  () =>
    runNode(args)

/** What must hold of the sources themselves. Each rejects with what is wrong. */
const checks = {
  'format and lint': program(tools.biome, 'check', '--config-path=tests/architecture/lint.json', '.'),
  types: program(tools.typescript, '--noEmit'),
  // Browsers give a service worker other things than a page.
  'types of the service worker': program(tools.typescript, '--noEmit', '-p', 'workers/browser'),
  layers: program(tools.layers, 'app', 'workers', 'drizzle', '--config', 'tests/architecture/layers.cjs'),
  'lock file': async () => {
    const problems = checkLockFile()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

/**
 * Runs all checks at once and prints what is wrong; how many hold and how many do not, and how long each took.
 * @returns {Promise<import('./runners.mjs').Outcome>}
 */
export async function runChecks() {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const startedAt = performance.now()
      const problem = await check().then(
        () => null,
        (error) => error.message,
      )
      console.log(problem ? `check | ✗ ${name}\n${problem}` : `check | ✓ ${name}`)
      return { name, holds: problem === null, seconds: (performance.now() - startedAt) / 1000 }
    }),
  )
  const passed = results.filter(({ holds }) => holds).length
  return { passed, failed: results.length - passed, skipped: 0, durations: results }
}
