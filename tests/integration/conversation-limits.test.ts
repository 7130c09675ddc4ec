import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConversationObject } from '~/domain/messaging/objects'
import { newConversation, ParticipantSocket } from './conversation-socket'

afterEach(() => {
  vi.useRealTimers()
})

/** Stops the clock; time goes on only as it is told to. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  vi.setSystemTime(now)
  return { advance: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds) }
}

const uuid = () => crypto.randomUUID()

test('twenty events pass at once, by whatever sockets and posts, and what is over it is stored nowhere', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  const [one, two] = [await ParticipantSocket.open(a), await ParticipantSocket.open(a)]
  for (let index = 0; index < 9; index++) await one.said(`word ${index}`)
  for (let index = 0; index < 9; index++) two.send({ type: 'typing' })
  await two.settled()
  expect(await stub.markRead(a, 1)).toEqual({ ok: true })
  expect(await stub.send(a, { clientId: uuid(), content: 'the twentieth' })).toMatchObject({ ok: true, seq: 10 })
  const clientId = one.say('too much')
  expect(await one.next('error')).toEqual({ type: 'error', code: 'rate_limited', clientId, retryAfterMs: 100 })
  expect(await stub.send(a, { clientId, content: 'x' })).toEqual({ ok: false, code: 'rate_limited', retryAfterMs: 100 })
  // The other member has a limit of their own.
  expect(await stub.send(b, { clientId: uuid(), content: 'theirs' })).toMatchObject({ ok: true, seq: 11 })
  clock.advance(99)
  expect(await stub.send(a, { clientId, content: 'x' })).toEqual({ ok: false, code: 'rate_limited', retryAfterMs: 1 })
  clock.advance(1)
  expect(await one.said('too much', clientId)).toMatchObject({ seq: 12 })
})

const answersOf = ({ frames }: ParticipantSocket) =>
  frames.filter(({ type }) => type === 'ack' || type === 'error').length

test('of six hundred frames at once twenty are kept, and every other one is refused by its name', async () => {
  stopClock()
  const { stub, a, b } = newConversation()
  const [own, other] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  const clientIds = Array.from({ length: 600 }, (_, index) => own.say(`word ${index}`))
  await own.settled()
  const acks = own.frames.filter((frame) => frame.type === 'ack')
  const refusals = own.frames.filter((frame) => frame.type === 'error')
  expect(acks.map(({ clientId }) => clientId)).toEqual(clientIds.slice(0, 20))
  expect(refusals.map(({ code, clientId }) => [code, clientId])).toEqual(
    clientIds.slice(20).map((clientId) => ['rate_limited', clientId]),
  )
  expect((await stub.read(b, {})).page.seq).toBe(20)
  expect((await other.settled()).filter(({ type }) => type === 'message')).toHaveLength(20)
})

test('who floods for five seconds is closed, and nothing beyond the limit is stored', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  const [flood, other] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  const start = Date.now()
  let sent = 0
  while (flood.isOpen && Date.now() - start < 10_000) {
    for (let count = 0; count < 10; count++) flood.say('flood')
    sent += 10
    // Not by `expect.poll`, which moves a stopped clock with each look.
    while (flood.isOpen && answersOf(flood) < sent) await new Promise((resolve) => setTimeout(resolve, 5))
    clock.advance(200)
  }
  expect(await flood.closed()).toBe(1008)
  // Fifty a second: twenty at once and ten a second pass, so that refusals begin within the first second.
  const { seq } = (await stub.read(a, {})).page
  expect(Date.now() - start).toBeGreaterThanOrEqual(5000)
  expect(Date.now() - start).toBeLessThan(6000)
  expect(seq).toBeLessThanOrEqual(20 + Math.ceil((Date.now() - start) / 100))
  expect(other.isOpen).toBe(true)
  expect(await other.said('still here')).toMatchObject({ seq: seq + 1 })
})

test('a reader five hundred messages behind is closed, and comes back by what it has', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  const [writer, slow] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  const write = (count: number) =>
    runInDurableObject(stub, async (instance) => {
      for (let index = 0; index < count; index++) {
        clock.advance(100)
        await (instance as unknown as ConversationObject).send(a, { clientId: uuid(), content: 'word' })
      }
    })
  await write(400)
  writer.send({ type: 'got', seq: 400 })
  slow.send({ type: 'got', seq: 1 })
  await writer.settled()
  await slow.settled()
  await write(101)
  expect((await slow.settled()).filter(({ type }) => type === 'message')).toHaveLength(501)
  await write(1)
  expect(await slow.closed()).toBe(4009)
  expect(slow.frames.filter(({ type }) => type === 'message')).toHaveLength(501)
  expect(writer.isOpen).toBe(true)
  const back = await ParticipantSocket.open(b, { after: 501 })
  expect(await back.next('batch')).toMatchObject({ messages: [{ seq: 502 }], more: false })
})

test('a reader a mebibyte behind is closed', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  const slow = await ParticipantSocket.open(b)
  const content = 'ж'.repeat(500)
  await runInDurableObject(stub, async (instance) => {
    for (let index = 0; index < 450; index++) {
      clock.advance(100)
      // Half a kilobyte of marks on one letter make few characters of many bytes.
      const heavy = `${content.slice(0, 400)}${`a${'\u0301'.repeat(20)}`.repeat(60)}`
      await (instance as unknown as ConversationObject).send(a, { clientId: uuid(), content: heavy })
    }
  })
  expect(await slow.closed()).toBe(4009)
  const bytes = slow.frames.reduce((sum, frame) => sum + new TextEncoder().encode(JSON.stringify(frame)).length, 0)
  expect(bytes).toBeLessThan(1_048_576 + 8192)
  expect(bytes).toBeGreaterThan(1_048_576 - 8192)
})

test('what a socket confirmed is known after the object slept', async () => {
  const { stub, a } = newConversation()
  const socket = await ParticipantSocket.open(a)
  for (let index = 0; index < 3; index++) await socket.said('word')
  socket.send({ type: 'got', seq: 2 })
  await socket.settled()
  await runInDurableObject(stub, (_, state) => {
    expect(state.getWebSockets(a.memberId).map((each) => each.deserializeAttachment().confirmed)).toEqual([2])
  })
})

test('of six sockets of a participant the oldest goes, the other member keeps theirs', async () => {
  const { a, b } = newConversation()
  const other = await ParticipantSocket.open(b)
  const own = []
  for (let index = 0; index < 6; index++) own.push(await ParticipantSocket.open(a))
  expect(await own[0]!.closed()).toBe(4008)
  await own[5]!.said('word')
  for (const socket of [...own.slice(1), other]) expect(await socket.next('message')).toBeDefined()
})

test('sockets end by member or session, with the code they are ended with', async () => {
  const { stub, a, b } = newConversation()
  const open = {
    a1: await ParticipantSocket.open(a, { sessionId: 'one' }),
    a2: await ParticipantSocket.open(a, { sessionId: 'two' }),
  }
  const other = await ParticipantSocket.open(b, { sessionId: 'three' })
  await stub.endSockets(a.memberId, 4001, 'two')
  expect(await open.a1.closed()).toBe(4001)
  const again = await ParticipantSocket.open(a, { sessionId: 'one' })
  await stub.endSession('two', 4001)
  expect(await open.a2.closed()).toBe(4001)
  await other.said('word')
  expect(await again.next('message')).toBeDefined()
  await stub.endSockets(null, 4003, null)
  expect([await again.closed(), await other.closed()]).toEqual([4003, 4003])
})

/** Zero width space, empty braille cell, Hangul filler, soft hyphen, word joiner, a mark without a letter. */
const BLANK = ['\u200b', '\u2800', '\u3164', '\u00ad', '\u2060', '\u0301', ' \u200b\n\u2800\u0301 ']

