import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, accounts } from './client/account'
import { RawSocket, rawFrame } from './client/raw-socket'
import { until } from './client/until'
import { joinPair, judge, type Pair } from './load/pair'
import { Server } from './server/server'

const TEXT = 1
const BINARY = 2
/** What docs/protocol.md lets a socket be closed with for a frame, and what the platform itself closes with (RFC 6455). */
const ALLOWED_CLOSES = [1002, 1003, 1007, 1008, 1009]

let server: Server
let healthy: Pair
/** Several, who take turns: nobody comes near the limit of events. */
let hostile: { account: Account; conversationId: string }[]
let turns = 0

beforeAll(async () => {
  server = await Server.start('frames')
  const [one, other, ...rest] = accounts(server.origin, 0, 10) as [Account, Account, ...Account[]]
  healthy = await joinPair(one, other)
  hostile = await Promise.all(rest.map(async (account) => ({ account, conversationId: await account.open(one) })))
})
afterAll(() => server.dispose())

const send = (content: unknown, more: object = {}) =>
  JSON.stringify({ type: 'send', clientId: randomUUID(), content, ...more })

function openHostile(): Promise<RawSocket> {
  const { account, conversationId } = hostile[turns++ % hostile.length]!
  return RawSocket.open(account, conversationId)
}

/** What is told of one frame on a socket of its own: the codes of errors, acks, a close. */
async function answerTo(...bytes: Buffer[]): Promise<string> {
  const socket = await openHostile()
  await until('the socket is ready', () => socket.texts.some(({ type }) => type === 'ready'))
  const before = socket.texts.length
  for (const each of bytes) socket.say(each)
  const answer = () =>
    socket.texts.slice(before).find(({ type }) => type === 'error' || type === 'ack') ??
    (socket.isEnded || socket.closed)
  await until('there is an answer', () => Boolean(answer()), 10_000)
  const found = socket.texts.slice(before).find(({ type }) => type === 'error' || type === 'ack')
  const text = found ? [found.type, found.code].filter(Boolean).join(' ') : `close ${socket.closed ?? 'without a word'}`
  socket.end()
  return text
}

const text = (payload: string | Buffer) => answerTo(rawFrame(TEXT, payload))

