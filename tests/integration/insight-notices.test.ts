import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { listNotices } from '~/data/notifications/notification-list.server'
import { findNotificationSettings, saveNotificationSettings } from '~/data/notifications/notification-settings.server'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '~/domain/community/notifications/notification-settings'
import { announceLeftBehind } from '~/platform/notifications/announce.server'
import { announceInsights } from '~/platform/notifications/scheduled-notices.server'
import { createDatabase } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { idOf, registered } from './account'
import { member, updateMember } from './members'
import { countRows, deleteRows, insertRow, storedRow, updateRows } from './rows'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const HOUR = 3_600_000
/** Nine in the evening in Tbilisi, four hours ahead. */
const NOW = Date.UTC(2026, 2, 4, 17)

/** A text in both languages, as an admin publishes it. */
async function publish(subject: string, change: Partial<typeof hdInsights.$inferInsert> = {}, at = NOW) {
  for (const language of ['en', 'ru'] as const) {
    const texts = { title: `${subject} ${language}`, description: 'A text', content: 'Words.' }
    await db
      .insert(hdInsights)
      .values({ id: `${subject}-${language}`, subject, language, ...texts, createdAt: new Date(at), ...change })
  }
}
const here = (change: Parameters<typeof member>[0] = {}) =>
  member({ createdAt: new Date(NOW - 30 * 24 * HOUR), lastActiveAt: new Date(NOW - HOUR), ...change })
const noticesTo = async (memberId: string, now = NOW) =>
  (await listNotices(db, { memberId, after: null, limit: 10, now: new Date(now) })).map(({ text }) => text)
const wish = (memberId: string, change: Partial<NotificationSettings>) =>
  saveNotificationSettings(db, memberId, { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: 'UTC', ...change }, NOW)

beforeEach(async () => {
  await deleteRows(hdInsights)
  await deleteRows(siteCounts, { name: 'told.insights' })
  await announceInsights(env, { now: NOW - 24 * HOUR })
})

test('whoever a new text is for is told of it once, in their language', async () => {
  const [anna, boris] = [await here(), await here({ language: 'ru' })]
  await publish('river')
  for (const later of [0, 300_000]) await announceInsights(env, { now: NOW + later })
  expect(await noticesTo(anna.id)).toEqual(['river en'])
  expect(await noticesTo(boris.id)).toEqual(['river ru'])
})

test('what was there before the first run, or before somebody joined, is no news', async () => {
  await deleteRows(siteCounts, { name: 'told.insights' })
  const { id } = await here()
  await publish('old', {}, NOW - 1)
  await announceInsights(env, { now: NOW })
  await announceInsights(env, { now: NOW + 25 * HOUR })
  expect(await noticesTo(id)).toEqual([])
  const late = await here({ createdAt: new Date(NOW + 26 * HOUR) })
  await publish('new', {}, NOW + 25 * HOUR)
  await announceInsights(env, { now: NOW + 27 * HOUR })
  expect(await noticesTo(late.id)).toEqual([])
  expect(await noticesTo(id)).toEqual(['new en'])
})

test('of several the one for their type is told; none of another type, and no draft', async () => {
  const [guide, nobody] = [await here({ hdType: 'projector' }), await here()]
  await publish('for-projectors', { hdType: 'projector' }, NOW - 3)
  await publish('for-all', {}, NOW - 2)
  await publish('for-reflectors', { hdType: 'reflector' }, NOW - 1)
  await publish('draft', { isPublished: false }, NOW)
  await announceInsights(env, { now: NOW })
  expect(await noticesTo(guide.id)).toEqual(['for-projectors en'])
  expect(await noticesTo(nobody.id)).toEqual(['for-all en'])
})

test('a premium text is told to those who have premium, and while they do', async () => {
  const until = new Date(NOW + HOUR)
  const [plain, paying] = [await here(), await here({ isPremium: true, premiumExpiresAt: until })]
  await publish('deep', { isPremium: true })
  await announceInsights(env, { now: NOW })
  expect(await noticesTo(plain.id)).toEqual([])
  expect(await noticesTo(paying.id)).toEqual(['deep en'])
  expect(await noticesTo(paying.id, NOW + HOUR)).toEqual([])
})

