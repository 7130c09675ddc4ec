import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { conversationId, pairKey } from '~/domain/messaging/conversation-id'
import { announcePair, announcePrivacy } from '~/platform/messaging/availability.server'
import { createContext } from '~/platform/server/context.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { ParticipantSocket } from './conversation-socket'
import { eventually } from './eventually'
import { member } from './members'
import { makeDue, pendingBlockNotices, scheduled } from './object-storage'
import { countRows } from './rows'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const db = createDatabase(env.DB)

/** Objects that cannot be reached the first time they are asked anything. */
function unreachableOnce<T extends { getByName(name: string): unknown }>(objects: T) {
  let asked = 0
  const getByName = (name: string) => {
    if (asked++ === 0) throw new Error('the object is being moved')
    return objects.getByName(name)
  }
  return { getByName }
}

/** Two members with a conversation, where the one blocked just now has a socket open. */
async function blockedWhileOpen() {
  const [one, other] = [await member(), await member()]
  const pair = pairKey(one.id, other.id)
  const id = await conversationId(pair)
  await db.insert(conversations).values({ id, pairKey: pair })
  await db.insert(messageParticipants).values([one, other].map(({ id: userId }) => ({ conversationId: id, userId })))
  const participant = { conversationId: id, pair, memberId: other.id, receipts: true, isConnected: true }
  const socket = await ParticipantSocket.open(participant)
  await db.insert(blocks).values({ blockerId: one.id, blockedId: other.id })
  const execution = createExecutionContext()
  const announce = (bindings: object) => {
    const all = { ...env, ...bindings } as unknown as typeof env
    announcePair(createContext(new Request('http://localhost/'), all, execution), one.id, other.id)
  }
  return { one, other, socket, execution, announce, hub: env.HUB.getByName(one.id) }
}

const plannedOf = (hub: DurableObjectStub) => scheduled(hub, 'pair')

/** The alarm comes, at which the pairs are told. */
async function runAlarmAfter(hub: DurableObjectStub) {
  await makeDue(hub, 'pair')
  return runDurableObjectAlarm(hub)
}

test('a block closes sockets at a conversation that could not be reached at first', async () => {
  const { socket, execution, announce, hub } = await blockedWhileOpen()
  announce({ CONVERSATION: unreachableOnce(env.CONVERSATION) })
  expect(await socket.closed()).toBe(4003)
  await waitOnExecutionContext(execution)
  expect(await pendingBlockNotices(hub)).toEqual([])
})

test('a block closes sockets also where the conversation was out of reach for longer than anybody waited', async () => {
  const { other, socket, execution, announce, hub } = await blockedWhileOpen()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const gone = vi.fn(() => {
    throw new Error('the object is being moved')
  })
  announce({ CONVERSATION: { getByName: gone } })
  while (gone.mock.calls.length < 5) {
    // Timers are stopped: a real query gives the call that fails the time to come.
    await countRows(blocks)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  vi.useRealTimers()
  await waitOnExecutionContext(execution)
  expect(await pendingBlockNotices(hub)).toEqual([other.id])

  const away = vi.spyOn(env.CONVERSATION, 'getByName').mockImplementation(gone)
  expect(await runAlarmAfter(hub)).toBe(true)
  expect(socket.isOpen).toBe(true)
  away.mockRestore()
  expect(await runAlarmAfter(hub)).toBe(true)
  expect(await socket.closed()).toBe(4003)
  expect(await pendingBlockNotices(hub)).toEqual([])
  await eventually(async () => expect(await plannedOf(hub)).toEqual([]))
})

test('what is settled takes away its own note, not one of later', async () => {
  const { one, other, hub, socket } = await blockedWhileOpen()
  await hub.notePair(one.id, other.id, 'first')
  await hub.notePair(one.id, other.id, 'second')
  await hub.pairTold(other.id, 'first')
  expect(await pendingBlockNotices(hub)).toHaveLength(1)
  await hub.pairTold(other.id, 'second')
  expect([await pendingBlockNotices(hub), await plannedOf(hub), socket.isOpen]).toEqual([[], [], true])
})

test('sockets learn of a choice about read marks also where the hub could not be reached at first', async () => {
  const one = await member()
  const id = crypto.randomUUID()
  const participant = {
    conversationId: id,
    pair: pairKey(one.id, 'x'),
    memberId: one.id,
    receipts: true,
    isConnected: true,
  }
  await env.HUB.getByName(one.id).opened(one.id, id)
  const socket = await ParticipantSocket.open(participant)
  const execution = createExecutionContext()
  const bindings = { ...env, HUB: unreachableOnce(env.HUB) } as unknown as typeof env
  announcePrivacy(createContext(new Request('http://localhost/'), bindings, execution), one.id)
  expect(await socket.closed()).toBe(1012)
  await waitOnExecutionContext(execution)
})
