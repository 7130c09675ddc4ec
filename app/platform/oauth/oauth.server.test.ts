import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fetchJson, inTime, OauthError, TIMEOUT_MILLISECONDS } from './oauth.server'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof OauthError ? error.failure : error),
  )

test('work that takes no signal is waited for eight seconds, not longer', async () => {
  vi.useFakeTimers()
  const endsAfter = (milliseconds: number) => new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds))
  const early = failureOf(inTime(endsAfter(7999), TIMEOUT_MILLISECONDS))
  const late = failureOf(inTime(endsAfter(8001), TIMEOUT_MILLISECONDS))
  await vi.advanceTimersByTimeAsync(8001)
  expect([await early, await late]).toEqual([null, 'timeout'])
  expect(vi.getTimerCount()).toBe(0)
})

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return asked
}
const ask = () => fetchJson('https://provider.example/who', z.object({ id: z.int() }), 'a-token')

test('asks with the token, follows no redirect, and stops by itself', async () => {
  const asked = answering(async () => Response.json({ id: 1, more: true }))
  expect(await ask()).toEqual({ id: 1 })
  const init = asked.mock.calls[0]?.[1]
  expect(init).toMatchObject({ redirect: 'manual', headers: { Authorization: 'Bearer a-token' } })
  expect(init?.signal).toBeInstanceOf(AbortSignal)
})

test.each([
  ['timeout', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ['unreachable', () => Promise.reject(new TypeError('no route'))],
  ['unreachable', async () => new Response('', { status: 503 })],
  ['refused', async () => new Response('', { status: 401 })],
  ['refused', async () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } })],
  ['malformed', async () => new Response('<html>')],
  ['malformed', async () => Response.json({ id: 'one' })],
] as const)('%s', async (failure, answer) => {
  answering(answer)
  expect(await failureOf(ask())).toBe(failure)
})
