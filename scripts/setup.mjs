import { parseArgs } from 'node:util'
import { bringUpToDate } from './setup/builds.mjs'
import { step } from './setup/command.mjs'
import { prepareState, seed, seedCrowd } from './setup/database.mjs'
import { createDevVars } from './setup/dev-vars.mjs'
import { installPackages } from './setup/install.mjs'
import { requireNodeVersion } from './setup/node-version.mjs'
import { oneAtATime } from './setup/one-at-a-time.mjs'

/**
 * Makes a fresh clone ready, and a ready one in a blink. `node scripts/setup.mjs [how far]`:
 * `install` packages only · `chart` the chart program · `test` all that tests and measurements run on · `seed` the first
 * members, again (`--members N --posts P`: and a crowd of so many) · without a word, all that `npm start` needs. Speaks on standard error only.
 */
const state = { folder: '.wrangler/state', places: 'all', members: 'community' }

const stages = {
  install: async () => {},
  chart: () => bringUpToDate(['chartProgram']),
  test: () => bringUpToDate(['pages', 'chartWorker', 'rasterWorker', 'siteWorker', 'chartProgram', 'seed']),
  start: async () => {
    createDevVars()
    await bringUpToDate(['pages', 'seed'])
    await prepareState(state)
  },
  seed: async () => {
    await stages.start()
    await seed(state)
    if (crowd) await step('Writing the crowd', () => seedCrowd({ folder: state.folder, ...crowd }))
  },
}

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { members: { type: 'string' }, posts: { type: 'string' } },
})
const crowd = values.members && values.posts ? { members: Number(values.members), posts: Number(values.posts) } : null

requireNodeVersion()
const stage = process.argv[2] ?? 'start'
if (!Object.hasOwn(stages, stage)) {
  console.error(`Usage: node scripts/setup.mjs [${Object.keys(stages).join('|')}]`)
  process.exit(2)
}
try {
  await oneAtATime(async () => {
    await installPackages()
    await stages[stage]()
  })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
