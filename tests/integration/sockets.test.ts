import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf, type Member, registered } from './account'
import { updateMember } from './members'
import { deleteRows, storedRows } from './rows'
import { SiteSocket } from './site-socket'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'
import { withinASecond } from './within-a-second'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const ACCOUNT = '/app/settings?tab=account'

async function anotherBrowser({ account }: Member) {
  const visitor = new Visitor()
  expect((await visitor.post('/login', { email: account.email, password: account.password })).status).toBe(302)
  return visitor
}

/** The code a socket is closed with, within a second. */
const closedSoon = (socket: SiteSocket) => withinASecond(socket.closed())

// — Who comes in

test('without an upgrade there is nothing but the word that one is needed', async () => {
  const { one, socketPath } = await twoWhoWrite()
  for (const address of ['/ws/hub', socketPath, '/ws/nothing']) {
    const response = await one.visitor.get(address)
    expect([response.status, response.headers.get('Upgrade')]).toEqual([426, 'websocket'])
  }
})

test('a socket from another site, from nowhere, or from no origin is refused, whoever is signed in', async () => {
  const { one, socketPath } = await twoWhoWrite()
  for (const address of ['/ws/hub', socketPath]) {
    for (const Origin of ['https://elsewhere.example', 'null', 'http://localhost.evil.example', '']) {
      expect((await one.visitor.upgrade(address, { Origin })).status).toBe(403)
    }
  }
})

test('who is not signed in, or away, gets no socket', async () => {
  const { one, socketPath } = await twoWhoWrite()
  expect((await new Visitor().upgrade('/ws/hub')).status).toBe(401)
  expect((await new Visitor().upgrade(socketPath)).status).toBe(401)
  await updateMember(idOf(one), { isActive: false })
  expect((await one.visitor.upgrade('/ws/hub')).status).toBe(401)
  expect((await one.visitor.upgrade(socketPath)).status).toBe(401)
})

test('who opens sockets without end is told to wait, and nobody else is', async () => {
  const asked: string[] = []
  const LOOKUP_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      asked.push(key)
      return { success: asked.filter((other) => other === key).length <= 2 }
    },
  }
  const [one, other] = await Promise.all([registered({}, new Visitor({ site: { LOOKUP_LIMIT } })), registered()])
  const statuses = []
  for (let turn = 0; turn < 3; turn++) statuses.push((await one.visitor.upgrade('/ws/hub')).status)
  expect(statuses).toEqual([101, 101, 429])
  expect(new Set(asked.filter((key) => key.startsWith('sockets:')))).toEqual(new Set([`sockets:${idOf(one)}`]))
  const refused = await one.visitor.upgrade('/ws/hub')
  expect([refused.headers.get('Retry-After'), await refused.json()]).toEqual(['60', { error: 'rate_limited' }])
  expect((await other.visitor.upgrade('/ws/hub')).status).toBe(101)
})

test('a conversation of others and one that is none cannot be told apart', async () => {
  const { socketPath } = await twoWhoWrite()
  const stranger = await registered()
  const answers = await Promise.all(
    [
      socketPath,
      `/ws/conversations/${crypto.randomUUID()}`,
      '/ws/conversations/%00',
      `/ws/conversations/${'x'.repeat(2000)}`,
    ].map(async (address) => {
      const response = await stranger.visitor.upgrade(address)
      return [response.status, await response.text()]
    }),
  )
  expect(answers).toEqual(Array(4).fill([403, '{"error":"unavailable"}']))
})

test.each([
  'after=-1',
  'after=x',
  'after=',
  'after=1.5',
  'after=1&after=2',
  'rev=1e3',
  'after=9999999999999999',
  'rev=NaN',
])('the place %s is none', async (query) => {
  const { visitor } = await registered()
  const response = await visitor.upgrade(`/ws/conversations/${crypto.randomUUID()}?${query}`)
  expect([response.status, await response.text()]).toEqual([400, '{"error":"malformed"}'])
})

