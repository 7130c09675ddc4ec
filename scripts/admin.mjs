import { runNode } from './setup/command.mjs'
import { inProject, tools, wranglerEnvironment } from './setup/project.mjs'

/**
 * npm run admin -- USERNAME [--remote] [--role admin|moderator|member] [--persist-to FOLDER]
 *
 * Gives a member a role from outside, and notes it in the log of the moderation room: for the first admin of a site, who gives
 * all other roles in the room. The local database, unless --remote says the deployed one.
 */
const ROLES = ['admin', 'moderator', 'member']

function read(words) {
  const optionOf = (name, otherwise) => (words.includes(name) ? words[words.indexOf(name) + 1] : otherwise)
  const [username] = words.filter(
    (word, at) => !word.startsWith('--') && !['--role', '--persist-to'].includes(words[at - 1]),
  )
  const role = optionOf('--role', 'admin')
  // Letters and digits only, as usernames are: so that it can stand in a statement.
  if (!/^[A-Za-z0-9_]{1,30}$/.test(username ?? '') || !ROLES.includes(role)) {
    throw new Error('Usage: npm run admin -- USERNAME [--remote] [--role admin|moderator|member] [--persist-to FOLDER]')
  }
  const isRemote = words.includes('--remote')
  const where = isRemote ? ['--remote'] : ['--local', '--persist-to', optionOf('--persist-to', '.wrangler/state')]
  return { key: username.toLowerCase(), username, role, where }
}

/** One statement notes what the other is about to change, so that saying it twice notes it once. */
const statements = ({ key, role }) => `
  INSERT INTO moderation_actions (id, action, subject_kind, subject_id, member_id, note, created_at)
    SELECT lower(hex(randomblob(16))), 'grant_role', 'member', id, id, '${role}', CAST(unixepoch('subsec') * 1000 AS INTEGER)
    FROM users WHERE username_key = '${key}' AND role <> '${role}';
  UPDATE users SET role = '${role}' WHERE username_key = '${key}';
  SELECT username, role FROM users WHERE username_key = '${key}';`

try {
  const wanted = read(process.argv.slice(2))
  const output = await runNode(
    [
      tools.wrangler,
      'd1',
      'execute',
      'DB',
      '-c',
      inProject('wrangler.toml'),
      '--yes',
      '--json',
      ...wanted.where,
    ].concat(['--command', statements(wanted)]),
    { env: { ...wranglerEnvironment, CI: '1' } },
  )
  if (!output.includes(`"role": "${wanted.role}"`)) throw new Error(`There is no member @${wanted.username}.`)
  console.log(`@${wanted.username} is ${wanted.role} now.`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
