import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../app/platform/password.server'
import { COMMUNITY, SEED_PASSWORD, seedMembers } from '../../drizzle/seed/community'
import { openDatabase } from './database'
import { signInAll } from './sessions'
import { writeMembers } from './write-members'

/**
 * Writes members into a folder of local state: `node dist/seed/seed.mjs --state DIR --members community|N [--sessions]`.
 * With `--sessions`, `DIR/sessions.json` gets a signed-in session for each. Whoever is there already stays as they are.
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    members: { type: 'string', default: 'community' },
    sessions: { type: 'boolean', default: false },
  },
})
if (!values.state) throw new Error('--state DIR says which local state to write to')

const members = values.members === 'community' ? COMMUNITY : seedMembers(Number(values.members))
const { db, close } = await openDatabase(values.state)
try {
  // One hash for all: a hash a member would take minutes for a crowd.
  const accounts = await writeMembers(db, members, await hashPassword(SEED_PASSWORD))
  if (values.sessions) {
    writeFileSync(`${values.state}/sessions.json`, JSON.stringify(await signInAll(db, accounts)), { mode: 0o600 })
  }
} finally {
  await close()
}