test('forged headers that name another member, session or position are ignored', async () => {
  const { one, other, id, socketPath } = await twoWhoWrite()
  const stranger = await registered()
  const participant = {
    conversationId: id,
    pair: [idOf(one), idOf(other)].sort().join(':'),
    memberId: idOf(one),
    receipts: true,
    isConnected: true,
  }
  const forged = { 'X-Seat': JSON.stringify(participant), 'X-Session': 'forged', 'X-After': '7', 'X-Member': idOf(one) }
  expect((await stranger.visitor.upgrade(socketPath, forged)).status).toBe(403)

  // Its own place it gets, as the one it is.
  const response = await other.visitor.upgrade(socketPath, forged)
  expect(response.status).toBe(101)
  const socket = response.webSocket!
  socket.accept()
  const first = new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(String(data))))
  expect(await first).toContain('"type":"ready"')
  const reader = await SiteSocket.open(one.visitor, socketPath)
  socket.send(JSON.stringify({ type: 'send', clientId: crypto.randomUUID(), content: 'from whom?' }))
  expect((await reader.next('message')).message.senderId).toBe(idOf(other))

  const hub = await stranger.visitor.upgrade('/ws/hub', forged)
  expect(hub.status).toBe(101)
  hub.webSocket!.accept()
  const ready = new Promise((resolve) =>
    hub.webSocket!.addEventListener('message', ({ data }) => resolve(String(data))),
  )
  expect(JSON.parse(String(await ready))).toMatchObject({ type: 'ready', unread: 0 })
})

test('a message goes from socket to socket, once to each, and the hub of the other tells of it', async () => {
  const { one, other, id, socketPath } = await twoWhoWrite()
  const [sender, ownTab, receiver, hub] = await Promise.all([
    SiteSocket.open(one.visitor, socketPath),
    SiteSocket.open(one.visitor, socketPath),
    SiteSocket.open(other.visitor, socketPath),
    SiteSocket.open(other.visitor, '/ws/hub'),
  ])
  const clientId = crypto.randomUUID()
  sender.send({ type: 'send', clientId, content: 'Hello' })
  expect(await sender.next('ack')).toMatchObject({ clientId, seq: 1, id: `${id}.1` })
  for (const socket of [sender, ownTab, receiver]) {
    expect((await socket.next('message')).message).toMatchObject({ seq: 1, content: 'Hello', senderId: idOf(one) })
    expect(socket.frames.filter(({ type }) => type === 'message')).toEqual([])
  }
  expect(await hub.next('inbox')).toMatchObject({
    row: { conversationId: id, otherId: idOf(one), unread: 1, request: 'incoming' },
    unread: 1,
  })
})

// — Who has to leave

test('signing out closes the sockets of that session within a second, and of no other', async () => {
  const { one, other, socketPath } = await twoWhoWrite()
  const elsewhere = await anotherBrowser(one)
  const ending = await Promise.all([SiteSocket.open(one.visitor, socketPath), SiteSocket.open(one.visitor, '/ws/hub')])
  const staying = await Promise.all([
    SiteSocket.open(elsewhere, socketPath),
    SiteSocket.open(elsewhere, '/ws/hub'),
    SiteSocket.open(other.visitor, socketPath),
  ])
  const cookie = one.visitor.cookies.get('session')!
  expect((await one.visitor.post('/resources/sign-out', {})).status).toBe(302)
  expect(await Promise.all(ending.map((socket) => closedSoon(socket)))).toEqual([4001, 4001])

  one.visitor.cookies.set('session', cookie)
  expect((await one.visitor.upgrade(socketPath)).status).toBe(401)
  staying[0]!.send({ type: 'send', clientId: crypto.randomUUID(), content: 'Still here' })
  expect((await staying[2]!.next('message')).message.content).toBe('Still here')
  expect(staying.map(({ isOpen }) => isOpen)).toEqual([true, true, true])
})

test('a new password closes the sockets of every session but the one that chose it', async () => {
  const { one, socketPath } = await twoWhoWrite()
  const elsewhere = await anotherBrowser(one)
  const ending = await Promise.all([SiteSocket.open(elsewhere, socketPath), SiteSocket.open(elsewhere, '/ws/hub')])
  const staying = await Promise.all([SiteSocket.open(one.visitor, socketPath), SiteSocket.open(one.visitor, '/ws/hub')])
  const password = 'quartz lantern 9'
  const response = await one.visitor.post(ACCOUNT, {
    intent: 'password',
    currentPassword: one.account.password,
    password,
    confirmPassword: password,
  })
  expect(response.status).toBe(200)
  expect(await Promise.all(ending.map((socket) => closedSoon(socket)))).toEqual([4001, 4001])
  staying[0]!.send({ type: 'send', clientId: crypto.randomUUID(), content: 'Mine' })
  await staying[0]!.next('ack')
  expect(staying.map(({ isOpen }) => isOpen)).toEqual([true, true])
})

test('a session ended from the list of sessions ends with its sockets, and the others stay', async () => {
  const { one, socketPath } = await twoWhoWrite()
  const elsewhere = await anotherBrowser(one)
  const [ending, staying] = await Promise.all([
    SiteSocket.open(elsewhere, socketPath),
    SiteSocket.open(one.visitor, socketPath),
  ])
  const started = await storedRows(sessions, { userId: idOf(one) }, { columns: ['id'], orderBy: ['created_at'] })
  expect((await one.visitor.post(ACCOUNT, { intent: 'end-session', session: started.at(-1)!.id })).status).toBe(200)
  expect(await closedSoon(ending)).toBe(4001)
  staying.send({ type: 'send', clientId: crypto.randomUUID(), content: 'Mine' })
  await staying.next('ack')
})

