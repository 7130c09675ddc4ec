import { beforeEach, expect, test, vi } from 'vitest'
import { flushOutbox } from './flush-outbox'
import { openConversations } from './open-conversations'
import type { OutboxEntry } from './outbox-entry'
import type { PostOutcome } from './post-message'

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
  const kept = new Map(waiting.map((one) => [one.clientId, one]))
  const posted: string[] = []
  const waits: number[] = []
  const means = {
    outbox: {
      put: async (one: OutboxEntry) => {
        kept.set(one.clientId, one)
        return true
      },
      remove: async (one: OutboxEntry) => {
        kept.delete(one.clientId)
      },
      list: async () => [...kept.values()],
    },
    post: vi.fn(async (one: OutboxEntry) => {
      posted.push(one.clientId)
      return answer(one, posted.filter((id) => id === one.clientId).length)
    }),
    wait: async (milliseconds: number) => {
      waits.push(milliseconds)
    },
  }
  return { means, kept, posted, waits }
}

beforeEach(() => openConversations.clear())

test('what waits in conversations that are not open is sent in the order of typing, and taken out', async () => {
  const { means, kept, posted } = setUp([entry('x', '1'), entry('y', '2'), entry('x', '3')], () => STORED)
  await flushOutbox('anna', means)
  expect(posted).toEqual(['1', '2', '3'])
  expect([...kept]).toEqual([])
})

test('an open conversation sends for itself, and what failed waits for whoever wrote it', async () => {
  openConversations.add('x')
  const { means, posted, kept } = setUp([entry('x', '1'), entry('y', '2', 'too_long')], () => STORED)
  await flushOutbox('anna', means)
  expect(posted).toEqual([])
  expect([...kept.keys()]).toEqual(['1', '2'])
})

test('a refusal for a moment is waited out, as long as the server asks for', async () => {
  const { means, kept, posted, waits } = setUp([entry('x', '1')], (_, time) =>
    time === 1 ? { kind: 'refused', code: 'rate_limited', retryAfterMs: 3000 } : STORED,
  )
  await flushOutbox('anna', means)
  expect(posted).toEqual(['1', '1'])
  expect(waits[0]).toBeGreaterThanOrEqual(3000)
  expect([...kept]).toEqual([])
})

test('what is refused for good is kept with its problem, and the next one goes', async () => {
  const { means, kept, posted } = setUp([entry('x', '1'), entry('x', '2')], ({ clientId }) =>
    clientId === '1' ? { kind: 'refused', code: 'unavailable' } : STORED,
  )
  await flushOutbox('anna', means)
  expect(posted).toEqual(['1', '2'])
  expect([...kept.values()]).toEqual([entry('x', '1', 'unavailable')])
})

test('what cannot be delivered now holds back what was typed after it, there only', async () => {
  const { means, kept, posted } = setUp([entry('x', '1'), entry('x', '2'), entry('y', '3')], ({ conversationId }) =>
    conversationId === 'x' ? { kind: 'unreached' } : STORED,
  )
  await flushOutbox('anna', means)
  expect(posted).toEqual(['1', '1', '1', '1', '1', '1', '3'])
  expect([...kept.keys()]).toEqual(['1', '2'])
})

test('what is left behind while it runs is sent as well', async () => {
  const { means, kept, posted } = setUp([entry('x', '1')], () => STORED)
  const running = flushOutbox('anna', means)
  kept.set('2', entry('y', '2'))
  await Promise.all([running, flushOutbox('anna', means)])
  expect(posted).toEqual(['1', '2'])
})

test('with another member signed in nothing more is sent', async () => {
  const { means, kept, posted } = setUp([entry('x', '1'), entry('y', '2')], () => ({ kind: 'signed-out' }))
  await flushOutbox('anna', means)
  expect(posted).toEqual(['1'])
  expect([...kept.keys()]).toEqual(['1', '2'])
})
