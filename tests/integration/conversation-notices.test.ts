import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import type { Participant } from '~/domain/messaging/objects'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { Hub } from '../../workers/hub/hub'
import { registered } from './account'
import { holdWaits, newConversation, ParticipantSocket, written } from './conversation-socket'
import { insertConversation } from './members'
import { storedRow, storedRows } from './rows'

type Stub = ReturnType<typeof newConversation>['stub']

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const send = (stub: Stub, participant: Participant, content = 'word') =>
  stub.send(participant, { clientId: crypto.randomUUID(), content })
const alarmOf = (stub: Stub) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm())

/** Alarms are spread over the second half of the time, so that those of many conversations do not come at once. */
async function expectAlarmWithinHalfAMinute(stub: Stub, now: number) {
  const alarm = await alarmOf(stub)
  expect(alarm).toBeGreaterThanOrEqual(now + 14_500)
  expect(alarm).toBeLessThanOrEqual(now + 29_000)
}

/** The clock stands still, far enough ahead that no alarm comes by itself. */
function stopClock(now = Date.now() + 3_600_000) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  return { now, advance: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds) }
}

/** What one conversation told; those of other tests may be telling their hubs too. */
const callsOf = (told: { mock: { calls: Parameters<Hub['update']>[] } }, id: string) =>
  told.mock.calls.filter(([, { conversationId }]) => conversationId === id)

test('both hubs are told once of all that was written in a quarter of a second, in absolute terms', async () => {
  const clock = stopClock()
  const letGo = holdWaits()
  const told = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a, b } = newConversation()
  await send(stub, a, 'one')
  clock.advance(100)
  await send(stub, a, 'two\nlines')
  expect(callsOf(told, id)).toEqual([])
  letGo()
  const row = {
    conversationId: id,
    lastMessage: {
      id: `${id}.2`,
      senderId: a.memberId,
      preview: 'two lines',
      messageType: 'text',
      createdAt: new Date(clock.now + 100).toISOString(),
    },
    at: new Date(clock.now + 100).toISOString(),
    request: null,
    seq: 2,
    rev: 0,
    readSeq: 0,
  }
  await expect.poll(() => callsOf(told, id)).toHaveLength(2)
  expect(told.mock.calls).toContainEqual([a.memberId, { ...row, otherId: b.memberId, unread: 0 }])
  expect(told.mock.calls).toContainEqual([b.memberId, { ...row, otherId: a.memberId, unread: 2 }])
  // By then the alarm has nothing to tell them.
  await runDurableObjectAlarm(stub)
  expect(callsOf(told, id)).toHaveLength(2)
})

test('while changes go on hubs are told again, and who knows everything is told nothing', async () => {
  const told = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a, b } = newConversation()
  const begun = Date.now()
  await send(stub, a)
  await expect.poll(() => callsOf(told, id)).toHaveLength(2)
  await send(stub, a)
  await expect.poll(() => callsOf(told, id)).toHaveLength(4)
  // A quarter of a second, and then not before a whole one.
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1250)
  expect(callsOf(told, id).map(([, { seq }]) => seq)).toEqual([1, 1, 2, 2])
  await stub.markRead(b, 2)
  await expect.poll(() => callsOf(told, id)).toHaveLength(5)
  // The one who wrote has nothing to learn of the other's mark.
  expect(callsOf(told, id)[4]).toMatchObject([b.memberId, { readSeq: 2, unread: 0 }])
  await runDurableObjectAlarm(stub)
  expect(callsOf(told, id)).toHaveLength(5)
})

test('an alarm that stood before the object slept is not put off by what is written after', async () => {
  const clock = stopClock()
  vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a } = newConversation()
  await send(stub, a)
  const alarm = await alarmOf(stub)
  clock.advance(10_000)
  await runInDurableObject(stub, (_, state) => state.abort('died')).catch(() => {})
  const again = env.CONVERSATION.getByName(id)
  await send(again, a)
  expect(await alarmOf(again)).toBe(alarm)
})

test('a hub that is slow to answer is told the next thing after it has answered', async () => {
  const { id, stub, a } = newConversation()
  let [asked, most] = [0, 0]
  let isSlow = true
  const told = vi.spyOn(Hub.prototype, 'update').mockImplementation(async (_, { conversationId }) => {
    if (conversationId !== id) return
    most = Math.max(most, ++asked)
    while (isSlow) await scheduler.wait(5)
    asked--
  })
  await send(stub, a)
  await expect.poll(() => callsOf(told, id)).toHaveLength(2)
  await send(stub, a)
  await send(stub, a)
  // Longer than hubs are left alone.
  await scheduler.wait(1500)
  isSlow = false
  await expect.poll(() => callsOf(told, id)).toHaveLength(4)
  expect(callsOf(told, id).map(([, { seq }]) => seq)).toEqual([1, 1, 3, 3])
  expect(most).toBe(2)
})

