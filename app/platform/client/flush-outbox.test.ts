import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushOutbox } from './flush-outbox'
import { markUnsent, openConversations, unsentMark } from './member-marks'
import type { PostOutcome } from './outbox'
import type { OutboxEntry } from './outbox-entry'

const entry = (conversationId: string, clientId: string, problem: OutboxEntry['problem'] = null): OutboxEntry => ({
  conversationId,
  memberId: 'anna',
  clientId,
  content: clientId,
  attachment: null,
  typedAt: Number(clientId),
  problem,
})

const STORED: PostOutcome = { kind: 'stored', stored: { clientId: '1', seq: 1, id: 'c.1', createdAt: '' } }

/** An outbox in memory and a server that answers each post as the test says. */
function setUp(waiting: OutboxEntry[], answer: (entry: OutboxEntry, time: number) => PostOutcome) {
  const stored = new Map(waiting.map((one) => [one.clientId, one]))
  const posted: string[] = []
  const waits: number[] = []
  const reported: string[][] = []
  const database = { isAnswering: true }
  const dependencies = {
    outbox: {
      put: async (one: OutboxEntry) => {
        stored.set(one.clientId, one)
        return true
      },
      remove: async (one: OutboxEntry) => {
        stored.delete(one.clientId)
      },
      list: async () => ({
        entries: database.isAnswering ? [...stored.values()] : [],
        isWhole: database.isAnswering,
      }),
    },
    post: vi.fn(async (one: OutboxEntry) => {
      posted.push(one.clientId)
      return answer(one, posted.filter((id) => id === one.clientId).length)
    }),
    wait: async (milliseconds: number) => {
      waits.push(milliseconds)
    },
    now: () => NOW,
    tell: (refused: OutboxEntry[]) => reported.push(refused.map(({ clientId }) => clientId)),
  }
  const ending = new AbortController()
  return {
    ...{ dependencies, stored, posted, waits, reported, database, ending },
    flush: () => flushOutbox('anna', ending.signal, dependencies),
  }
}

const NOW = 1000

beforeEach(() => {
  openConversations.clear()
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what waits in conversations that are not open is sent in the order of typing, and taken out', async () => {
  const { flush, stored, posted } = setUp([entry('x', '1'), entry('y', '2'), entry('x', '3')], () => STORED)
  await flush()
  expect(posted).toEqual(['1', '2', '3'])
  expect([...stored]).toEqual([])
})

test('an open conversation sends for itself, and what failed waits for whoever wrote it', async () => {
  openConversations.add('x')
  const { flush, posted, stored } = setUp([entry('x', '1'), entry('y', '2', 'too_long')], () => STORED)
  await flush()
  expect(posted).toEqual([])
  expect([...stored.keys()]).toEqual(['1', '2'])
})

test('a refusal for a moment is waited out, as long as the server asks for', async () => {
  const { flush, stored, posted, waits } = setUp([entry('x', '1')], (_, time) =>
    time === 1 ? { kind: 'refused', code: 'rate_limited', retryAfterMs: 3000 } : STORED,
  )
  await flush()
  expect(posted).toEqual(['1', '1'])
  expect(waits[0]).toBeGreaterThanOrEqual(3000)
  expect([...stored]).toEqual([])
})

test('what is refused for good is stored with its problem, and the next one goes', async () => {
  const { flush, stored, posted } = setUp([entry('x', '1'), entry('x', '2')], ({ clientId }) =>
    clientId === '1' ? { kind: 'refused', code: 'unavailable' } : STORED,
  )
  await flush()
  expect(posted).toEqual(['1', '2'])
  expect([...stored.values()]).toEqual([entry('x', '1', 'unavailable')])
})

test('what cannot be delivered holds back what was typed after it, there only, and is tried for as long as it takes', async () => {
  const { flush, stored, posted, waits } = setUp(
    [entry('x', '1'), entry('x', '2'), entry('y', '3')],
    ({ conversationId }, time) => (conversationId === 'x' && time < 60 ? { kind: 'unreached' } : STORED),
  )
  await flush()
  expect(posted.slice(0, 3)).toEqual(['1', '3', '1'])
  expect(posted.filter((id) => id === '1')).toHaveLength(60)
  expect(posted.indexOf('2')).toBeGreaterThan(posted.lastIndexOf('1'))
  expect([...stored]).toEqual([])
  expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
})

test('a run that waits looks at once when it is asked again, and ends with the page', async () => {
  const { flush, dependencies, posted, ending } = setUp([entry('x', '1')], () => ({ kind: 'unreached' }))
  dependencies.wait = () => new Promise(() => {})
  const running = flush()
  await vi.waitFor(() => expect(posted).toEqual(['1']))
  flush()
  await vi.waitFor(() => expect(posted).toEqual(['1', '1']))
  ending.abort()
  await running
  expect(posted).toEqual(['1', '1'])
})

test('the mark goes once nothing is left to be sent, failed ones aside', async () => {
  markUnsent('anna')
  const { flush } = setUp([entry('x', '1'), entry('x', '2')], ({ clientId }) =>
    clientId === '1' ? { kind: 'refused', code: 'unavailable' } : STORED,
  )
  await flush()
  expect(unsentMark('anna')).toBeNull()
})

test('the mark stays while the database does not answer, which is asked again', async () => {
  markUnsent('anna')
  const { flush, dependencies, posted, database } = setUp([entry('x', '1')], () => STORED)
  database.isAnswering = false
  dependencies.wait = async () => {
    expect(unsentMark('anna')).not.toBeNull()
    database.isAnswering = true
  }
  await flush()
  expect(posted).toEqual(['1'])
  expect(unsentMark('anna')).toBeNull()
})

test('the mark stays where another tab put something meanwhile', async () => {
  markUnsent('anna')
  const { flush } = setUp([entry('x', '1')], () => {
    markUnsent('anna')
    return STORED
  })
  await flush()
  expect(unsentMark('anna')).not.toBeNull()
})

test('what failed is reported, and thrown away after thirty days', async () => {
  const { flush, dependencies, reported, stored } = setUp([entry('x', '1', 'too_long'), entry('y', '2')], () => ({
    kind: 'refused',
    code: 'unavailable',
  }))
  await flush()
  expect(reported).toEqual([['1', '2']])
  dependencies.now = () => NOW + 31 * 86_400_000
  await flush()
  expect(reported.at(-1)).toEqual([])
  expect([...stored]).toEqual([])
})

test('what is left behind while it runs is sent as well', async () => {
  const { flush, stored, posted } = setUp([entry('x', '1')], () => STORED)
  const running = flush()
  stored.set('2', entry('y', '2'))
  await Promise.all([running, flush()])
  expect(posted).toEqual(['1', '2'])
})

test('with another member signed in nothing more is sent', async () => {
  const { flush, stored, posted } = setUp([entry('x', '1'), entry('y', '2')], () => ({ kind: 'signed-out' }))
  await flush()
  expect(posted).toEqual(['1'])
  expect([...stored.keys()]).toEqual(['1', '2'])
})
