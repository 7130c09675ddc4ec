import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { deliverPushes } from '~/platform/push/deliver-pushes.server'
import { follows } from '../../drizzle/schema/follows'
import { notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import { sessions } from '../../drizzle/schema/sessions'
import { createBrowserKeys } from '../mocks/push-browser'
import { idOf, type Member, registered, wordsOf } from './account'
import { updateMember } from './members'
import {
  VAPID_KEY as KEY,
  push,
  SCRIPT,
  subscribe,
  NOTIFICATIONS_TAB as TAB,
  withPushService,
  withPush as withSettings,
} from './push-world'
import { countRows, deleteRows, insertRow, storedRow, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const MINUTE = 60_000

withPushService()
const withPush = (settings: Record<string, string> = { push_follows: 'on' }) => withSettings(settings)

/** Lets somebody follow a member, with the notification that is due by push at once. */
async function followed(member: Member, { dueAt, isRead = false }: { dueAt: number; isRead?: boolean }) {
  const follower = await registered()
  const [id, from, to] = [crypto.randomUUID(), idOf(follower), idOf(member)]
  await insertRow(follows, { followerId: from, followeeId: to })
  await insertRow(notifications, {
    id,
    userId: to,
    kind: 'follow',
    actorId: from,
    groupKey: 'follow',
    onceKey: `follow:${from}`,
    dispatchedAt: new Date(1),
    pushDueAt: new Date(dueAt),
    readAt: isRead ? new Date(1) : null,
  })
  return { id, follower }
}
const dueAt = (id: string) => storedValue(notifications, 'push_due_at', { id })
const subscriptionOf = (member: Member) => storedRow(pushSubscriptions, { userId: idOf(member) })

test('what happens reaches the browser, which alone can read it, once, in the words of its member', async () => {
  const mira = await withPush()
  await updateMember(idOf(mira), { language: 'ru' })
  const now = Date.now()
  const { id, follower } = await followed(mira, { dueAt: now })
  await deliverPushes(env, { now: now - 1 })
  expect(push.service.received).toEqual([])
  await Promise.all([1, 2].map(() => deliverPushes(env, { now })))
  expect(push.service.received.map(({ endpoint, payload }) => ({ endpoint, payload }))).toEqual([
    {
      endpoint: mira.browser.endpoint,
      payload: {
        title: `Новые подписчики: ${follower.account.full_name}`,
        body: '',
        url: `/app/notifications/${id}`,
        tag: 'follow',
      },
    },
  ])
  expect(await dueAt(id)).toBeNull()
  expect(await subscriptionOf(mira)).toMatchObject({ failures: 0, last_sent_at: now })
})

test('nothing is sent of what was read or taken back, is not wanted, or is a day old', async () => {
  const mira = await withPush()
  const now = Date.now()
  const read = await followed(mira, { dueAt: now, isRead: true })
  const takenBack = await followed(mira, { dueAt: now })
  await deleteRows(follows, { followerId: idOf(takenBack.follower) })
  const old = await followed(mira, { dueAt: now })
  await updateRows(notifications, { id: old.id }, { createdAt: new Date(now - 86_400_000) })
  const unwilling = await withPush({})
  const unwanted = await followed(unwilling, { dueAt: now })
  await deliverPushes(env, { now })
  expect(push.service.asked()).toBe(0)
  for (const { id } of [read, takenBack, old, unwanted]) expect(await dueAt(id)).toBeNull()
})

test('what comes due in quiet hours waits until they end', async () => {
  const now = Date.UTC(2026, 10, 22, 23)
  const mira = await withPush({ push_follows: 'on', quiet: 'on', quiet_from: '22:00', quiet_to: '07:00' })
  const { id } = await followed(mira, { dueAt: now })
  await deliverPushes(env, { now })
  expect(push.service.asked()).toBe(0)
  expect(await dueAt(id)).toBe(Date.UTC(2026, 10, 23, 7))
})

test.each([404, 410])('a browser that wants no more (%i) is forgotten', async (status) => {
  const mira = await withPush()
  const now = Date.now()
  const { id } = await followed(mira, { dueAt: now })
  push.service.answerWith({ status })
  await deliverPushes(env, { now })
  expect(await subscriptionOf(mira)).toBeNull()
  expect(await dueAt(id)).toBeNull()
})

test.each([
  [429, undefined, MINUTE],
  [429, '600', 10 * MINUTE],
  [500, undefined, MINUTE],
  [503, '30', MINUTE],
])(
  'a service that answers %i (Retry-After %s) is asked again after %i ms, and then told',
  async (status, retry, wait) => {
    const mira = await withPush()
    const now = Date.now()
    const { id } = await followed(mira, { dueAt: now })
    push.service.answerWith({ status, ...(retry && { headers: { 'Retry-After': retry } }) })
    await deliverPushes(env, { now })
    expect(await dueAt(id)).toBe(now + wait)
    expect(await subscriptionOf(mira)).toMatchObject({ failures: 1 })
    push.service.answerWith(null)
    await deliverPushes(env, { now: now + wait })
    expect(push.service.received).toHaveLength(1)
    expect(await subscriptionOf(mira)).toMatchObject({ failures: 0 })
  },
)

test('a service that stays away is asked four times later each time, then the message is let go, then the browser', async () => {
  const mira = await withPush()
  push.service.answerWith({ status: 503 })
  let now = Date.now()
  const { id } = await followed(mira, { dueAt: now })
  const waits: number[] = []
  for (;;) {
    await deliverPushes(env, { now })
    const next = await dueAt(id)
    if (next === null) break
    waits.push((next - now) / MINUTE)
    now = next
  }
  expect(waits).toEqual([1, 4, 16, 64])
  expect(await subscriptionOf(mira)).toMatchObject({ failures: 5 })
  for (let more = 0; more < 5; more++) {
    await followed(mira, { dueAt: now })
    await deliverPushes(env, { now })
  }
  // Ten failures, in less than three days: a service may be away for an evening.
  expect(await subscriptionOf(mira)).toMatchObject({ failures: 10 })
  const later = Date.now() + 3 * 24 * 60 * MINUTE
  const { id: last } = await followed(mira, { dueAt: later })
  await updateRows(notifications, { id: last }, { createdAt: new Date(later) })
  await deliverPushes(env, { now: later })
  expect(await subscriptionOf(mira)).toBeNull()
})

test('only the browser that failed is asked again: none is told twice', async () => {
  const mira = await withPush()
  const second = new Visitor()
  await second.post('/login', { email: mira.account.email, password: mira.account.password })
  const away = await push.service.subscribe(KEY)
  await subscribe({ visitor: second }, away)
  const now = Date.now()
  const { id } = await followed(mira, { dueAt: now })
  push.service.refuse(away.endpoint, { status: 503 })
  await deliverPushes(env, { now })
  const told = () => push.service.received.map(({ endpoint }) => endpoint)
  expect(told()).toEqual([mira.browser.endpoint])
  expect(await dueAt(id)).toBe(now + MINUTE)
  push.service.refuse(away.endpoint, null)
  await deliverPushes(env, { now: now + MINUTE })
  expect(told()).toEqual([mira.browser.endpoint, away.endpoint])
  expect(await dueAt(id)).toBeNull()
})

test('what takes the place of an earlier one tells of both, and waits at the service in its place', async () => {
  const mira = await withPush()
  const now = Date.now()
  const first = await followed(mira, { dueAt: now })
  await deliverPushes(env, { now })
  await updateRows(notifications, { id: first.id }, { createdAt: new Date(now - MINUTE) })
  const second = await followed(mira, { dueAt: now })
  await deliverPushes(env, { now })
  const [one, both] = push.service.received
  const names = [second, first].map(({ follower }) => follower.account.full_name)
  expect(both?.payload).toMatchObject({ title: `${names.join(' and ')} followed you`, tag: 'follow' })
  expect(both?.headers.get('Topic')).toBe(one?.headers.get('Topic'))
})

test('a second browser takes nothing from the first', async () => {
  const mira = await withPush()
  const now = Date.now()
  await followed(mira, { dueAt: now - 1 })
  const second = new Visitor()
  await second.post('/login', { email: mira.account.email, password: mira.account.password })
  await subscribe({ visitor: second }, await push.service.subscribe(KEY))
  await deliverPushes(env, { now })
  expect(push.service.received.map(({ endpoint }) => endpoint)).toContain(mira.browser.endpoint)
})

test('the longest names and texts are within what push services take', async () => {
  const mira = await withPush()
  const now = Date.now()
  const long = '𝕎'.repeat(50)
  for (const { follower } of [await followed(mira, { dueAt: now }), await followed(mira, { dueAt: now })])
    await updateMember(idOf(follower), { fullName: long })
  await deliverPushes(env, { now })
  expect(push.service.received).toHaveLength(1)
})

test.each([400, 403, 413, 302])('a refusal (%i) is counted and not repeated', async (status) => {
  const mira = await withPush()
  const now = Date.now()
  const { id } = await followed(mira, { dueAt: now })
  push.service.answerWith({ status, headers: { Location: 'https://elsewhere.example' } })
  await deliverPushes(env, { now })
  expect(push.service.asked()).toBe(1)
  expect(await dueAt(id)).toBeNull()
  expect(await subscriptionOf(mira)).toMatchObject({ failures: 1 })
})

test('the stand-in takes nothing that is signed by another, or that another browser should read', async () => {
  const mira = await withPush()
  const stranger = await createBrowserKeys()
  await updateRows(pushSubscriptions, { userId: idOf(mira) }, { p256dh: stranger.p256dh })
  const now = Date.now()
  await followed(mira, { dueAt: now })
  await deliverPushes(env, { now })
  expect([push.service.asked(), push.service.received.length]).toEqual([1, 0])
  const other = await withPush()
  const foreign = await push.service.subscribe(stranger.p256dh)
  await updateRows(pushSubscriptions, { userId: idOf(other) }, { endpoint: foreign.endpoint })
  await followed(other, { dueAt: now })
  await deliverPushes(env, { now })
  expect([push.service.asked(), push.service.received.length]).toEqual([2, 0])
})

test.each([
  ...['http://push.example.org/x', 'https://localhost/x', 'https://10.0.0.1/x', 'https://[::1]/x', 'https://db/x'],
])('%s is no push service', async (endpoint) => {
  const mira = await registered()
  const { p256dh, auth } = await createBrowserKeys()
  expect((await subscribe(mira, { endpoint, p256dh, auth })).status).toBe(400)
  expect(await subscriptionOf(mira)).toBeNull()
})

test('a browser is there once, however often it subscribes, and is of whoever did last', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  await subscribe(mira, mira.browser)
  const fresh = await push.service.subscribe(KEY)
  await subscribe(mira, fresh)
  expect(await countRows(pushSubscriptions, { userId: idOf(mira) })).toBe(1)
  await subscribe(ada, fresh)
  expect(await subscriptionOf(mira)).toBeNull()
  expect(await subscriptionOf(ada)).toMatchObject({ endpoint: fresh.endpoint })
})

test('the tab lists the browsers, and each can be taken off, without scripts too; nobody else can', async () => {
  const mira = await withPush()
  expect(await wordsOf(await mira.visitor.get(TAB))).toContain('Browsers with push')
  const id = String((await subscriptionOf(mira))?.id)
  const stranger = await registered()
  await stranger.visitor.post('/resources/push', { intent: 'remove', id })
  expect(await subscriptionOf(mira)).not.toBeNull()
  const response = await mira.visitor.post('/resources/push', { intent: 'remove', id })
  expect([response.status, response.headers.get('Location')]).toEqual([303, `${TAB}#push`])
  expect(await subscriptionOf(mira)).toBeNull()
})

test('whoever turns it off, signs out or whose session has ended is told nothing there', async () => {
  const off = await withPush()
  await off.visitor.post('/resources/push.data', { intent: 'unsubscribe' }, SCRIPT)
  const out = await withPush()
  await out.visitor.post('/resources/sign-out', {})
  const elsewhere = await withPush()
  await updateRows(sessions, { userId: idOf(elsewhere) }, { expiresAt: 1 })
  const now = Date.now()
  for (const member of [off, out, elsewhere]) await followed(member, { dueAt: now })
  await deliverPushes(env, { now })
  expect(push.service.asked()).toBe(0)
  for (const member of [off, out]) expect(await subscriptionOf(member)).toBeNull()
})

test('without keys nothing is sent, the tab says so, and what is due does not pile up', async () => {
  const mira = await withPush()
  const now = Date.now()
  const { id } = await followed(mira, { dueAt: now })
  const bare = { ...env, VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined }
  await deliverPushes(bare, { now })
  const visitor = new Visitor({ site: bare })
  await visitor.post('/login', { email: mira.account.email, password: mira.account.password })
  expect(await wordsOf(await visitor.get(TAB))).toContain('Push isn’t set up on this site.')
  const body = { intent: 'subscribe', ...mira.browser }
  expect((await visitor.post('/resources/push.data', body, SCRIPT)).status).toBe(409)
  expect(push.service.asked()).toBe(0)
  expect(await dueAt(id)).toBeNull()
})
