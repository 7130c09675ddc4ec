import { mkdirSync } from 'node:fs'
import { inProject } from './setup/project.mjs'
import { runChecks } from './test/checks.mjs'
import { runners } from './test/runners.mjs'

/**
 * `node scripts/test.mjs [check|unit|integration|faults|e2e …]`, all of them without a word. Runs every part even when an
 * earlier one failed, ends with one line that counts them together, and fails if anything did.
 */
const parts = { check: runChecks, ...runners }
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

mkdirSync(inProject('.wrangler/reports'), { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
for (const name of wanted) {
  const startedAt = performance.now()
  const counts = await parts[name]().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  for (const key of Object.keys(total)) total[key] += counts[key]
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`— ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s\n`)
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
if (total.failed > 0) process.exitCode = 1
