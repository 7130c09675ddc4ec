import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientFrame } from '~/domain/messaging/conversation-frames.schema'
import type { PostOutcome } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import { browserClock } from '~/platform/client/reconnecting-socket'
import { ConversationClient } from './conversation-client'
import type { Dependencies } from './dependencies'
import { AT, exampleMessage, examplePage as page } from './example-message.fixture'
import type { PageOutcome } from './fetch-page'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(AT) })
})
afterEach(() => {
  vi.useRealTimers()
})

const message = (seq: number, senderId = 'boris', clientId = `from ${senderId} ${seq}`) =>
  exampleMessage(seq, { senderId, clientId, content: clientId })

const entry = (clientId: string, problem: OutboxEntry['problem'] = null): OutboxEntry => ({
  conversationId: 'c',
  memberId: 'anna',
  clientId,
  content: clientId,
  attachment: null,
  typedAt: Date.now(),
  problem,
})

/** Anna's side of a conversation; the test plays the server. */
function setUp(initial = page([])) {
  const sent: ClientFrame[] = []
  const removed: string[] = []
  const saved: OutboxEntry[] = []
  const world = { isLive: false, isVisible: true }
  const dependencies = {
    clock: { ...browserClock, random: () => 1 },
    newId: () => 'new id',
    sendFrame(frame) {
      if (world.isLive) sent.push(frame)
      return world.isLive
    },
    restartSocket: vi.fn(() => drop()),
    fetchPage: vi.fn(async (): Promise<PageOutcome> => ({ kind: 'unreached' })),
    post: vi.fn(async (): Promise<PostOutcome> => ({ kind: 'unreached' })),
    save: async (one) => {
      saved.push(one)
    },
    remove: (one) => removed.push(one.clientId),
    isVisible: () => world.isVisible,
    signedOut: vi.fn(),
    revalidate: vi.fn(),
    changed: () => {},
  } satisfies Dependencies
  const client = new ConversationClient({ memberId: 'anna', initial, dependencies })
  const ready = (seq = client.log.last) => {
    world.isLive = true
    client.receive({ type: 'ready', seq, rev: client.log.rev })
  }
  const drop = () => {
    world.isLive = false
    client.connection('connecting')
  }
  const add = async (...ids: string[]) => {
    for (const id of ids) client.add(entry(id))
    await vi.advanceTimersByTimeAsync(0)
  }
  const ack = (clientId: string, seq: number) =>
    client.receive({ type: 'ack', clientId, seq, id: `c.${seq}`, createdAt: AT })
  const sends = () => sent.flatMap((frame) => (frame.type === 'send' ? [frame.clientId] : []))
  const shown = () => client.state.messages.map(({ seq, clientId, state }) => [seq, clientId, state])
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { client, dependencies, world, sent, removed, saved, ready, drop, add, ack, sends, shown, pass }
}

test.each(['ack first', 'message first'])(
  'what is typed is shown at once and becomes one message: %s',
  async (order) => {
    const { client, ready, add, ack, shown, sent, saved, removed } = setUp(page([message(1)]))
    await add('hello')
    expect(shown().at(-1)).toEqual([0, 'hello', 'pending'])
    expect(saved.map(({ clientId }) => clientId)).toEqual(['hello'])
    ready()
    expect(sent).toEqual([{ type: 'send', clientId: 'hello', content: 'hello' }])
    if (order === 'ack first') ack('hello', 2)
    client.receive({ type: 'message', message: message(2, 'anna', 'hello') })
    if (order === 'message first') ack('hello', 2)
    expect(shown()).toEqual([
      [1, 'from boris 1', 'sent'],
      [2, 'hello', 'sent'],
    ])
    expect(removed).toEqual(['hello'])
  },
)

test('the next one goes once the one before it has its answer', async () => {
  const { ready, add, ack, sends } = setUp()
  ready()
  await add('one', 'two', 'three')
  expect(sends()).toEqual(['one'])
  ack('one', 1)
  expect(sends()).toEqual(['one', 'two'])
})

test('after a loss only that is sent again which the server did not have', async () => {
  const { client, ready, drop, add, sends, shown } = setUp()
  ready()
  await add('one', 'two')
  drop()
  ready(1)
  expect(sends()).toEqual(['one'])
  client.receive({ type: 'batch', messages: [message(1, 'anna', 'one')], more: false })
  expect(sends()).toEqual(['one', 'two'])
  expect(shown()).toEqual([
    [1, 'one', 'sent'],
    [0, 'two', 'pending'],
  ])
})

