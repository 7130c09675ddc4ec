import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConversationObject, Participant, Upload } from '~/domain/messaging/objects'
import { Hub } from '../../workers/hub/hub'
import { holdWaits, newConversation, ParticipantSocket } from './conversation-socket'
import { eventually } from './eventually'
import { countMessages, dumpTables, insertMessagesUpTo, tableNames, withFullStorage } from './object-storage'

type Stub = ReturnType<typeof newConversation>['stub']

afterEach(() => {
  vi.restoreAllMocks()
})

const send = (stub: Stub, participant: Participant, content = 'word') =>
  stub.send(participant, { clientId: crypto.randomUUID(), content })
const inside = (instance: unknown) => instance as ConversationObject
const kill = (stub: Stub) => runInDurableObject(stub, (_, state) => state.abort('died')).catch(() => {})

test('an object that dies in the turn of a write has neither message nor ack; the repeat makes one of both', async () => {
  const { id, stub, a, b } = newConversation()
  await send(stub, a, 'before')
  const own = await ParticipantSocket.open(a, { after: 1 })
  const clientId = crypto.randomUUID()
  const turn = runInDurableObject(stub, async (instance, state) => {
    const [server] = state.getWebSockets(a.memberId)
    await instance.webSocketMessage?.(server!, JSON.stringify({ type: 'send', clientId, content: 'torn' }))
    expect(countMessages(state.storage.sql)).toBe(2)
    state.abort('died in the middle')
  })
  await expect(turn).rejects.toThrow()
  await own.closed()
  expect(own.frames.map(({ type }) => type)).toEqual(['ready'])
  const again = env.CONVERSATION.getByName(id)
  expect((await again.read(b, {})).page.messages.map(({ content }) => content)).toEqual(['before'])
  const back = await ParticipantSocket.open(a, { after: 1 })
  expect(await back.said('torn', clientId)).toMatchObject({ seq: 2 })
  expect((await again.read(b, {})).page.messages.map(({ content }) => content)).toEqual(['before', 'torn'])
})

test('what was acknowledged is there after the object died, and order goes on from it', async () => {
  const { id, stub, a, b } = newConversation()
  const own = await ParticipantSocket.open(a)
  for (const content of ['one', 'two']) await own.said(content)
  await stub.markRead(b, 2)
  await kill(stub)
  const again = env.CONVERSATION.getByName(id)
  expect(await send(again, b, 'three')).toMatchObject({ ok: true, seq: 3 })
  const { page } = await again.read(a, {})
  expect(page.messages.map(({ seq, content }) => [seq, content])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ])
  expect(page.otherReadSeq).toBe(2)
})

test('what a socket said right before it closed is kept, in its order', async () => {
  const { stub, a, b } = newConversation()
  const [own, other] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  const words = Array.from({ length: 15 }, (_, index) => `word ${index}`)
  for (const word of words) own.say(word)
  own.close()
  await eventually(async () => expect((await stub.read(b, {})).page.messages).toHaveLength(words.length))
  expect((await stub.read(b, {})).page.messages.map(({ content }) => content)).toEqual(words)
  for (const word of words) expect((await other.next('message')).message.content).toBe(word)
})

test('an insert that fails is not acknowledged, takes no place and is told', async () => {
  const { stub, a, b } = newConversation()
  const [own, other] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  await own.said('before')
  await other.cleared()
  vi.spyOn(console, 'error').mockReturnValue()
  const clientId = crypto.randomUUID()
  await withFullStorage(stub, async () => {
    own.say('lost?', clientId)
    expect(await own.next('error')).toEqual({ type: 'error', code: 'unexpected', clientId })
    expect(await stub.send(a, { clientId, content: 'lost?' })).toEqual({ ok: false, code: 'unexpected' })
    expect(await other.settled()).toEqual([])
  })
  expect(await own.said('lost?', clientId)).toMatchObject({ seq: 2 })
})

async function withPicture(stub: Stub, participant: Participant) {
  const id = crypto.randomUUID()
  const upload: Upload = { id, key: `test/${id}.webp`, type: 'image/webp', width: 1, height: 1, bytes: 3 }
  await env.ATTACHMENTS.put(upload.key, 'abc')
  await stub.addUpload(participant, upload)
  await stub.send(participant, { clientId: crypto.randomUUID(), content: 'look', attachmentId: id })
  return upload
}

test('an export is every message the member can see, in order', async () => {
  const { id, stub, a, b } = newConversation()
  await send(stub, a, 'one')
  await send(stub, b, 'two')
  await send(stub, a, 'three')
  await stub.remove(b, 2)
  await stub.edit(a, 3, 'three, changed')
  expect(await stub.export(b)).toMatchObject([
    { id: `${id}.1`, senderId: a.memberId, content: 'one' },
    { id: `${id}.3`, content: 'three, changed', isEdited: true },
  ])
})

test('an export of many messages comes in parts, none left out and none twice', async () => {
  const { stub, a, b } = newConversation()
  await send(stub, a)
  await insertMessagesUpTo(stub, 1500)
  const first = await stub.export(b)
  const rest = await stub.export(b, first.at(-1)!.seq)
  expect(first).toHaveLength(1000)
  expect([...first, ...rest].map(({ seq }) => seq)).toEqual(Array.from({ length: 1500 }, (_, index) => index + 1))
})

