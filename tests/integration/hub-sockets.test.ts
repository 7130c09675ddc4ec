import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pairKey } from '~/domain/messaging/conversation-id'
import type { HubObject } from '~/domain/messaging/objects'
import { hubHeaders } from '~/domain/messaging/upgrade-headers'
import { newConversation, ParticipantSocket } from './conversation-socket'
import { Tab } from './hub-tab'
import { revertHubToFirstStep } from './object-storage'
import { withinASecond } from './within-a-second'

// So far ahead that no alarm comes by itself.
const START = Date.UTC(2040, 0, 1)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let members = 0
const newMember = () => `socket-member-${++members}`

type Call = [conversation: string, method: string, ...values: unknown[]]

/** Puts conversations beside a hub that note what they are asked, and fail where the test says so. */
function withConversations(memberId: string, failing: Set<string>) {
  const calls: Call[] = []
  const hub = env.HUB.getByName(memberId)
  const note = async (call: Call) => {
    calls.push(call)
    if (failing.has(call[0])) throw new Error('the object is being moved')
  }
  const getByName = (id: string) => ({
    endSockets: (...values: unknown[]) => note([id, 'endSockets', ...values]),
    endSession: (...values: unknown[]) => note([id, 'endSession', ...values]),
  })
  // The hubs of a test share its bindings.
  vi.spyOn(env.CONVERSATION, 'getByName').mockImplementation(getByName as never)
  return { hub, calls }
}

describe('a frame', () => {
  test.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[{"type":"status","status":"busy"}]'],
    ['no type', '{}'],
    ['a type of another socket', '{"type":"send","clientId":"1","content":"x"}'],
    ['a status that does not exist', '{"type":"status","status":"offline"}'],
    ['no status', '{"type":"status"}'],
    ['members that are no list', '{"type":"watch","memberIds":"a"}'],
    ['members that are numbers', '{"type":"watch","memberIds":[1]}'],
    ['more members than can be followed', JSON.stringify({ type: 'watch', memberIds: Array(51).fill('a') })],
    ['only a prototype', '{"__proto__":{"type":"status","status":"busy"}}'],
    ['deep nesting', '['.repeat(4000) + ']'.repeat(4000)],
    ['bytes', new Uint8Array([1, 2, 3])],
  ])('with %s is malformed, and the socket stays', async (_, frame) => {
    const tab = await Tab.open(newMember())
    tab.send(frame)
    expect(await tab.next('error')).toEqual({ type: 'error', code: 'malformed' })
    tab.send({ type: 'status', status: 'busy' })
    expect(await tab.next('status')).toEqual({ type: 'status', status: 'busy' })
  })

  test.each([
    ['8,192 bytes are read', 'x'.repeat(8192), 'malformed'],
    ['8,193 bytes are not', 'x'.repeat(8193), 'too_large'],
    ['bytes are counted, not characters: 8,192', 'ж'.repeat(4096), 'malformed'],
    ['bytes are counted, not characters: 8,194', 'ж'.repeat(4097), 'too_large'],
  ])('%s', async (_, frame, code) => {
    const tab = await Tab.open(newMember())
    tab.send(frame)
    expect(await tab.next('error')).toEqual({ type: 'error', code })
  })

  test('text ping is answered by text pong', async () => {
    const tab = await Tab.open(newMember())
    await tab.next('ready')
    expect(await tab.settled()).toEqual([])
  })

  test('twenty pass at once, then one each 100 ms, for all tabs together', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    const memberId = newMember()
    const [one, other] = [await Tab.open(memberId), await Tab.open(memberId)]
    for (let sent = 0; sent < 10; sent++) {
      one.send('{}')
      other.send('{}')
    }
    for (let sent = 0; sent < 10; sent++) {
      expect((await one.next('error')).code).toBe('malformed')
      expect((await other.next('error')).code).toBe('malformed')
    }
    one.send('{}')
    expect(await one.next('error')).toEqual({ type: 'error', code: 'rate_limited', retryAfterMs: 100 })
    vi.setSystemTime(Date.now() + 99)
    other.send('{}')
    expect(await other.next('error')).toEqual({ type: 'error', code: 'rate_limited', retryAfterMs: 1 })
    vi.setSystemTime(Date.now() + 1)
    other.send('{}')
    expect((await other.next('error')).code).toBe('malformed')
    one.send({ type: 'status', status: 'busy' })
    expect((await one.next('error')).code).toBe('rate_limited')
    expect(await Tab.open(memberId).then((tab) => tab.next('ready'))).toEqual({
      type: 'ready',
      unread: 0,
      notices: 0,
      status: 'online',
      newestAt: null,
    })
  })
})