test('an ack beyond a gap ends the waiting, and the message is shown in its place', async () => {
  const { client, dependencies, ready, add, ack, shown, pass } = setUp()
  dependencies.fetchPage.mockResolvedValue({ kind: 'page', page: page([message(1), message(2, 'anna', 'mine')]) })
  ready()
  await add('mine')
  ack('mine', 2)
  await pass(0)
  expect(dependencies.fetchPage).toHaveBeenCalledWith('after', 0)
  expect(shown()).toEqual([
    [1, 'from boris 1', 'sent'],
    [2, 'mine', 'sent'],
  ])
  expect(client.hasUnsent).toBe(false)
})

test('a pull that fails is repeated, and what came later waits for it', async () => {
  const { client, dependencies, ready, shown, pass } = setUp()
  ready()
  client.receive({ type: 'message', message: message(2) })
  await pass(0)
  expect(shown()).toEqual([])
  dependencies.fetchPage.mockResolvedValue({ kind: 'page', page: page([message(1), message(2)]) })
  await pass(250)
  expect(shown().map(([seq]) => seq)).toEqual([1, 2])
  expect(dependencies.fetchPage).toHaveBeenCalledTimes(2)
})

test('a refusal for a moment is waited out by itself, in the order of typing', async () => {
  const { client, ready, add, sends, shown, pass } = setUp()
  ready()
  await add('one', 'two')
  client.receive({ type: 'error', code: 'rate_limited', clientId: 'one', retryAfterMs: 700 })
  expect(shown()[0]).toEqual([0, 'one', 'pending'])
  await pass(699)
  expect(sends()).toEqual(['one'])
  await pass(1)
  expect(sends()).toEqual(['one', 'one'])
})

test.each(['too_long', 'empty', 'invalid_content', 'conflict', 'unavailable', 'picture_gone'] as const)(
  '%s is shown at the message, the next one goes, and another try is a decision',
  async (code) => {
    const { client, dependencies, ready, add, ack, sends, saved } = setUp()
    ready()
    await add('one', 'two')
    client.receive({ type: 'error', code, clientId: 'one' })
    expect(client.state.messages[0]).toMatchObject({ clientId: 'one', state: 'failed', problem: code })
    expect(saved.at(-1)).toMatchObject({ clientId: 'one', problem: code })
    expect(dependencies.revalidate).toHaveBeenCalledTimes(code === 'unavailable' ? 1 : 0)
    ack('two', 1)
    expect(sends()).toEqual(['one', 'two'])
    client.retry('one')
    await vi.advanceTimersByTimeAsync(0)
    expect(sends()).toEqual(['one', 'two', 'one'])
  },
)

test('a message whose picture is gone goes with its words alone, or not at all', async () => {
  const { client, ready, sent, shown, pass } = setUp()
  const attachment = { id: crypto.randomUUID(), type: 'image/webp', width: 1, height: 1, bytes: 1 } as const
  ready()
  client.add({ ...entry('one'), content: 'Look at this', attachment })
  client.add({ ...entry('two'), content: '', attachment })
  await pass(0)
  client.sendWords('one')
  for (const clientId of ['one', 'two']) {
    client.receive({ type: 'error', code: 'picture_gone', clientId })
    await pass(0)
  }
  for (const clientId of ['one', 'two']) client.sendWords(clientId)
  await pass(0)
  expect(sent.filter(({ type }) => type === 'send')).toEqual([
    { type: 'send', clientId: 'one', content: 'Look at this', attachmentId: attachment.id },
    { type: 'send', clientId: 'two', content: '', attachmentId: attachment.id },
    { type: 'send', clientId: 'one', content: 'Look at this' },
  ])
  expect(shown()).toEqual([
    [0, 'one', 'pending'],
    [0, 'two', 'failed'],
  ])
})

test('a failed message can be thrown away, one that is underway cannot', async () => {
  const { client, ready, add, shown, removed } = setUp()
  ready()
  await add('one', 'two')
  client.receive({ type: 'error', code: 'conflict', clientId: 'one' })
  client.discard('one')
  client.discard('two')
  expect(shown()).toEqual([[0, 'two', 'pending']])
  expect(removed).toEqual(['one'])
})

