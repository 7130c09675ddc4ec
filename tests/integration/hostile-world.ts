import { env } from 'cloudflare:workers'
import { users } from '../../drizzle/schema/users'
import { registered } from './account'
import { createWorld } from './authority-world'
import type { HostileCase } from './hostile-cases'
import { rowsOfTable, updateRows } from './rows'
import { SELLING } from './stripe-events'
import { begin } from './two-who-write'
import { Visitor } from './visitor'
import { writingDb } from './writing-db'

/** The senders: a visitor, members with and without data, and an admin. */
const SENDERS = ['visitor', 'member', 'connection', 'owner', 'admin'] as const

/** The columns restored before the next requests, because a request may have changed its own sender. */
const RESTORED = [
  ...['username', 'username_key', 'email', 'email_key', 'password_hash', 'is_active', 'deletion_due_at', 'role'],
  ...['suspended_until', 'profile_visibility'],
]

/** The passwords in the forms of these tests. */
const PASSWORDS = ['correct horse 17', 'another horse 18', 'wrong horse 17']

/** Members with data, a browser for each, and functions to send requests and restore the members. */
export async function hostileWorld() {
  const writing = writingDb()
  const world = await createWorld()
  const admin = await registered({ username: 'w_admin', email: 'admin@planted.example' }, new Visitor({ site: {} }))
  await updateRows(users, { username: 'w_admin' }, { role: 'admin' })
  const conversation = await begin(world.browsers.connection, world.username)
  const first = { clientId: crypto.randomUUID(), content: 'Words between two' }
  await world.browsers.connection.ask('POST', `/api/conversations/${conversation}/messages`, first)
  const browsers = { ...world.browsers, admin: admin.visitor }
  const cookiesOf = (sender: (typeof SENDERS)[number]) =>
    [...browsers[sender].cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookies = SENDERS.map(cookiesOf)
  const [members, sessions] = [await rowsOfTable('users'), await rowsOfTable('sessions')]
  const setters = RESTORED.map((column) => `${column} = ?`).join()
  const columns = Object.keys(sessions[0]!)
  const places = columns.map(() => '?').join()

  /** Restores names, passwords and sessions, and resets the rate limits, in one batch. */
  const restore = () =>
    env.DB.batch([
      env.DB.prepare('DELETE FROM rate_limits'),
      ...members.map((row) =>
        env.DB.prepare(`UPDATE users SET ${setters} WHERE id = ?`).bind(...RESTORED.map((name) => row[name]), row.id),
      ),
      ...sessions.map((row) =>
        env.DB.prepare(`INSERT OR REPLACE INTO sessions (${columns.join()}) VALUES (${places})`).bind(
          ...columns.map((name) => row[name]),
        ),
      ),
    ])

  let sent = 0
  /** Sends a request as the next sender, from a new IP address. */
  async function send({ method, path, headers, body }: HostileCase) {
    const at = sent++ % SENDERS.length
    const address = `10.${9 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`
    const own = { 'CF-Connecting-IP': address, Host: 'localhost', ...(cookies[at] && { Cookie: cookies[at] }) }
    const to = path.replaceAll('CONVERSATION', conversation)
    const said = typeof body === 'string' ? body.replaceAll('CONVERSATION', conversation) : body
    writing.take()
    const visitor = new Visitor({ site: { ...writing.site, ...SELLING } })
    const response = await visitor.ask(method, to, said as BodyInit | undefined, { ...own, ...headers })
    response.webSocket?.accept()
    response.webSocket?.close()
    const answer = response.webSocket ? '' : await response.text()
    return { sender: SENDERS[at]!, response, answer, written: writing.take() }
  }
  const { account, hashes, birth } = world.secrets
  /** Strings that no log may contain: passwords, tokens, addresses, birth data, messages. */
  const secrets = [
    ...[...account, ...hashes, ...birth, ...PASSWORDS, first.content],
    ...SENDERS.flatMap((sender) => browsers[sender].cookies.get('session') ?? []),
  ]
  return { send, restore, browsers, conversation, secrets }
}
