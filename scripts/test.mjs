import { appendFileSync, mkdirSync } from 'node:fs'
import { inProject } from './setup/project.mjs'
import { runChecks } from './test/checks.mjs'
import { runners } from './test/runners.mjs'

/**
 * `node scripts/test.mjs [build|check|unit|integration|faults|e2e|browsers …]`, all of them without a word. Runs every part even when
 * an earlier one failed, prints a table of them with the slowest tests of each, and fails if anything did.
 *
 * A part waits for those it names in `after`; the rest run side by side. Sources are checked while pages are built, pure
 * tests run beside the tests in workerd; faults and journeys each need both cores of a small machine for themselves.
 * `budget` is in seconds on two idle cores: a part that takes longer says so, and doesn't fail.
 */
const parts = {
  build: { run: runners.build, after: [], budget: 60 },
  check: { run: runChecks, after: [], budget: 90 },
  unit: { run: runners.unit, after: ['check'], budget: 60 },
  integration: { run: runners.integration, after: ['build'], needsBuild: true, budget: 200 },
  faults: { run: runners.faults, after: ['integration', 'unit'], needsBuild: true, budget: 120 },
  e2e: { run: runners.e2e, after: ['faults'], needsBuild: true, budget: 300 },
  browsers: { run: runners.browsers, after: ['e2e'], needsBuild: true, budget: 120 },
}
const SLOWEST_SHOWN = 10

const named = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const REPORTS = inProject('.wrangler/reports')
mkdirSync(REPORTS, { recursive: true })

async function runPart(name) {
  const startedAt = performance.now()
  const outcome = await parts[name].run().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0, durations: [] }
  })
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`— ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds.toFixed(1)} s`)
  return { name, ...outcome, seconds }
}

// What runs on bundles needs them, whether it was asked for or not.
const wanted = new Set([...(named.some((name) => parts[name].needsBuild) ? ['build'] : []), ...named])

const started = {}
/** Ends once a part and all it waits for have ended; of those, what isn't wanted isn't run. */
function start(name) {
  started[name] ??= Promise.all(parts[name].after.map(start)).then(() => (wanted.has(name) ? runPart(name) : null))
  return started[name]
}

const startedAt = performance.now()
const results = (await Promise.all(Object.keys(parts).map(start))).filter((result) => result !== null)
const seconds = (performance.now() - startedAt) / 1000

for (const { name, durations } of results) {
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_SHOWN)
  if (slowest.length > 0) console.log(`\nSlowest of ${name}:`)
  for (const { name: test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${test}`)
}

console.log(`\n${'part'.padEnd(12)}${'tests'.padStart(7)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
for (const { name, passed, failed, skipped, seconds, note } of results) {
  const over = seconds > parts[name].budget ? `  over its budget of ${parts[name].budget} s` : ''
  const counts = `${String(passed + failed + skipped).padStart(7)}${String(failed).padStart(8)}`
  console.log(`${name.padEnd(12)}${counts}${seconds.toFixed(1).padStart(9)}${over}${note ? `  ${note}` : ''}`)
}

// A line a run, so that growth is seen.
const run = { at: new Date().toISOString(), seconds, parts: results.map(({ durations, ...part }) => part) }
appendFileSync(`${REPORTS}/durations.jsonl`, `${JSON.stringify(run)}\n`)

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped} in ${seconds.toFixed(0)} s`)
if (sum('failed') > 0) process.exitCode = 1