test('no ack within 10 s: another socket, and the same message again', async () => {
  const { dependencies, ready, add, sends, pass } = setUp()
  ready()
  await add('one')
  await pass(10_000)
  expect(dependencies.restartSocket).toHaveBeenCalledTimes(1)
  ready()
  await pass(250)
  expect(sends()).toEqual(['one', 'one'])
})

test('without a socket for 10 s messages are posted, in the order of typing', async () => {
  const { dependencies, add, shown, pass } = setUp()
  let seq = 0
  dependencies.post.mockImplementation(async () => ({
    kind: 'stored',
    stored: { clientId: '', seq: ++seq, id: `c.${seq}`, createdAt: AT },
  }))
  await add('one', 'two')
  await pass(9999)
  expect(dependencies.post).not.toHaveBeenCalled()
  await pass(1)
  expect(shown()).toEqual([
    [1, 'one', 'sent'],
    [2, 'two', 'sent'],
  ])
})

test('while neither way works it is tried again, doubling, and stays pending', async () => {
  const { dependencies, add, shown, pass } = setUp()
  await add('one')
  await pass(10_000)
  expect(dependencies.post).toHaveBeenCalledTimes(1)
  // 250, 500, 1,000 and 2,000 ms after one another.
  await pass(3750)
  expect(dependencies.post).toHaveBeenCalledTimes(5)
  expect(shown()).toEqual([[0, 'one', 'pending']])
})

test('what another page left is taken up in the order of typing, failed ones as failed', async () => {
  const { client, ready, add, sends, shown } = setUp()
  await vi.advanceTimersByTimeAsync(5)
  await add('now')
  client.restore([
    { ...entry('before'), typedAt: Date.now() - 4 },
    { ...entry('failed', 'too_long'), typedAt: Date.now() - 3 },
  ])
  ready()
  expect(shown()).toEqual([
    [0, 'before', 'pending'],
    [0, 'failed', 'failed'],
    [0, 'now', 'pending'],
  ])
  expect(sends()).toEqual(['before'])
})

test('read is told of a visible tab, once a second at most, and never of one’s own messages alone', async () => {
  const { client, world, ready, sent, pass } = setUp(page([message(1)]))
  ready()
  world.isVisible = false
  client.markRead()
  expect(sent).toEqual([])
  world.isVisible = true
  client.seen()
  for (const seq of [2, 3, 4]) {
    client.receive({ type: 'message', message: message(seq) })
    client.markRead()
  }
  expect(sent).toEqual([{ type: 'read', seq: 1 }])
  await pass(1000)
  expect(sent.at(-1)).toEqual({ type: 'read', seq: 4 })
  client.receive({ type: 'read', memberId: 'anna', seq: 4, at: AT })
  client.receive({ type: 'message', message: message(5, 'anna') })
  client.markRead()
  await pass(1000)
  expect(sent.filter(({ type }) => type === 'read')).toHaveLength(2)
})

test('what came is confirmed every 32 messages, or after 5 s', async () => {
  const { client, ready, sent, pass } = setUp()
  ready()
  for (let seq = 1; seq <= 33; seq++) client.receive({ type: 'message', message: message(seq) })
  expect(sent).toEqual([{ type: 'got', seq: 32 }])
  await pass(5000)
  expect(sent).toEqual([
    { type: 'got', seq: 32 },
    { type: 'got', seq: 33 },
  ])
})

test('the other’s mark never goes back', () => {
  const { client } = setUp(page([message(1)], { otherReadSeq: 1, otherReadAt: AT }))
  client.receive({ type: 'read', memberId: 'boris', seq: 4, at: '2026-01-02T00:00:00.000Z' })
  client.receive({ type: 'read', memberId: 'boris', seq: 3, at: '2026-01-03T00:00:00.000Z' })
  expect(client.state).toMatchObject({ otherReadSeq: 4, otherReadAt: '2026-01-02T00:00:00.000Z' })
})