const message = (content: unknown, more: object = {}) =>
  JSON.stringify({ type: 'send', clientId: uuid(), content, ...more })

test.each([
  ['no JSON', '{', 'malformed'],
  ['nothing', '', 'malformed'],
  ['a number', '7', 'malformed'],
  ['null', 'null', 'malformed'],
  ['a list', '[]', 'malformed'],
  ['no type', '{}', 'malformed'],
  ['a type nobody knows', '{"type":"shout"}', 'malformed'],
  ['the type of a prototype', '{"type":"__proto__"}', 'malformed'],
  ['a frame of the server', '{"type":"ready","seq":1,"rev":0}', 'malformed'],
  ['content that is no text', message(7), 'malformed'],
  ['content that is an object', message({ toString: 'x' }), 'malformed'],
  ['no content', message(undefined), 'malformed'],
  ['a clientId that is none', message('x', { clientId: '1' }), 'malformed'],
  ['a picture that is none', message('x', { attachmentId: '../x' }), 'malformed'],
  ['a picture nobody sent', message('x', { attachmentId: uuid() }), 'picture_gone'],
  ['a broken place', '{"type":"read","seq":1.5}', 'malformed'],
  ['a place before all', '{"type":"read","seq":-1}', 'malformed'],
  ['a place beyond numbers', '{"type":"got","seq":1e400}', 'malformed'],
  ['deep nesting', '['.repeat(32_000), 'malformed'],
  ['many keys', `{${Array.from({ length: 700 }, (_, index) => `"k${index}":1`).join(',')}}`, 'malformed'],
  ['32,769 bytes', 'x'.repeat(32_769), 'too_large'],
  ['32,769 bytes of fewer letters', `${'ж'.repeat(16_384)}x`, 'too_large'],
  ['32,768 bytes that say nothing', 'ж'.repeat(16_384), 'malformed'],
  ['a picture of bytes', new Uint8Array([1, 2, 3]), 'malformed'],
  ['nothing but spaces', message(' \n\t '), 'empty'],
  ...BLANK.map((text): [string, string, string] => ['nothing that is seen', message(text), 'empty']),
  ['501 characters', message('x'.repeat(501)), 'too_long'],
  // 500 letters of 20 units are 10,000 units; one unit more counts as another character.
  ['500 letters under heaps of marks', message(`${`a${'\u0301'.repeat(19)}`.repeat(500)}\u0301`), 'too_long'],
  ['501 families', message('👩‍👩‍👧'.repeat(301) + 'x'.repeat(200)), 'too_long'],
  ['a NUL', message('a\u0000b'), 'invalid_content'],
  ['an escape', message('a\u001bb'), 'invalid_content'],
  ['half a character', `{"type":"send","clientId":"${uuid()}","content":"a\\ud83d"}`, 'invalid_content'],
])('%s is answered by an error, the socket stays open', async (_, frame, code) => {
  const { stub, a } = newConversation()
  const socket = await ParticipantSocket.open(a)
  socket.send(frame)
  expect(await socket.next('error')).toMatchObject({ type: 'error', code })
  expect(await socket.said('still here')).toMatchObject({ seq: 1 })
  expect((await stub.read(a, {})).page.seq).toBe(1)
})

