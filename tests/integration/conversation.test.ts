import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { byteLength } from '~/domain/messaging/frame-text'
import type { PageQuery } from '~/domain/messaging/objects'
import { newConversation, ParticipantSocket, written } from './conversation-socket'
import { editEveryMessage, tableNames } from './object-storage'

test('a message is acknowledged to who sent it and shown to every socket of both, once', async () => {
  const { id, a, b } = newConversation()
  const [own, ownOther, other] = [
    await ParticipantSocket.open(a),
    await ParticipantSocket.open(a),
    await ParticipantSocket.open(b),
  ]
  for (const socket of [own, ownOther, other])
    expect(await socket.cleared()).toEqual([{ type: 'ready', seq: 0, rev: 0 }])
  const clientId = own.say('  Hello\r\nthere ')
  const ack = await own.next('ack')
  expect(ack).toEqual({ type: 'ack', clientId, seq: 1, id: `${id}.1`, createdAt: ack.createdAt })
  const message = {
    id: `${id}.1`,
    seq: 1,
    clientId,
    senderId: a.memberId,
    content: 'Hello\nthere',
    messageType: 'text',
    attachments: [],
    isEdited: false,
    editedAt: null,
    isDeleted: false,
    createdAt: ack.createdAt,
  }
  for (const socket of [own, ownOther, other]) expect(await socket.settled()).toEqual([{ type: 'message', message }])
})

test('both members see one order, whoever wrote at the same time', async () => {
  const { a, b } = newConversation()
  const sockets = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  for (let index = 0; index < 10; index++) for (const socket of sockets) socket.say(`word ${index}`)
  const seen = await Promise.all(sockets.map((socket) => until20(socket)))
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]!.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

async function until20(socket: ParticipantSocket) {
  const messages = []
  while (messages.length < 20) messages.push((await socket.next('message')).message)
  return messages
}

test('a conversation that is only looked at keeps nothing', async () => {
  const { stub, a } = newConversation()
  const socket = await ParticipantSocket.open(a)
  socket.send({ type: 'read', seq: 0 })
  socket.send({ type: 'typing' })
  expect(await stub.read(a, {})).toEqual({
    page: { messages: [], more: false, seq: 0, rev: 0, ownReadSeq: 0, otherReadSeq: 0, otherReadAt: null },
    request: null,
  })
  expect(await stub.search(a, 'word', 10)).toEqual([])
  expect(await stub.export(a)).toEqual([])
  await socket.settled()
  await runInDurableObject(stub, async (_, { storage }) => {
    expect(tableNames(storage.sql)).toEqual([])
    expect(await storage.getAlarm()).toBeNull()
  })
})

test('the same clientId is one message, by socket and by post at once, and each is told its place', async () => {
  const { stub, a, b } = newConversation()
  const [own, other] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  const clientId = crypto.randomUUID()
  own.say('once', clientId)
  own.say(' once ', clientId)
  const posted = await stub.send(a, { clientId, content: 'once' })
  const acks = [await own.next('ack'), await own.next('ack')]
  expect(acks[0]).toEqual(acks[1])
  expect(posted).toEqual({ ok: true, seq: 1, id: acks[0]!.id, createdAt: acks[0]!.createdAt })
  expect((await other.settled()).filter(({ type }) => type === 'message')).toHaveLength(1)
  expect(await own.said('next')).toMatchObject({ seq: 2 })
})

test('a clientId with other content is a conflict, and the first message stands', async () => {
  const { stub, a, b } = newConversation()
  const own = await ParticipantSocket.open(a)
  const { clientId } = await own.said('first')
  own.say('second', clientId)
  expect(await own.next('error')).toEqual({ type: 'error', code: 'conflict', clientId })
  expect(await stub.send(a, { clientId, content: 'third' })).toEqual({ ok: false, code: 'conflict' })
  // The other member's ids are their own.
  expect(await stub.send(b, { clientId, content: 'theirs' })).toMatchObject({ ok: true, seq: 2 })
  const { page } = await stub.read(a, {})
  expect(page.messages.map(({ content }) => content)).toEqual(['first', 'theirs'])
})

test('a repeat of a message that was edited or taken away since is answered by its place', async () => {
  const { stub, a } = newConversation()
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  await stub.send(a, { clientId: one, content: 'one' })
  await stub.send(a, { clientId: two, content: 'two' })
  await stub.edit(a, 1, 'one, changed')
  await stub.remove(a, 2)
  expect(await stub.send(a, { clientId: one, content: 'one' })).toMatchObject({ ok: true, seq: 1 })
  expect(await stub.send(a, { clientId: two, content: 'two' })).toMatchObject({ ok: true, seq: 2 })
})

test('who comes back is told what was missed before anything else', async () => {
  const { stub, a, b } = newConversation()
  for (const content of ['one', 'two', 'three']) await stub.send(a, { clientId: crypto.randomUUID(), content })
  await stub.markRead(a, 3)
  const back = await ParticipantSocket.open(b, { after: 1 })
  const [ready, batch, read] = await back.settled()
  expect(ready).toEqual({ type: 'ready', seq: 3, rev: 0 })
  expect(batch).toMatchObject({ type: 'batch', more: false, messages: [{ seq: 2, content: 'two' }, { seq: 3 }] })
  expect(read).toMatchObject({ type: 'read', memberId: a.memberId, seq: 3 })
  expect(back.frames).toHaveLength(3)
})

test.each([
  { missed: 500, batches: 10, more: false },
  { missed: 501, batches: 10, more: true },
])('of $missed missed messages come 500 at most, more to come: $more', async ({ missed, batches, more }) => {
  const { stub, a, b } = newConversation()
  await written(stub, a, missed)
  const frames = await (await ParticipantSocket.open(b)).settled()
  const found = frames.flatMap((frame) => (frame.type === 'batch' ? [frame] : []))
  expect(found.map((batch) => batch.messages.length)).toEqual(Array(batches).fill(50))
  expect(found.flatMap(({ messages }) => messages.map(({ seq }) => seq))).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  )
  expect(found.map((batch) => batch.more)).toEqual([...Array(batches - 1).fill(false), more])
})

