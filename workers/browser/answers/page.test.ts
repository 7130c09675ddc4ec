import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../cache/fake-caches.fixture'

const CHART = new URL('https://social.example/app/profile')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('self', { caches: fakeCaches(), navigator: { language: 'en-GB' }, location: { origin: CHART.origin } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function keepChart() {
  const { cachePage } = await import('../cache/cache-page')
  const { currentEra } = await import('../cache/owner')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Member': 'ada' }
  const response = new Response('<html lang="en">', { headers })
  Object.defineProperty(response, 'type', { value: 'basic' })
  await cachePage('/app/profile', response, currentEra())
}

/** Opens the chart, which is kept, at a site that does not answer: how many seconds it takes to come. */
async function opener() {
  await keepChart()
  const { answerPage } = await import('./page')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  return async () => {
    const event = { preloadResponse: Promise.resolve(undefined), request: new Request(CHART), waitUntil: () => {} }
    let isThere = false
    void answerPage(event as never, CHART).then(() => {
      isThere = true
    })
    let seconds = 0
    for (; !isThere && seconds < 100; seconds++) await vi.advanceTimersByTimeAsync(1000)
    return seconds
  }
}

test('where the site does not answer, the copy comes after six seconds, and after fifteen who got one in the last minute', async () => {
  const open = await opener()
  expect(await open()).toBe(6)
  expect(await open()).toBe(15)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await open()).toBe(6)
})

test('a preload that failed, which Firefox resolves with an error response, gives way to the copy', async () => {
  await keepChart()
  const { answerPage } = await import('./page')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('NetworkError')))
  const event = { preloadResponse: Promise.resolve(Response.error()), request: new Request(CHART), waitUntil: () => {} }
  const answer = await answerPage(event as never, CHART)
  expect([answer.type, answer.status]).toEqual(['default', 200])
})

test('online, the browser itself sends the forms that may clear the site, and the worker deletes what is kept', async () => {
  await keepChart()
  const { answerForm } = await import('./page')
  const fromSite = new Response('Saved')
  vi.stubGlobal('fetch', async () => fromSite)
  const navigator = { language: 'en-GB', onLine: true }
  Object.assign(self, { navigator })
  const send = async (path: string) => {
    const url = new URL(path, CHART)
    let answer: Promise<Response> | undefined
    const underWay: Promise<unknown>[] = []
    const event = {
      request: new Request(url, { method: 'POST' }),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      waitUntil: (work: Promise<unknown>) => underWay.push(work),
    }
    answerForm(event as never, url)
    await Promise.all(underWay)
    return answer
  }
  expect(await send('/app/settings?tab=account')).toBeUndefined()
  expect(await self.caches.keys()).not.toEqual([])
  expect(await send('/resources/sign-out')).toBeUndefined()
  expect(await self.caches.keys()).toEqual([])
  expect(await send('/login')).toBe(fromSite)

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  navigator.onLine = false
  for (const path of ['/app/settings?tab=account', '/resources/sign-out']) expect((await send(path))?.status).toBe(503)
})