describe('a frame that is none of the protocol', () => {
  it.each<[string, string]>([
    ['no JSON', '{"type":"send"'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1e309'],
    ['a list', '[]'],
    ['an unknown type', '{"type":"drop table"}'],
    ['a type of the server', '{"type":"ready","seq":1,"rev":0}'],
    ['a number for a text', send(7)],
    ['an object for a text', send({ toString: 'x' })],
    ['a clientId that is no UUID', JSON.stringify({ type: 'send', clientId: '1', content: 'x' })],
    ['a seq below zero', '{"type":"read","seq":-1}'],
    ['a seq with a fraction', '{"type":"read","seq":0.5}'],
    ['a seq beyond all numbers', '{"type":"got","seq":1e999}'],
    ['brackets in brackets', '['.repeat(8000)],
    ['objects in objects', `${'{"a":'.repeat(1300)}1${'}'.repeat(1300)}`],
    ['only a prototype', '{"__proto__":{"type":"send"}}'],
  ])('is answered `malformed`: %s', async (_, payload) => {
    expect(await text(payload)).toBe('error malformed')
  })

  it('is answered `malformed`: binary', async () => {
    expect(await answerTo(rawFrame(BINARY, Buffer.from([0, 159, 146, 150])))).toBe('error malformed')
    expect(await answerTo(rawFrame(BINARY, send('binary')))).toBe('error malformed')
  })

  it('is answered `too_large`: more bytes than a frame may have, whatever they are', async () => {
    expect(await text(`${send('x').slice(0, -1)},"pad":"${'x'.repeat(33_000)}"}`)).toBe('error too_large')
    expect(await text(Buffer.alloc(33_000, '['))).toBe('error too_large')
    const keys = Array.from({ length: 100_000 }, (_, index) => `"k${index}":${index}`).join(',')
    expect(await text(`{${keys}}`)).toBe('error too_large')
    // Four bytes each: few characters, many bytes.
    expect(await text(send('𒀀'.repeat(8200)))).toBe('error too_large')
  })

  it('is taken without what does not belong: keys that reach into objects or say who one is', async () => {
    const own = send('polite').slice(0, -1)
    expect(await text(`${own},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`)).toBe('ack')
    expect(
      await text(`${own.replace(/"clientId":"[^"]*"/, `"clientId":"${randomUUID()}"`)},"senderId":"x","seq":1}`),
    ).toBe('ack')
  })

  it.each<[string, Buffer[]]>([
    ['broken UTF-8', [rawFrame(TEXT, Buffer.concat([Buffer.from('{"type":"'), Buffer.from([0xc3, 0x28, 0xff])]))]],
    ['unmasked', [rawFrame(TEXT, send('unmasked'), { masked: false })]],
    ['a reserved opcode', [rawFrame(3, 'x')]],
    ['a reserved control opcode', [rawFrame(11, 'x')]],
    ['a control frame that is too long', [rawFrame(9, Buffer.alloc(126))]],
    ['a control frame in parts', [rawFrame(9, 'x', { fin: false })]],
    ['a continuation of nothing', [rawFrame(0, 'x')]],
    ['a message in parts that is cut into', [rawFrame(TEXT, '{"ty', { fin: false }), rawFrame(TEXT, 'pe"}')]],
  ])('is answered or closed on the level of the socket itself: %s', async (_, bytes) => {
    // Some of it the platform takes without a word: then what follows is answered.
    const answer = await answerTo(...bytes, rawFrame(TEXT, 'and this'))
    const isAnswered = answer === 'ack' || answer.startsWith('error ') || answer === 'close without a word'
    expect(isAnswered || ALLOWED_CLOSES.includes(Number(answer.replace('close ', ''))), answer).toBe(true)
  })

  it('does no harm with a length that lies, or a close code that is none: it goes with its client', async () => {
    const closing = await openHostile()
    closing.say(rawFrame(8, Buffer.from([0x00, 0x01])))
    closing.end()
    const socket = await openHostile()
    socket.say(rawFrame(TEXT, send('liar'), { lie: 60_000 }))
    socket.end()
  })
})

describe('the text of a message', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'error empty'],
    ['only blanks', ' \n\t\u00a0 ', 'error empty'],
    ['a NUL', 'a\u0000b', 'error invalid_content'],
    ['a bell', 'a\u0007', 'error invalid_content'],
    ['500 characters of one unit', 'a'.repeat(500), 'ack'],
    ['501 characters of one unit', 'a'.repeat(501), 'error too_long'],
    ['500 moons', '🌒'.repeat(500), 'ack'],
    ['501 moons', '🌒'.repeat(501), 'error too_long'],
    ['300 families, each one character of many', '👩‍👩‍👧'.repeat(300), 'ack'],
    ['500 letters with marks', 'e\u0301'.repeat(500), 'ack'],
    ['501 letters with marks', 'e\u0301'.repeat(501), 'error too_long'],
    ['marks that turn the direction', '\u202eevil\u202c \u200f', 'ack'],
    ['markup', '<script>alert(1)</script>', 'ack'],
    ['a separator of lines', 'a\u2028b', 'ack'],
  ])('%s', async (_, content, expected) => {
    expect(await text(send(content))).toBe(expected)
  })

  it('is refused with half a character, said as an escape', async () => {
    for (const half of ['\\ud83d', '\\udc00', 'a\\ud83db'])
      expect(await text(send('HALF').replace('HALF', half))).toBe('error invalid_content')
  })
})

describe('the server afterwards', () => {
  it('has kept the healthy sockets, serves, and threw nothing', async () => {
    healthy.chats[0].send('still here')
    healthy.chats[1].send('so am I')
    await until('both have both', () => healthy.chats.every(({ last }) => last === 2))
    expect(healthy.chats.map(({ closes }) => closes)).toEqual([[], []])
    await judge([healthy])
    expect((await fetch(`${server.origin}/`)).status).toBe(200)
    // The runtime tells of broken sockets by itself; nothing else was thrown.
    const lines = server.output.split('\n').filter((line) => !line.includes('WebSocket protocol error'))
    expect(lines.filter((line) => /uncaught|exception|"level":"error"/i.test(line))).toEqual([])
  })
})
