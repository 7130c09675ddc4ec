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

/** Runs all checks at once and tells each one's outcome; the counts of those that hold and those that do not. */
export async function runChecks() {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const problem = await check().then(
        () => null,
        (error) => error.message,
      )
      console.log(problem ? `✗ ${name}\n${problem}` : `✓ ${name}`)
      return problem === null
    }),
  )
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed, skipped: 0 }
}
