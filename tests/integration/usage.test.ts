import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { countUsed } from '~/data/payments/subscriptions.server'
import { usageOf } from '~/domain/membership/premium/entitlements'
import { loadUsage } from '~/features/premium/load-premium.server'
import { usageLine } from '~/platform/server/usage-line.server'
import { createDatabase } from '../../drizzle/client'
import { connectionRequests } from '../../drizzle/schema/connections'
import { loveAnalyses } from '../../drizzle/schema/love'
import { idOf, registered, wordsOf } from './account'
import { member } from './members'
import { insertRow } from './rows'
import { viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

const db = createDatabase(env.DB)
const DAY = 86_400_000
const request = (language = 'en') => new Request('http://localhost/', { headers: { Cookie: `language=${language}` } })

/** A member who asked others so many days ago each. */
async function whoAsked(days: number[], change = {}) {
  const asker = await viewer(change)
  const now = Date.now()
  for (const ago of days) {
    const { id } = await member()
    await db
      .insert(connectionRequests)
      .values({ requesterId: asker.id, recipientId: id, requestedAt: new Date(now - ago * DAY), declinedAt: null })
  }
  return { ...asker, now }
}

test('a limit counts what was done within its days, and says when the oldest of that is over', async () => {
  const { id, now } = await whoAsked([31, 29, 10, 1])
  const moment = { now: new Date(now), timeZone: 'UTC' }
  const [requests, conversations, analyses] = usageOf(await countUsed(db, { memberId: id, ...moment }), moment)
  expect(requests).toEqual({ of: 'requests', most: 20, left: 17, nextAt: new Date(now + DAY) })
  expect(conversations).toEqual({ of: 'conversations', most: 10, left: 10, nextAt: null })
  expect(analyses).toEqual({ of: 'analyses', most: 3, left: 3, nextAt: null })
})

test('who asked more under premium has room again when the twentieth of the last is 30 days old', async () => {
  const { id, now } = await whoAsked([...Array(25).keys()].map((day) => day + 1))
  const moment = { now: new Date(now), timeZone: 'UTC' }
  const [requests] = usageOf(await countUsed(db, { memberId: id, ...moment }), moment)
  expect(requests).toEqual({ of: 'requests', most: 20, left: 0, nextAt: new Date(now + 10 * DAY) })
})

test.each([
  [14, null],
  [15, /^5 of 20 free connection requests left\. One more on /],
  [19, /^1 of 20 free connection requests left\./],
  [20, /^You’ve used your 20 free connection requests\. .*No limit with Premium\.$/],
])('after %i requests the control says %s', async (count, said) => {
  const asker = await whoAsked(Array.from({ length: count }, () => 3))
  const line = await usageLine(worldWith(), asker.viewer, request(), 'requests')
  if (said === null) expect(line).toBeNull()
  else expect(line?.text).toMatch(said)
})

test('it is said in Russian, and to premium members not at all', async () => {
  const asker = await whoAsked(Array.from({ length: 18 }, () => 3))
  const russian = await usageLine(worldWith(), asker.viewer, request('ru'), 'requests')
  expect(russian?.text).toMatch(/^Бесплатных запросов в контакты осталось: 2 из 20\. /)
  expect(russian?.way).toBe('О Премиуме')
  const premium = { ...asker.viewer, isPremium: true }
  expect(await usageLine(worldWith(), premium, request(), 'requests')).toBeNull()
})

test('the list says them all; analyses come back with the month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:00:00Z') })
  const asker = await viewer()
  const other = await member()
  await db
    .insert(loveAnalyses)
    .values({ memberId: asker.id, month: '2026-11', otherId: other.id, createdAt: new Date() })
  const { isPremium, limits } = await loadUsage(worldWith(), asker.viewer, request())
  expect(isPremium).toBe(false)
  expect(limits).toEqual([
    { of: 'requests', most: 20, left: 20, again: null },
    { of: 'conversations', most: 10, left: 10, again: null },
    { of: 'analyses', most: 3, left: 2, again: '3 more on 1 December' },
  ])
})

test.each([
  // 1 December there, and 30 November here.
  ['Pacific/Kiritimati', '2 of 3 left', '3 more on 1 January'],
  ['Pacific/Pago_Pago', '3 of 3 left', null],
])('the page of the limits counts the month in %s', async (timeZone, left, again) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') })
  const one = await registered({}, new Visitor({ timeZone }))
  const other = await member()
  await insertRow(loveAnalyses, {
    memberId: idOf(one),
    month: '2026-12',
    otherId: other.id,
    createdAt: new Date(),
  })
  const words = await wordsOf(await one.visitor.get('/app/settings?tab=premium'))
  expect(words).toContain(left)
  if (again) expect(words).toContain(again)
  else expect(words).not.toContain('3 more on')
})