test('a hub that fails is told again, later each time, until it knows; the other one is not held up', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  let failures = 8
  const told = vi.spyOn(Hub.prototype, 'update').mockImplementation(async (memberId) => {
    if (memberId === a.memberId && failures-- > 0) throw new Error('not now')
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  await send(stub, a)
  // Not by `expect.poll`, which moves a stopped clock with each look.
  while ((await alarmOf(stub)) !== clock.now + 1000) await scheduler.wait(5)
  const waits: number[] = []
  for (let tries = 0; tries < 40 && failures >= 0; tries++) {
    const wait = ((await alarmOf(stub)) ?? Date.now()) - Date.now()
    waits.push(wait)
    clock.advance(wait)
    await runDurableObjectAlarm(stub)
  }
  const of = (participant: Participant) => told.mock.calls.filter(([memberId]) => memberId === participant.memberId)
  expect(of(a)).toHaveLength(9)
  expect(of(b)).toHaveLength(1)
  expect(waits.slice(0, 3)).toEqual([1000, 2000, 4000])
  await send(stub, a)
  await runDurableObjectAlarm(stub)
  expect(of(a)).toHaveLength(10)
  expect(of(b)).toHaveLength(2)
})

test('what was not told when the object died is told when it wakes', async () => {
  const clock = stopClock()
  holdWaits()
  const told = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a } = newConversation()
  await send(stub, a)
  await runInDurableObject(stub, (_, state) => state.abort('died')).catch(() => {})
  const again = env.CONVERSATION.getByName(id)
  await expectAlarmWithinHalfAMinute(again, clock.now)
  expect(callsOf(told, id)).toEqual([])
  await runDurableObjectAlarm(again)
  expect(callsOf(told, id)).toHaveLength(2)
})

test('who opens the conversation after the object died has it told at once', async () => {
  const letGo = holdWaits()
  const told = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a, b } = newConversation()
  await send(stub, a)
  await runInDurableObject(stub, (_, state) => state.abort('died')).catch(() => {})
  letGo()
  await ParticipantSocket.open(b)
  await expect.poll(() => callsOf(told, id)).toHaveLength(2)
})

test('a picture that waits for a day holds up nothing that was to be told when the object died', async () => {
  const clock = stopClock()
  holdWaits()
  const told = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const { id, stub, a } = newConversation()
  await send(stub, a)
  await runInDurableObject(stub, (_, state) => state.abort('died')).catch(() => {})
  const again = env.CONVERSATION.getByName(id)
  const upload = { id: crypto.randomUUID(), key: 'k', type: 'image/webp', width: 1, height: 1, bytes: 1 } as const
  await again.addUpload(a, upload)
  await expectAlarmWithinHalfAMinute(again, clock.now)
  await runDurableObjectAlarm(again)
  expect(callsOf(told, id)).toHaveLength(2)
})

/** Two members and their conversation in the directory. */
async function inDirectory() {
  const [one, other] = await Promise.all([registered(), registered()])
  const ids = [String(one.row?.id), String(other.row?.id)] as const
  const { id, pair } = await insertConversation(...ids)
  const participant = { conversationId: id, pair, receipts: true, isConnected: false }
  const [a, b] = ids.map((memberId) => ({ ...participant, memberId })) as [Participant, Participant]
  return { id, a, b, stub: env.CONVERSATION.getByName(id) }
}

async function directoryOf(id: string) {
  const row = await storedRow(conversations, { id })
  const participants = await storedRows(messageParticipants, { conversationId: id })
  return {
    conversation: row && { last: row.last_message_id, at: row.last_message_at, n: row.message_count },
    participants: participants.map(({ user_id, unread_count, last_read_at, status }) => ({
      ...{ id: user_id, unread: unread_count, readAt: last_read_at, status },
    })),
  }
}

test('the directory is told within half a minute, and again when it failed', async () => {
  const { id, a, b, stub } = await inDirectory()
  const clock = stopClock()
  const { now } = clock
  await send(stub, a, 'one')
  await send(stub, a, 'two')
  await stub.remove(a, 1)
  await stub.markRead(b, 1)
  expect((await directoryOf(id)).conversation).toEqual({ last: null, at: null, n: 0 })
  await expectAlarmWithinHalfAMinute(stub, now)
  clock.advance(29_000)
  const batch = vi.spyOn(env.DB, 'batch').mockRejectedValueOnce(new Error('D1 DB is overloaded'))
  await runDurableObjectAlarm(stub)
  expect(batch).toHaveBeenCalledTimes(1)
  expect((await directoryOf(id)).conversation).toMatchObject({ n: 0 })
  clock.advance(1000)
  await runDurableObjectAlarm(stub)
  const directory = await directoryOf(id)
  expect(directory.conversation).toEqual({ last: `${id}.2`, at: now, n: 1 })
  expect(directory.participants).toHaveLength(2)
  expect(directory.participants).toContainEqual({ id: a.memberId, unread: 0, readAt: null, status: 'active' })
  expect(directory.participants).toContainEqual({ id: b.memberId, unread: 1, readAt: now, status: 'request' })
  expect(await alarmOf(stub)).toBeNull()
})

test('unread is counted up to 999', async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 1001)
  await runDurableObjectAlarm(stub)
  await expect.poll(() => env.HUB.getByName(b.memberId).unread()).toBe(999)
})

test('the hub is told when a member’s last socket is gone, and not before', async () => {
  const told = vi.spyOn(Hub.prototype, 'closed').mockResolvedValue()
  const { id, a, b } = newConversation()
  const [one, two, other] = [
    await ParticipantSocket.open(a),
    await ParticipantSocket.open(a),
    await ParticipantSocket.open(b),
  ]
  one.close()
  await one.closed()
  await other.said('still two here')
  const own = () => told.mock.calls.filter(([called]) => called === id)
  expect(own()).toEqual([])
  two.close()
  await expect.poll(own).toEqual([[id]])
})