test('whoever leaves takes along all they wrote and sent; the other keeps their own, and nothing new is taken', async () => {
  const { stub, a, b } = newConversation()
  await send(stub, a, 'secret of a')
  await send(stub, b, 'kept of b')
  const upload = await withPicture(stub, a)
  await stub.markRead(a, 3)
  const other = await ParticipantSocket.open(b, { after: 3 })
  await stub.forget(a.memberId)
  expect(await other.closed()).toBe(4003)
  expect(await env.ATTACHMENTS.head(upload.key)).toBeNull()
  expect((await stub.read(b, {})).page.messages.map(({ content }) => content)).toEqual(['kept of b'])
  expect((await stub.read(b, {})).page).toMatchObject({ otherReadSeq: 0, otherReadAt: null })
  expect(await send(stub, b)).toEqual({ ok: false, code: 'unavailable' })
  expect(await send(stub, a)).toEqual({ ok: false, code: 'unavailable' })
  expect((await ParticipantSocket.ask(b)).status).toBe(403)
  // The directory calls the pair by the conversation's id from then on.
  expect((await stub.export({ ...b, pair: b.conversationId })).map(({ content }) => content)).toEqual(['kept of b'])
  await runInDurableObject(stub, (_, { storage }) => {
    const dump = dumpTables(storage.sql)
    expect(dump).toContain('kept of b')
    expect(dump).not.toContain('secret of a')
    expect(dump).not.toContain(a.memberId)
  })
})

test('who is left behind has it out of their list, and who left is told nothing more', async () => {
  const updated = vi.spyOn(Hub.prototype, 'update').mockResolvedValue()
  const dropped = vi.spyOn(Hub.prototype, 'drop').mockResolvedValue()
  const { id, stub, a, b } = newConversation()
  const letGo = holdWaits()
  await send(stub, a)
  await stub.forget(a.memberId)
  letGo()
  await runDurableObjectAlarm(stub)
  // Conversations of other tests may be telling their hubs too.
  const drops = () => dropped.mock.calls.filter(([called]) => called === id).length
  await expect.poll(drops).toBe(1)
  expect(updated.mock.calls.filter(([memberId]) => memberId === a.memberId)).toEqual([])
  await stub.markRead(b, 1)
  await runDurableObjectAlarm(stub)
  expect(drops()).toBe(1)
})

test('who leaves is forgotten only once their hub has what was on its way to it', async () => {
  const { stub, a } = newConversation()
  const events: string[] = []
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.spyOn(Hub.prototype, 'update').mockImplementation(async (_, { conversationId }) => {
    if (conversationId !== a.conversationId) return
    events.push('sent')
    await arrived
    events.push('there')
  })
  vi.spyOn(Hub.prototype, 'drop').mockResolvedValue()
  await send(stub, a)
  await expect.poll(() => events).toEqual(['sent', 'sent'])
  const forgotten = stub.forget(a.memberId).then(() => events.push('forgotten'))
  await expect.poll(() => stub.search(a, 'word', 1)).toEqual([])
  arrive()
  await forgotten
  expect(events).toEqual(['sent', 'sent', 'there', 'there', 'forgotten'])
})

test('once both members have left, nothing is stored, sending is refused and reading finds nothing', async () => {
  const { stub, a, b } = newConversation()
  const uploads = [await withPicture(stub, a), await withPicture(stub, b)]
  await stub.forget(a.memberId)
  await stub.forget(a.memberId)
  expect((await stub.read(b, {})).page.messages).toHaveLength(1)
  await stub.forget(b.memberId)
  for (const { key } of uploads) expect(await env.ATTACHMENTS.head(key)).toBeNull()
  expect(await send(stub, b)).toEqual({ ok: false, code: 'unavailable' })
  expect((await stub.read(b, {})).page.messages).toEqual([])
  await runInDurableObject(stub, async (_, { storage }) => {
    expect(tableNames(storage.sql)).toEqual([])
    expect(await storage.getAlarm()).toBeNull()
  })
})

test('a bucket that fails while the last one leaves is asked again, and only then is everything gone', async () => {
  const { stub, a, b } = newConversation()
  const { key } = await withPicture(stub, a)
  const failing = vi.spyOn(env.ATTACHMENTS, 'delete').mockRejectedValue(new Error('no bucket'))
  vi.spyOn(console, 'warn').mockReturnValue()
  await stub.forget(a.memberId)
  await stub.forget(b.memberId)
  expect(await env.ATTACHMENTS.head(key)).not.toBeNull()
  failing.mockRestore()
  await runDurableObjectAlarm(stub)
  await expect.poll(() => env.ATTACHMENTS.head(key)).toBeNull()
  await runInDurableObject(stub, (_, { storage }) => {
    expect(tableNames(storage.sql)).not.toContain('messages')
  })
})

test('forgetting somebody where nobody ever wrote keeps nothing', async () => {
  const { stub, a } = newConversation()
  const socket = await ParticipantSocket.open(a)
  await stub.forget(a.memberId)
  expect(await socket.closed()).toBe(4003)
  await runInDurableObject(stub, (_, { storage }) => {
    expect(tableNames(storage.sql)).not.toContain('messages')
  })
})

test('a socket opened before hibernation still receives messages after it', async () => {
  const { stub, a, b } = newConversation()
  const socket = await ParticipantSocket.open(a)
  await runInDurableObject(stub, (instance, state) => {
    // A new instance on the same state is what waking is.
    const woken = new (
      instance.constructor as new (
        ctx: DurableObjectState,
        bindings: typeof env,
      ) => ConversationObject
    )(state, env)
    return inside(woken).send(b, { clientId: crypto.randomUUID(), content: 'good morning' })
  })
  expect(await socket.next('message')).toMatchObject({ message: { seq: 1, content: 'good morning' } })
})