test.each([
  ['500 characters', 'x'.repeat(500)],
  ['500 families', '👩‍👩‍👧'.repeat(500)],
  // 35 bytes each: 17,500 in all.
  ['500 of the longest emoji', '👩🏽‍❤️‍💋‍👨🏿'.repeat(500)],
  // 20 UTF-16 units each, 39 bytes.
  ['500 letters with 19 marks', `a${'\u0301'.repeat(19)}`.repeat(500)],
  ['turned directions', '\u202eabc\u202c'],
  ['markup', '<script>alert(1)</script>'],
  ['names of prototypes', '__proto__'],
])('%s are a message as they are', async (_, content) => {
  const { stub, a, b } = newConversation()
  const socket = await ParticipantSocket.open(a)
  await socket.said(content)
  expect((await stub.read(b, {})).page.messages[0]?.content).toBe(content)
})

test('a socket of twelve hours is told and obeyed no more, and has to come back by the door', async () => {
  const { stub, a, b } = newConversation()
  vi.useFakeTimers({ toFake: ['Date'] })
  const [old, writing] = [await ParticipantSocket.open(a), await ParticipantSocket.open(b)]
  vi.setSystemTime(Date.now() + 12 * 3_600_000)
  const young = await ParticipantSocket.open(a, { sessionId: 's2' })
  await stub.send(a, { clientId: uuid(), content: 'in time' })
  expect(await old.next('message')).toMatchObject({ message: { seq: 1 } })
  vi.setSystemTime(Date.now() + 1)
  writing.say('too old to be heard')
  expect(await writing.closed()).toBe(1012)
  await stub.send(a, { clientId: uuid(), content: 'too late' })
  expect(await old.closed()).toBe(1012)
  expect(await young.next('message')).toMatchObject({ message: { seq: 1 } })
  expect(await young.next('message')).toMatchObject({ message: { seq: 2, content: 'too late' } })
  expect(old.frames.filter(({ type }) => type === 'message')).toEqual([])
})

test('a malformed frame says whose it was, where that can be told', async () => {
  const { a } = newConversation()
  const socket = await ParticipantSocket.open(a)
  const clientId = uuid()
  socket.send({ type: 'send', clientId, content: 7 })
  expect(await socket.next('error')).toEqual({ type: 'error', code: 'malformed', clientId })
})

test('who pings no more for two minutes is closed with the next news; who never pinged stays', async () => {
  const clock = stopClock()
  const { stub, a, b } = newConversation()
  const [gone, quiet] = [await ParticipantSocket.open(a), await ParticipantSocket.open(a)]
  await gone.settled()
  clock.advance(121_000)
  expect(await stub.send(b, { clientId: uuid(), content: 'anybody there?' })).toMatchObject({ ok: true, seq: 1 })
  await runDurableObjectAlarm(stub)
  expect(await gone.closed()).toBe(4009)
  expect((await quiet.next('message')).message.content).toBe('anybody there?')
  expect(quiet.isOpen).toBe(true)
})