test('long messages catch up by half a mebibyte at most', async () => {
  const { stub, a, b } = newConversation()
  // Few characters of many bytes: a letter with twenty marks is one.
  await written(stub, a, 300, `a${'\u0301'.repeat(20)}`.repeat(60))
  const frames = await (await ParticipantSocket.open(b)).settled()
  const batches = frames.flatMap((frame) => (frame.type === 'batch' ? [frame] : []))
  const bytes = batches.reduce((sum, batch) => sum + byteLength(JSON.stringify(batch.messages)), 0)
  expect(batches.at(-1)?.more).toBe(true)
  expect(bytes).toBeLessThan(524_288)
  expect(bytes).toBeGreaterThan(524_288 - 8192)
})

test('changes of messages one has are told after the rev one knows, those of others come with their message', async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 4)
  expect(await stub.edit(a, 1, 'known')).toEqual({ ok: true, rev: 1 })
  expect(await stub.edit(a, 2, 'changed')).toEqual({ ok: true, rev: 2 })
  expect(await stub.remove(a, 3)).toEqual({ ok: true, rev: 3 })
  expect(await stub.remove(a, 4)).toEqual({ ok: true, rev: 4 })
  const frames = await (await ParticipantSocket.open(b, { after: 3, rev: 1 })).settled()
  expect(frames).toMatchObject([
    { type: 'ready', seq: 4, rev: 4 },
    { type: 'batch', messages: [{ seq: 4, content: '', isDeleted: true }], more: false },
    { type: 'edited', seq: 2, rev: 2, content: 'changed', attachments: [] },
    { type: 'deleted', seq: 3, rev: 3 },
  ])
  expect((await (await ParticipantSocket.open(b, { after: 3 })).settled()).map(({ type }) => type)).toEqual([
    'ready',
    'batch',
  ])
})

test('of many changes a socket is told as much as of many messages, and comes back for the rest', async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 510)
  await editEveryMessage(stub)
  const first = await ParticipantSocket.open(b, { after: 510, rev: 0 })
  expect(await first.closed()).toBe(4009)
  expect(first.frames.map((frame) => ('rev' in frame ? frame.rev : null)).slice(1)).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  )
  const rest = await ParticipantSocket.open(b, { after: 510, rev: 500 })
  expect((await rest.settled()).filter(({ type }) => type === 'edited')).toHaveLength(10)
  expect(rest.isOpen).toBe(true)
})

test('pages go back from the newest, from a place, or by an offset, without what was taken away; forward with it', async () => {
  const { stub, a, b } = newConversation()
  await written(stub, a, 120)
  await stub.remove(a, 119)
  const seqs = async (query: PageQuery) => {
    const { page } = await stub.read(b, query)
    return { first: page.messages[0]?.seq, last: page.messages.at(-1)?.seq, n: page.messages.length, more: page.more }
  }
  expect(await seqs({})).toEqual({ first: 70, last: 120, n: 50, more: true })
  expect(await seqs({ before: 70 })).toEqual({ first: 20, last: 69, n: 50, more: true })
  expect(await seqs({ before: 20 })).toEqual({ first: 1, last: 19, n: 19, more: false })
  expect(await seqs({ offset: 50 })).toEqual({ first: 20, last: 69, n: 50, more: true })
  expect(await seqs({ after: 100 })).toEqual({ first: 101, last: 120, n: 20, more: false })
  expect(await seqs({ after: 100, limit: 5 })).toEqual({ first: 101, last: 105, n: 5, more: true })
  expect(await seqs({ after: 0, limit: 500 })).toEqual({ first: 1, last: 50, n: 50, more: true })
})

test('texts are found whatever their case and with е for ё, the newest first, without what was taken away', async () => {
  const { stub, a, b } = newConversation()
  for (const content of ['Ещё один Генератор', 'nothing', 'ГЕНЕРАТОР', 'генератор, снова']) {
    await stub.send(a, { clientId: crypto.randomUUID(), content })
  }
  await stub.remove(a, 3)
  const found = async (text: string, limit = 10) => (await stub.search(b, text, limit)).map(({ seq }) => seq)
  expect(await found('генератор')).toEqual([4, 1])
  expect(await found('генератор', 1)).toEqual([4])
  expect(await found('еще')).toEqual([1])
  expect(await found('  ')).toEqual([])
})

test('a search looks through the newest five thousand', async () => {
  const { stub, a } = newConversation()
  await stub.send(a, { clientId: crypto.randomUUID(), content: 'needle, too old' })
  await stub.send(a, { clientId: crypto.randomUUID(), content: 'needle' })
  await written(stub, a, 4999)
  expect((await stub.search(a, 'needle', 10)).map(({ seq }) => seq)).toEqual([2])
})

test('nobody but the two comes in', async () => {
  const { stub, a } = newConversation()
  await stub.send(a, { clientId: crypto.randomUUID(), content: 'between two' })
  const stranger = { ...a, memberId: 'stranger' }
  expect((await ParticipantSocket.ask(stranger)).status).toBe(403)
  expect(await stub.send(stranger, { clientId: crypto.randomUUID(), content: 'hi' })).toEqual({
    ok: false,
    code: 'unavailable',
  })
  expect((await stub.read(stranger, {})).page.messages).toEqual([])
  expect(await stub.search(stranger, 'between', 10)).toEqual([])
  expect(await stub.export(stranger)).toEqual([])
})
