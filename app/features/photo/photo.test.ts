import { afterEach, expect, test, vi } from 'vitest'
import { sendPhoto } from './photo'

const answered = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
const send = (signal = new AbortController().signal) => sendPhoto(new FormData(), signal)

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['storage', 'noPath', 'noUrl', 'database'])('a refusal of the server is passed on: %s', async (problem) => {
  answered(async () => Response.json({ ok: false, problem }, { status: 503 }))
  expect(await send()).toEqual({ ok: false, problem })
})

test('a photo that was taken comes with its address', async () => {
  answered(async () => Response.json({ ok: true, url: '/avatars/me.webp' }))
  expect(await send()).toEqual({ ok: true, url: '/avatars/me.webp' })
})

test.each([
  [413, 'tooLarge'],
  [500, 'failed'],
  [200, 'failed'],
])('an answer that is none of the action, %i, counts as %s', async (status, problem) => {
  answered(async () => new Response('words', { status }))
  expect(await send()).toEqual({ ok: false, problem })
})

test('a server that cannot be reached is an answer, an upload that was cancelled is none', async () => {
  answered(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send()).toEqual({ ok: false, problem: 'offline' })
  await expect(send(AbortSignal.abort())).rejects.toThrow('Failed to fetch')
})
