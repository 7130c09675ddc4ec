import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bringUpToDate } from './setup/builds.mjs'
import { addCrowd, prepareCrowd, prepareState, seed } from './setup/database.mjs'
import { createDevVars } from './setup/dev-vars.mjs'
import { installPackages } from './setup/install.mjs'
import { requireNodeVersion } from './setup/node-version.mjs'
import { oneAtATime } from './setup/one-at-a-time.mjs'
import { inProject } from './setup/project.mjs'

/**
 * Makes a fresh clone ready, and a ready one in a blink. `node scripts/setup.mjs [how far]`:
 * `install` packages only · `chart` the chart program · `test` all that tests and measurements run on · `seed` the first
 * members, again · without a word, all that `npm start` needs. Speaks on standard error only.
 *
 * `seed --members N --posts P [--state DIR]` makes a state of its own with a crowd of so many, in `.wrangler/crowd` unless DIR
 * says where; only `--state .wrangler/state` puts the crowd into what `npm start` shows.
 */
const state = { folder: '.wrangler/state', places: 'all', members: 'community' }

const stages = {
  install: async () => {},
  chart: () => bringUpToDate(['chartProgram']),
  test: () => bringUpToDate(['pages', 'chartWorker', 'rasterWorker', 'siteWorker', 'chartProgram', 'seed']),
  start: async () => {
    createDevVars()
    await bringUpToDate(['pages', 'chartWorker', 'rasterWorker', 'siteWorker', 'seed'])
    await prepareState(state)
  },
  seed: async () => {
    if (!crowd) {
      await stages.start()
      await seed(state)
    } else if (resolve(crowd.folder) === inProject(state.folder)) {
      await stages.start()
      await addCrowd(crowd)
    } else {
      await bringUpToDate(['seed'])
      // In a folder of its own it takes its minutes while other setups go on.
      return () => prepareCrowd(crowd)
    }
  },
}

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { members: { type: 'string' }, posts: { type: 'string' }, state: { type: 'string' } },
})
const crowd = Object.keys(values).length > 0 ? readCrowd(values) : null

function readCrowd({ members, posts, state: folder = '.wrangler/crowd' }) {
  const [wantedMembers, wantedPosts] = [Number(members), Number(posts)]
  if (wantedMembers > 0 && wantedPosts > 0) return { folder, members: wantedMembers, posts: wantedPosts }
  console.error('Usage: npm run db:seed [-- --members N --posts P [--state DIR]]')
  process.exit(2)
}

requireNodeVersion()
const stage = process.argv[2] ?? 'start'
if (!Object.hasOwn(stages, stage)) {
  console.error(`Usage: node scripts/setup.mjs [${Object.keys(stages).join('|')}]`)
  process.exit(2)
}
try {
  const rest = await oneAtATime(async () => {
    await installPackages()
    return stages[stage]()
  })
  await rest?.()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
