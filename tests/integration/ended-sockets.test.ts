import { expect, test, vi } from 'vitest'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf } from './account'
import { faultyDatabase, type When } from './faulty-database'
import { deleteRows, storedRows } from './rows'
import { SiteSocket } from './site-socket'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const ACCOUNT = '/app/settings?tab=account'

/** A browser signed in as another is, at a site whose database can fail. */
function withFaults(visitor: Visitor) {
  const faults = faultyDatabase()
  const same = new Visitor({ site: { DB: faults.DB } })
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
  return { faults, visitor: same }
}

/** Two members who write, and a second session of the first with a socket of each kind. */
async function withTwoSessions() {
  const { one, other, socketPath } = await twoWhoWrite()
  const elsewhere = new Visitor()
  const { email, password } = one.account
  expect((await elsewhere.post('/login', { email, password })).status).toBe(302)
  const started = await storedRows(
    sessions,
    { userId: idOf(one) },
    { columns: ['id'], orderBy: ['created_at', 'rowid'] },
  )
  const session = started.at(-1)?.id
  const sockets = await Promise.all([SiteSocket.open(elsewhere, socketPath), SiteSocket.open(elsewhere, '/ws/hub')])
  return { one, other, elsewhere, session: session!, sockets, socketPath }
}

const SESSION = /^delete from "sessions"/i
const PUSH = /^delete from "push_subscriptions"/i

test.each<[string, When, RegExp]>([
  ['the answer that the session is gone is lost', 'after', SESSION],
  ['push cannot be ended', 'before', PUSH],
])('signing out closes the sockets, though %s', async (_, when, statement) => {
  const { elsewhere, sockets } = await withTwoSessions()
  const { faults, visitor } = withFaults(elsewhere)
  faults.fail(when, statement)
  expect((await visitor.post('/resources/sign-out', {})).status).toBe(302)
  expect(faults.failures()).toBe(1)
  expect(await Promise.all(sockets.map((socket) => socket.closed()))).toEqual([4001, 4001])
})

test('a session ended from the list ends with its sockets though push cannot be ended', async () => {
  const { one, session, sockets } = await withTwoSessions()
  const { faults, visitor } = withFaults(one.visitor)
  faults.fail('before', PUSH)
  expect((await visitor.post(ACCOUNT, { intent: 'end-session', session })).status).toBe(200)
  expect(faults.failures()).toBe(1)
  expect(await Promise.all(sockets.map((socket) => socket.closed()))).toEqual([4001, 4001])
})

test('a session that is gone already is ended with what it left open', async () => {
  const { one, session, sockets } = await withTwoSessions()
  await deleteRows(sessions, { id: session })
  expect((await one.visitor.post(ACCOUNT, { intent: 'end-session', session })).status).toBe(200)
  expect(await Promise.all(sockets.map((socket) => socket.closed()))).toEqual([4001, 4001])
})

test('nobody closes the sockets of somebody else by naming their session', async () => {
  const { other, session, sockets } = await withTwoSessions()
  expect((await other.visitor.post(ACCOUNT, { intent: 'end-session', session })).status).toBe(200)
  for (const socket of sockets) {
    await socket.settled()
    expect(socket.isOpen).toBe(true)
  }
})

test('where the session cannot be read the API says that it failed, in its own words', async () => {
  const { one, path } = await twoWhoWrite()
  const { faults, visitor } = withFaults(one.visitor)
  faults.fail('before', /"sessions"/)
  const answer = await visitor.ask('GET', `${path}/messages`)
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'unexpected' }])
})