test('one a day at most, and what came meanwhile with the next', async () => {
  const { id } = await here()
  await publish('one')
  await announceInsights(env, { now: NOW })
  await publish('two', {}, NOW + HOUR)
  await announceInsights(env, { now: NOW + 23 * HOUR })
  expect(await noticesTo(id)).toEqual(['one en'])
  await announceInsights(env, { now: NOW + 24 * HOUR })
  expect(await noticesTo(id)).toEqual(['two en', 'one en'])
})

test('whoever put it off by both ways is not told, nor who is away', async () => {
  const { email, push, inApp } = DEFAULT_NOTIFICATION_SETTINGS.choices
  const [unwilling, byMail] = [await here(), await here()]
  await wish(byMail.id, { choices: { email, push: { ...push, insights: false }, inApp } })
  await wish(unwilling.id, {
    choices: { email: { ...email, insights: false }, push: { ...push, insights: false }, inApp },
  })
  const [gone, longGone] = [
    await here({ isActive: false }),
    await here({ createdAt: new Date(1), lastActiveAt: new Date(2) }),
  ]
  await publish('river')
  await announceInsights(env, { now: NOW })
  for (const { id } of [unwilling, gone, longGone]) expect(await noticesTo(id)).toEqual([])
  expect(await noticesTo(byMail.id)).toEqual(['river en'])
})

test('a walk takes as many runs as it needs, and a run that is done again tells nobody twice', async () => {
  const ids = [(await here()).id, (await here()).id, (await here()).id]
  await publish('river')
  const run = { steps: 1, rows: 2 }
  const half = async () => Promise.all([1, 2].map(() => announceInsights(env, { now: NOW, run })))
  const members = await countRows(users)
  for (let walked = 0; walked <= members; walked += 2) await half()
  for (const id of ids) expect(await noticesTo(id)).toEqual(['river en'])
})

test('the one dispatcher sends it by day and by digest, in the zone of the member, out of their quiet hours', async () => {
  const { id } = await here()
  await wish(id, { timeZone: 'Asia/Tbilisi', quietHours: { from: 8 * 60, to: 10 * 60 } })
  await insertRow(pushSubscriptions, { id, userId: id, endpoint: id, p256dh: '', auth: '' })
  await publish('river')
  await announceInsights(env, { now: NOW })
  await announceLeftBehind(env, { now: NOW + 300_000 })
  const row = await storedRow(notifications, { userId: id }, 'push_due_at', 'mail_due_at')
  const atTen = Date.UTC(2026, 2, 5, 6)
  expect(row).toEqual({ push_due_at: atTen, mail_due_at: atTen })
})

test('the cron tells, the bell lists it, and it leads to the text, unless that is gone', async () => {
  const reader = await registered()
  await updateMember(idOf(reader), { createdAt: new Date(NOW) })
  await publish('river', {}, Date.now())
  const execution = createExecutionContext()
  await site.scheduled(createScheduledController({ cron: '*/5 * * * *' }), env, execution)
  await waitOnExecutionContext(execution)
  const page = await (await reader.visitor.get('/app/notifications')).text()
  expect(page).toContain('A new insight for you')
  expect(page).toContain('river en')
  const [, id] = /\/app\/notifications\/(\w+)/.exec(page) ?? []
  const opened = await reader.visitor.get(`/app/notifications/${id}`)
  expect(opened.headers.get('Location')).toBe('/app/insights/river')
  await updateRows(hdInsights, {}, { isPublished: false })
  expect(await noticesTo(idOf(reader), Date.now())).toEqual([])
})

test('who never said anything has what is usual', async () => {
  const { id } = await here()
  expect(await findNotificationSettings(db, id)).toBeNull()
  await publish('river')
  await announceInsights(env, { now: NOW })
  expect(await noticesTo(id)).toEqual(['river en'])
})