test('who is over the limit for five seconds without a pause is closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const tab = await Tab.open(newMember())
  const refused = async () => {
    for (;;) {
      tab.send('{}')
      if ((await tab.next('error')).code === 'rate_limited') return
    }
  }
  await refused()
  for (let passed = 400; passed < 5000; passed += 400) {
    vi.setSystemTime(START + passed)
    await refused()
  }
  expect(tab.isOpen).toBe(true)
  vi.setSystemTime(START + 5000)
  await refused()
  expect(await tab.closed()).toBe(1008)
})

describe('sockets', () => {
  test('a request that is no upgrade is told so', async () => {
    const memberId = newMember()
    const response = await env.HUB.getByName(memberId).fetch('http://hub/ws', { headers: hubHeaders(memberId, 's') })
    expect(response.status).toBe(426)
  })

  test('the eleventh tab takes the place of the oldest', async () => {
    const memberId = newMember()
    const tabs: Tab[] = []
    for (let opened = 0; opened < 11; opened++) tabs.push(await Tab.open(memberId))
    expect(await tabs[0]!.closed()).toBe(4008)
    const begun = { conversationId: 'c1', otherId: 'other', at: '2026-01-01T00:00:00.000Z' }
    await env.HUB.getByName(memberId).begin(memberId, begun)
    for (const tab of tabs.slice(1)) expect((await tab.next('inbox')).row.conversationId).toBe('c1')
    tabs.push(await Tab.open(memberId))
    expect(await tabs[1]!.closed()).toBe(4008)
  })

  test('all are closed but those of one session', async () => {
    const memberId = newMember()
    const [kept, ended] = [await Tab.open(memberId, 'kept'), await Tab.open(memberId, 'ended')]
    await env.HUB.getByName(memberId).endSockets(4001, 'kept')
    expect(await ended.closed()).toBe(4001)
    await kept.next('ready')
    expect(await kept.settled()).toEqual([])
    await env.HUB.getByName(memberId).endSockets(4001, null)
    expect(await kept.closed()).toBe(4001)
  })

  test('those of one session are closed and no others', async () => {
    const memberId = newMember()
    const [kept, ended] = [await Tab.open(memberId, 'kept'), await Tab.open(memberId, 'ended')]
    await env.HUB.getByName(memberId).endSession('ended', 4001)
    expect(await ended.closed()).toBe(4001)
    await kept.next('ready')
    expect(await kept.settled()).toEqual([])
  })
})

