import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { notificationSettings, pushSubscriptions } from '../../drizzle/schema/notifications'
import { idOf, registered, wordsOf } from './account'
import { faultyDatabase, type When } from './faulty-database'
import { NOTIFICATIONS_TAB, push, SCRIPT, VAPID_KEY, withPushService } from './push-world'
import { countRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

withPushService()

async function onFaultyGround() {
  const member = await registered()
  const faults = faultyDatabase()
  const visitor = new Visitor({ site: { ...env, DB: faults.DB } })
  for (const [name, value] of member.visitor.cookies) visitor.cookies.set(name, value)
  return { id: idOf(member), visitor, faults }
}

const BOTH: [When, number][] = [
  ['before', 0],
  ['after', 1],
]

test.each(BOTH)(
  'settings that fail %s they are written are said to have failed, and saved by the next press',
  async (when, saved) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { id, visitor, faults } = await onFaultyGround()
    const form = { intent: 'save', digest: 'weekly', time_zone: 'Europe/Moscow', email_likes: 'on' }
    faults.fail(when, /notification_settings/)
    const broken = await visitor.post(NOTIFICATIONS_TAB, form)
    expect([broken.status, faults.failures()]).toEqual([500, 1])
    expect(await wordsOf(broken)).toContain('Something went wrong. What you typed is still here; try again.')
    expect(await countRows(notificationSettings, { userId: id })).toBe(saved)
    expect((await visitor.post(NOTIFICATIONS_TAB, form)).status).toBe(200)
    expect(await countRows(notificationSettings, { userId: id, digest: 'weekly' })).toBe(1)
  },
)

test.each(BOTH)(
  'a browser whose push fails %s it is written is there once after the next press',
  async (when, saved) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { id, visitor, faults } = await onFaultyGround()
    const body = { intent: 'subscribe', ...(await push.service.subscribe(VAPID_KEY)) }
    faults.fail(when, /push_subscriptions/)
    expect((await visitor.post('/resources/push.data', body, SCRIPT)).status).toBe(500)
    expect(await countRows(pushSubscriptions, { userId: id })).toBe(saved)
    expect((await visitor.post('/resources/push.data', body, SCRIPT)).status).toBe(200)
    expect(await countRows(pushSubscriptions, { userId: id })).toBe(1)
  },
)