test('typing is shown for 5 s, or until the message is there', async () => {
  const { client, pass } = setUp()
  const typing = () => client.receive({ type: 'typing', memberId: 'boris' })
  typing()
  await pass(4000)
  typing()
  await pass(4999)
  expect(client.state.isOtherTyping).toBe(true)
  await pass(1)
  expect(client.state.isOtherTyping).toBe(false)
  typing()
  client.receive({ type: 'message', message: message(1) })
  expect(client.state.isOtherTyping).toBe(false)
  client.receive({ type: 'typing', memberId: 'anna' })
  expect(client.state.isOtherTyping).toBe(false)
})

test('one’s own typing is told every 3 s, and anew after a message', async () => {
  const { client, ready, sent, pass, add } = setUp()
  ready()
  const count = () => sent.filter(({ type }) => type === 'typing').length
  client.typing()
  await pass(2999)
  client.typing()
  expect(count()).toBe(1)
  await pass(1)
  client.typing()
  expect(count()).toBe(2)
  await add('one')
  client.typing()
  expect(count()).toBe(3)
})

test('an edit is done when it is told, refused with its code, and unanswered after 10 s', async () => {
  const { client, ready, drop, sent, pass } = setUp(page([message(1, 'anna')]))
  ready()
  const done = client.edit(1, ' new ')
  expect(sent).toEqual([{ type: 'edit', clientId: 'new id', seq: 1, content: 'new' }])
  drop()
  ready()
  expect(sent).toHaveLength(2)
  client.receive({ type: 'edited', seq: 1, rev: 1, content: 'new', attachments: [], editedAt: AT })
  expect(await done).toBeNull()
  expect(client.state.messages[0]).toMatchObject({ content: 'new', isEdited: true })

  const refused = client.edit(1, 'newer')
  client.receive({ type: 'error', code: 'too_late', clientId: 'new id' })
  expect(await refused).toBe('too_late')

  const unanswered = client.remove(1)
  await pass(10_000)
  expect(await unanswered).toBe('unexpected')
})

test('an edit no server would take is not sent', async () => {
  const { client, ready, sent } = setUp(page([message(1, 'anna')]))
  ready()
  expect(await client.edit(1, 'x'.repeat(501))).toBe('too_long')
  expect(sent).toEqual([])
})

test('older messages are loaded once at a time; a failure is said and can be repeated', async () => {
  const { client, dependencies, shown } = setUp(page([message(3)], { more: true }))
  const first = client.loadOlder()
  expect(client.state.older).toBe('loading')
  await client.loadOlder()
  await first
  expect(client.state.older).toBe('failed')
  expect(dependencies.fetchPage).toHaveBeenCalledTimes(1)
  dependencies.fetchPage.mockResolvedValue({ kind: 'page', page: page([message(1), message(2)]) })
  await client.loadOlder()
  expect(shown().map(([seq]) => seq)).toEqual([1, 2, 3])
  expect(client.state).toMatchObject({ older: 'idle', hasOlder: false })
})

test('where no socket can be had but pages can, others’ messages come every 15 s, and the page looks why', async () => {
  const { client, dependencies, shown, pass } = setUp()
  dependencies.fetchPage.mockResolvedValue({ kind: 'page', page: page([message(1)]) })
  client.connection('offline')
  await pass(15_000)
  expect(shown()).toEqual([[1, 'from boris 1', 'sent']])
  expect(dependencies.revalidate).toHaveBeenCalledTimes(1)
  await pass(45_000)
  expect(dependencies.revalidate).toHaveBeenCalledTimes(1)
})

test('a session that ended is met by no more tries', async () => {
  const { dependencies, add, pass } = setUp()
  dependencies.post.mockResolvedValue({ kind: 'signed-out' })
  await add('one')
  await pass(10_000)
  expect(dependencies.signedOut).toHaveBeenCalledTimes(1)
  await pass(4000)
  expect(dependencies.post).toHaveBeenCalledTimes(1)
})

test('what was seen less than a second after the last read mark is marked when the member leaves', () => {
  const { client, ready, sent } = setUp()
  ready()
  const receive = (seq: number) => {
    client.receive({ type: 'message', message: message(seq) })
    client.markRead()
  }
  const reads = () => sent.flatMap((frame) => (frame.type === 'read' ? [frame.seq] : []))
  receive(1)
  receive(2)
  expect(reads()).toEqual([1])
  client.stop()
  expect(reads()).toEqual([1, 2])
})
