import { beforeEach, expect, test } from 'vitest'
import { throughEdgeCache } from './edge-cache'

const stored = new Map<string, Response>()
let calls = 0
beforeEach(() => {
  stored.clear()
  calls = 0
})

const cache = {
  match: async (key: RequestInfo | URL) => stored.get(String(key))?.clone(),
  put: async (key: RequestInfo | URL, answer: Response) => void stored.set(String(key), answer),
}
async function ask(path: string, { method = 'GET', status = 200 } = {}) {
  const works: Promise<unknown>[] = []
  const answer = await throughEdgeCache(
    new Request(`https://chart.internal${path}`, { method }),
    { cache, waitUntil: (work) => works.push(work) },
    () => {
      calls += 1
      return new Response(`answer ${calls}`, { status })
    },
  )
  await Promise.all(works)
  return answer.text()
}

test('the same question is answered once', async () => {
  expect(await ask('/api/hd/events?from=a&to=b')).toBe('answer 1')
  expect(await ask('/api/hd/events?to=b&from=a')).toBe('answer 1')
  expect(await ask('/api/hd/events?from=a&to=c')).toBe('answer 2')
  expect(await ask('/api/hd/positions?from=a&to=b')).toBe('answer 3')
})

test.each([
  ['a refusal', '/api/hd/events?from=x', { status: 400 }],
  ['what is not about the sky', '/api/hd/places?q=o', {}],
  ['what is sent', '/api/hd/cycles', { method: 'POST' }],
])('%s is not kept', async (_, path, how) => {
  await ask(path, how)
  expect(await ask(path, how)).toBe('answer 2')
  expect(stored.size).toBe(0)
})
