import { expect, test } from 'vitest'
import { outcomeOf, topicOf } from './send-push'

const answer = (status: number, retryAfter?: string) =>
  outcomeOf({ ok: status < 300, status, headers: new Headers(retryAfter ? { 'Retry-After': retryAfter } : {}) })

test.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [301, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('%i means %s', (status, kind) => {
  expect(answer(status).kind).toBe(kind)
})

test('a service says for how long to wait, in seconds; a date or nothing is left to us', () => {
  expect(answer(429, '120')).toEqual({ kind: 'later', retryAfterSeconds: 120 })
  expect(answer(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({ kind: 'later', retryAfterSeconds: 0 })
  expect(answer(503)).toEqual({ kind: 'later', retryAfterSeconds: 0 })
})

test('what takes the place of one thing has one topic, by letters the header allows, for one browser alone', async () => {
  const [one, same, other, elsewhere] = await Promise.all([
    topicOf('message:c1', { auth: 'a' }),
    topicOf('message:c1', { auth: 'a' }),
    topicOf('message:c2', { auth: 'a' }),
    topicOf('message:c1', { auth: 'b' }),
  ])
  expect(one).toMatch(/^[\w-]{32}$/)
  expect(same).toBe(one)
  expect(new Set([one, other, elsewhere]).size).toBe(3)
})