describe('what a member shows of themselves', () => {
  test('a choice is told to all tabs, and stands in those that are opened later', async () => {
    const memberId = newMember()
    const [one, other] = [await Tab.open(memberId), await Tab.open(memberId)]
    one.send({ type: 'status', status: 'busy' })
    for (const tab of [one, other]) expect(await tab.next('status')).toEqual({ type: 'status', status: 'busy' })
    expect((await (await Tab.open(memberId)).next('ready')).status).toBe('busy')
    other.send({ type: 'status', status: 'online' })
    for (const tab of [one, other]) expect(await tab.next('status')).toEqual({ type: 'status', status: 'online' })
  })

  test('a choice is answered even when it changes nothing', async () => {
    const memberId = newMember()
    const [one, other] = [await Tab.open(memberId), await Tab.open(memberId)]
    one.send({ type: 'status', status: 'online' })
    expect(await one.next('status')).toEqual({ type: 'status', status: 'online' })
    await other.next('ready')
    expect(await other.settled()).toEqual([])
  })

  test('away once every tab is out of sight, and back with the first', async () => {
    const memberId = newMember()
    const [one, other] = [await Tab.open(memberId), await Tab.open(memberId)]
    one.send({ type: 'status', status: 'away', automatic: true })
    other.send({ type: 'status', status: 'away', automatic: true })
    for (const tab of [one, other]) expect(await tab.next('status')).toEqual({ type: 'status', status: 'away' })
    one.send({ type: 'status', status: 'online', automatic: true })
    for (const tab of [one, other]) expect(await tab.next('status')).toEqual({ type: 'status', status: 'online' })
    expect(one.frames.filter(({ type }) => type === 'status')).toEqual([])
  })

  test('a tab that comes into sight takes no choice back', async () => {
    const memberId = newMember()
    const tab = await Tab.open(memberId)
    await env.HUB.getByName(memberId).setStatus(memberId, 'busy')
    expect((await tab.next('status')).status).toBe('busy')
    tab.send({ type: 'status', status: 'away', automatic: true })
    tab.send({ type: 'status', status: 'online', automatic: true })
    tab.send({})
    await tab.next('error')
    expect(tab.frames.filter(({ type }) => type === 'status')).toEqual([])
    expect((await (await Tab.open(memberId)).next('ready')).status).toBe('busy')
  })
})

describe('sockets in conversations', () => {
  test('are closed where some are open, and nowhere else', async () => {
    const memberId = newMember()
    const { hub, calls } = withConversations(memberId, new Set())
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    for (const id of ['c1', 'c2', 'c3']) await hub.opened(memberId, id)
    vi.setSystemTime(START + 10_000)
    await hub.closed('c2')
    await hub.endSockets(4001, 'kept')
    expect(calls.sort()).toEqual([
      ['c1', 'endSockets', memberId, 4001, 'kept'],
      ['c3', 'endSockets', memberId, 4001, 'kept'],
    ])
    expect(await runDurableObjectAlarm(hub)).toBe(false)
  })

  test('are not forgotten when the word that one is gone comes while the next is on its way', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    const memberId = newMember()
    const { hub, calls } = withConversations(memberId, new Set())
    await hub.opened(memberId, 'c1')
    vi.setSystemTime(START + 10_000)
    await hub.opened(memberId, 'c1')
    vi.setSystemTime(START + 19_999)
    await hub.closed('c1')
    await hub.endSockets(4001, null)
    expect(calls).toEqual([['c1', 'endSockets', memberId, 4001, null]])
  })

  test('of one session are closed', async () => {
    const memberId = newMember()
    const { hub, calls } = withConversations(memberId, new Set())
    await hub.opened(memberId, 'c1')
    await hub.endSession('ended', 4001)
    expect(calls).toEqual([['c1', 'endSession', 'ended', 4001]])
  })

  test('connect anew when what they were opened with has changed', async () => {
    const memberId = newMember()
    const { hub, calls } = withConversations(memberId, new Set())
    await hub.opened(memberId, 'c1')
    await hub.refreshSockets()
    expect(calls).toEqual([['c1', 'endSockets', memberId, 1012, null]])
  })

  test('are closed again and again until each conversation has answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    const memberId = newMember()
    const failing = new Set(['c1'])
    const { hub, calls } = withConversations(memberId, failing)
    for (const id of ['c1', 'c2']) await hub.opened(memberId, id)
    await hub.endSession('ended', 4001)
    expect(calls.sort()).toEqual([
      ['c1', 'endSession', 'ended', 4001],
      ['c2', 'endSession', 'ended', 4001],
    ])
    const again = async () => {
      calls.length = 0
      vi.setSystemTime(Date.now() + 60_000)
      const ran = await runDurableObjectAlarm(hub)
      return ran ? calls : null
    }
    expect(await again()).toEqual([['c1', 'endSockets', memberId, 1012, null]])
    failing.clear()
    expect(await again()).toEqual([['c1', 'endSockets', memberId, 1012, null]])
    expect(await again()).toBeNull()
  })

  test('that an earlier end did not reach are not forgotten by a later one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    const memberId = newMember()
    const failing = new Set(['c1'])
    const { hub, calls } = withConversations(memberId, failing)
    await hub.opened(memberId, 'c1')
    await hub.endSockets(4001, 'kept')
    failing.clear()
    calls.length = 0
    await hub.endSession('another', 4001)
    expect(calls).toEqual([['c1', 'endSockets', memberId, 1012, null]])
  })
})

