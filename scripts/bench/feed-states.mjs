import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { prepareCrowd, seed } from '../setup/database.mjs'
import { start } from './servers.mjs'

const SESSIONS_DAYS = 7

/** A state with so many members and posts, made once: a large one takes minutes. */
export async function feedState(folder, { members, posts }) {
  await prepareCrowd({ folder, members, posts })
  const file = `${folder}/sessions.json`
  // Whoever measures on a state of last month is signed in anew.
  const ageDays = (Date.now() - statSync(file).mtimeMs) / 86_400_000
  if (ageDays > SESSIONS_DAYS) await seed({ folder, members: 'community', sessions: true })
  return { folder, cookies: JSON.parse(readFileSync(file, 'utf8')).map(({ cookie }) => cookie) }
}

/** The same state once more: of two servers at a time each has its own. */
export function copyOf({ folder, cookies }, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(folder, to, { recursive: true })
  return { folder: to, cookies }
}

/** The site on its deploy bundles; on `bundle`, a folder, where there is one. */
export const siteOn = ({ folder }, port, bundle) => {
  const args = ['--port', String(port), '--state', folder, '--members', '30', ...(bundle ? ['--bundle', bundle] : [])]
  return start(['scripts/bench-serve.mjs', ...args])
}

/** The least code that shows the same posts. */
export const bareOn = ({ folder }, port) => start(['tests/mocks/bare-feed/serve.mjs', String(port), folder])