test.each(['deactivate', 'delete'])('who leaves (%s) is out at once, and the other finds it closed', async (intent) => {
  const { one, other, id, socketPath } = await twoWhoWrite()
  const own = await Promise.all([SiteSocket.open(one.visitor, socketPath), SiteSocket.open(one.visitor, '/ws/hub')])
  const [thread, hub] = await Promise.all([
    SiteSocket.open(other.visitor, socketPath),
    SiteSocket.open(other.visitor, '/ws/hub'),
  ])
  own[0]!.send({ type: 'send', clientId: crypto.randomUUID(), content: 'Bye' })
  await hub.next('inbox')
  const response = await one.visitor.post(ACCOUNT, { intent, currentPassword: one.account.password })
  expect(response.status).toBe(302)
  expect(await Promise.all(own.map((socket) => closedSoon(socket)))).toEqual([4001, 4001])
  expect(await closedSoon(thread)).toBe(4003)
  expect(await hub.next('gone')).toMatchObject({ type: 'gone', conversationId: id, unread: 0 })
  expect((await other.visitor.upgrade(socketPath)).status).toBe(403)

  // Back again, it is open as before.
  const back = await anotherBrowser(one)
  expect((await back.post('/auth/paused', {})).headers.get('Location')).toBe('/app/dashboard')
  expect(await hub.next('inbox')).toMatchObject({ row: { conversationId: id, unread: 1 }, unread: 1 })
  await SiteSocket.open(other.visitor, socketPath)
})

test('a block closes the sockets of both and takes it out of both lists, with one code and no word why; its end brings it back', async () => {
  const { one, other, id, socketPath } = await twoWhoWrite()
  const [mine, theirs, myHub, theirHub] = await Promise.all([
    SiteSocket.open(one.visitor, socketPath),
    SiteSocket.open(other.visitor, socketPath),
    SiteSocket.open(one.visitor, '/ws/hub'),
    SiteSocket.open(other.visitor, '/ws/hub'),
  ])
  mine.send({ type: 'send', clientId: crypto.randomUUID(), content: 'Before' })
  await Promise.all([myHub.next('inbox'), theirHub.next('inbox')])
  const block = (intent: string) => other.visitor.post('/resources/blocks', { intent, username: one.account.username })
  expect([302, 303]).toContain((await block('block')).status)
  expect(await Promise.all([mine, theirs].map((socket) => closedSoon(socket)))).toEqual([4003, 4003])
  for (const hub of [myHub, theirHub])
    expect(await hub.next('gone')).toMatchObject({ type: 'gone', conversationId: id, unread: 0 })
  for (const { visitor } of [one, other]) expect((await visitor.upgrade(socketPath)).status).toBe(403)

  expect([302, 303]).toContain((await block('unblock')).status)
  expect((await theirHub.next('inbox')).row).toMatchObject({ conversationId: id, unread: 1 })
  await SiteSocket.open(one.visitor, socketPath)
})

test('whose session ends between the question and the socket is closed all the same', async () => {
  const { one, socketPath } = await twoWhoWrite()
  const real = env.CONVERSATION
  // The conversation takes the socket, and in the same moment the session is over, whose ending found no socket.
  const CONVERSATION = {
    getByName: (name: string) => {
      const stub = real.getByName(name)
      return {
        endSession: (sessionId: string, code: number) => stub.endSession(sessionId, code),
        fetch: async (request: Request) => {
          const response = await stub.fetch(request)
          await deleteRows(sessions, { userId: idOf(one) })
          return response
        },
      }
    },
  }
  const late = new Visitor({ site: { CONVERSATION } })
  for (const [name, value] of one.visitor.cookies) late.cookies.set(name, value)
  const socket = await SiteSocket.open(late, socketPath)
  expect(await socket.closed()).toBe(4001)
})

test('a hub that does not answer refuses the socket, and keeps nobody from signing out', async () => {
  const { one, socketPath } = await twoWhoWrite()
  const HUB = {
    getByName: () => ({ opened: () => Promise.reject(new Error('gone')), endSession: () => Promise.resolve() }),
  }
  const visitor = new Visitor({ site: { HUB } })
  for (const [name, value] of one.visitor.cookies) visitor.cookies.set(name, value)
  const refused = await visitor.upgrade(socketPath)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
  expect((await visitor.post('/resources/sign-out', {})).status).toBe(302)
  expect((await one.visitor.upgrade(socketPath)).status).toBe(401)
})