describe('with conversations as they are', () => {
  /** Two conversations of one member, with sockets of two sessions in each, recorded as the route does. */
  async function openTwoConversations() {
    const [one, other] = [newConversation(), newConversation()]
    const memberId = one.a.memberId
    const participants = [one.a, { ...other.a, memberId, pair: pairKey(memberId, other.b.memberId) }]
    const hub = env.HUB.getByName(memberId)
    const sockets: Record<'kept' | 'ended', ParticipantSocket[]> = { kept: [], ended: [] }
    for (const participant of participants)
      for (const sessionId of ['kept', 'ended'] as const) {
        await hub.opened(memberId, participant.conversationId)
        sockets[sessionId].push(await ParticipantSocket.open(participant, { sessionId }))
      }
    const theirs = await ParticipantSocket.open(one.b, { sessionId: 'theirs' })
    return { hub, sockets, theirs }
  }

  test.each([
    ['all but one session', (hub: HubObject) => hub.endSockets(4001, 'kept')],
    ['one session', (hub: HubObject) => hub.endSession('ended', 4001)],
  ])('the end of %s reaches every one of its sockets within a second, and no other', async (_, end) => {
    const { hub, sockets, theirs } = await openTwoConversations()
    const closed = Promise.all(sockets.ended.map((socket) => socket.closed()))
    await end(hub as unknown as HubObject)
    expect(await withinASecond(closed)).toEqual(sockets.ended.map(() => 4001))
    for (const socket of sockets.kept) {
      await socket.settled()
      expect(socket.isOpen).toBe(true)
    }
    await theirs.settled()
    expect(theirs.isOpen).toBe(true)
  })

  test('all connect anew when what they were opened with has changed, but not the other member', async () => {
    const { hub, sockets, theirs } = await openTwoConversations()
    await hub.refreshSockets()
    for (const socket of [...sockets.kept, ...sockets.ended]) expect(await socket.closed()).toBe(1012)
    await theirs.settled()
    expect(theirs.isOpen).toBe(true)
  })

  test('what is written comes into the list and to the tabs of both', async () => {
    const { id, a, b } = newConversation()
    const tabs = [await Tab.open(a.memberId), await Tab.open(b.memberId)]
    const writer = await ParticipantSocket.open(a)
    const { createdAt } = await writer.said('Hello')
    const row = { conversationId: id, request: null, at: createdAt }
    const [own, theirs] = [await tabs[0]!.next('inbox'), await tabs[1]!.next('inbox')]
    expect(own).toMatchObject({ row: { ...row, otherId: b.memberId, unread: 0 }, unread: 0 })
    expect(theirs).toMatchObject({ row: { ...row, otherId: a.memberId, unread: 1 }, unread: 1 })
    expect(theirs.row.lastMessage).toMatchObject({ preview: 'Hello', senderId: a.memberId })
    expect(await env.HUB.getByName(b.memberId).inbox(10)).toEqual([theirs.row])
    const reader = await ParticipantSocket.open(b)
    reader.send({ type: 'read', seq: 1 })
    expect(await tabs[1]!.next('inbox')).toMatchObject({ row: { ...row, unread: 0 }, unread: 0 })
  })
})

test('a hub of an earlier release keeps what it has', async () => {
  const memberId = newMember()
  const { calls } = withConversations(memberId, new Set())
  const hub = () => env.HUB.get(env.HUB.idFromName(memberId))
  await hub().opened(memberId, 'c1')
  await revertHubToFirstStep(hub())
  // It begins anew, as after a release.
  await runInDurableObject(hub(), (_, state) => state.abort()).catch(() => {})
  await hub().endSockets(4001, null)
  expect(calls).toEqual([['c1', 'endSockets', memberId, 4001, null]])
  await hub().opened(memberId, 'c2')
  await hub().refreshSockets()
  expect(calls.slice(1).map(([id]) => id)).toEqual(['c1', 'c2'])
})
