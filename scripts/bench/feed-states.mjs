import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { prepareState, seedCrowd } from '../setup/database.mjs'
import { start } from './servers.mjs'

/** A state with so many members and posts, made once: a large one takes minutes. */
export async function feedState(folder, { members, posts }) {
  await prepareState({ folder, places: 'none', members: 'community', sessions: true })
  const stamp = `${folder}/crowd.json`
  const wanted = JSON.stringify({ members, posts })
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await seedCrowd({ folder, members, posts })
    writeFileSync(stamp, wanted)
  }
  const sessions = JSON.parse(readFileSync(`${folder}/sessions.json`, 'utf8'))
  return { folder, cookies: sessions.map(({ cookie }) => cookie) }
}

/** The site on its deploy bundles. */
export const siteOn = ({ folder }, port) =>
  start(['scripts/bench-serve.mjs', '--port', String(port), '--state', folder, '--members', '30'])

/** The least code that shows the same posts. */
export const bareOn = ({ folder }, port) => start(['tests/mocks/bare-feed/serve.mjs', String(port), folder])
