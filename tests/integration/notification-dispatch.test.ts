import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { listUndispatched } from '../../app/data/notifications/notices.server'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '../../app/domain/community/notifications/notification-settings'
import {
  announceLeftBehind,
  announceNotifications,
  dispatch,
  type Recipient,
} from '../../app/platform/notifications/announce.server'
import { createContext } from '../../app/platform/server/context.server'
import { createDatabase } from '../../drizzle/client'
import { mutes } from '../../drizzle/schema/mutes'
import { notificationSettings, notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import { postLikes } from '../../drizzle/schema/posts'
import site from '../../workers/site'
import { commentsOn, followsMember, likes, noticesTo } from './causes'
import { Tab } from './hub-tab'
import { member } from './members'
import { deleteRows, insertRow, storedRows, updateRows } from './rows'
import { postOf } from './things'

const db = createDatabase(env.DB)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The clock of everything in this runtime stands there; only the date, timers run. */
const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })

async function announced(notified: Recipient[], bindings: typeof env = env) {
  const execution = createExecutionContext()
  announceNotifications(createContext(new Request('http://localhost/'), bindings, execution), notified)
  await waitOnExecutionContext(execution)
}

/** Gives them to the channels, and sends nothing of it. */
const given = async (notified: Recipient[]) =>
  dispatch(
    db,
    await listUndispatched(
      db,
      notified.flatMap(({ id }) => id ?? []),
    ),
    new Date(),
  )

async function runCron(bindings: typeof env = env) {
  const execution = createExecutionContext()
  await site.scheduled(createScheduledController({ cron: '*/5 * * * *' }), bindings, execution)
  await waitOnExecutionContext(execution)
}

async function wishes(userId: string, change: Partial<NotificationSettings> = {}) {
  const { choices, digest, quietHours, timeZone } = { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: 'UTC', ...change }
  await db.insert(notificationSettings).values({
    ...{ userId, choices, digest, timeZone, updatedAt: new Date() },
    ...{ quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null },
  })
}

/** A browser that asked for push: without one nothing is due by it. */
const browserOf = (userId: string) => {
  const id = crypto.randomUUID()
  return insertRow(pushSubscriptions, { id, userId, endpoint: id, p256dh: '', auth: '' })
}

const iso = (at: unknown) => (at === null ? null : new Date(Number(at)).toISOString())
const hours = (from: number, to: number) => ({ quietHours: { from: from * 60, to: to * 60 } })

async function dueOf(memberId: string) {
  const results = await storedRows(
    notifications,
    { userId: memberId },
    { columns: ['kind', 'dispatched_at', 'push_due_at', 'mail_due_at'], orderBy: ['rowid'] },
  )
  return results.map((row) => [row.kind, iso(row.push_due_at), iso(row.mail_due_at), iso(row.dispatched_at)])
}

// 4 November 2026 is a Wednesday. Kolkata is 5:30 ahead of UTC, New York 5 hours behind.
const CASES: [string, string, Partial<NotificationSettings>, string | null, string | null][] = [
  [
    'who never said anything is told by push at once, and by mail at eight',
    '2026-11-04T20:00Z',
    {},
    '2026-11-04T20:00:00.000Z',
    '2026-11-05T08:00:00.000Z',
  ],
  [
    'by push when the quiet hours over midnight are over',
    '2026-11-04T23:00Z',
    hours(22, 7),
    '2026-11-05T07:00:00.000Z',
    '2026-11-05T08:00:00.000Z',
  ],
  ['after midnight too', '2026-11-05T06:59Z', hours(22, 7), '2026-11-05T07:00:00.000Z', '2026-11-05T08:00:00.000Z'],
  [
    'at once when they have just ended',
    '2026-11-05T07:00Z',
    hours(22, 7),
    '2026-11-05T07:00:00.000Z',
    '2026-11-05T08:00:00.000Z',
  ],
  [
    'quiet hours and digests are those of the zone',
    '2026-11-04T18:00Z',
    { ...hours(22, 7), timeZone: 'Asia/Kolkata' },
    '2026-11-05T01:30:00.000Z',
    '2026-11-05T02:30:00.000Z',
  ],
  [
    'a mail that falls into them waits for their end',
    '2026-11-04T20:00Z',
    { ...hours(3, 10), timeZone: 'America/New_York' },
    '2026-11-04T20:00:00.000Z',
    '2026-11-05T15:00:00.000Z',
  ],
  [
    'a weekly digest comes on Monday',
    '2026-11-04T20:00Z',
    { digest: 'weekly' },
    '2026-11-04T20:00:00.000Z',
    '2026-11-09T08:00:00.000Z',
  ],
]

test.each(CASES)('%s', async (_, now, wish, push, mail) => {
  at(now)
  const [anna, boris] = [await member(), await member()]
  await browserOf(anna.id)
  if (Object.keys(wish).length > 0) await wishes(anna.id, wish)
  await followsMember(boris.id, anna.id, new Date())
  await given(await noticesTo(anna.id))
  expect(await dueOf(anna.id)).toEqual([['follow', push, mail, new Date(now).toISOString()]])
})

test('a member without settings is notified in the time zone of their device, without a browser by mail alone', async () => {
  at('2026-11-04T20:00Z')
  const [anna, boris] = [await member({ timeZone: 'Asia/Kolkata' }), await member()]
  await followsMember(boris.id, anna.id, new Date())
  await announced(await noticesTo(anna.id))
  expect(await dueOf(anna.id)).toEqual([['follow', null, '2026-11-05T02:30:00.000Z', '2026-11-04T20:00:00.000Z']])
})

test('each topic goes by the channels the member chose; told again, the first time holds', async () => {
  at('2026-11-04T12:00Z')
  const [anna, boris] = [await member(), await member()]
  const { email, push, inApp } = DEFAULT_NOTIFICATION_SETTINGS.choices
  const choices = {
    email: { ...email, likes: false },
    push: { ...push, comments: false },
    inApp: { ...inApp, all: false },
  }
  await browserOf(anna.id)
  await wishes(anna.id, { choices })
  const post = await postOf(anna.id)
  await likes(boris.id, post, new Date())
  await commentsOn(boris.id, post, new Date())
  await given(await noticesTo(anna.id))
  const [now, next] = ['2026-11-04T12:00:00.000Z', '2026-11-05T08:00:00.000Z']
  const due = [
    ['like', now, null, now],
    ['comment', null, next, now],
  ]
  expect(await dueOf(anna.id)).toEqual(due)
  at('2026-11-04T12:30Z')
  await given(await noticesTo(anna.id))
  expect(await dueOf(anna.id)).toEqual(due)
})

test('all tabs are told how many there are by now, and pages and new tabs find the number', async () => {
  const [anna, boris] = [await member(), await member()]
  const tabs = [await Tab.open(anna.id, 's1'), await Tab.open(anna.id, 's2')]
  expect(await tabs[0]!.next('ready')).toMatchObject({ notices: 0 })
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  await followsMember(boris.id, anna.id)
  await announced(await noticesTo(anna.id))
  for (const tab of tabs) expect(await tab.next('notice')).toEqual({ type: 'notice', unread: 2 })
  expect(await env.HUB.getByName(anna.id).counts()).toEqual({ messages: 0, notices: 2 })
  expect(await (await Tab.open(anna.id)).next('ready')).toMatchObject({ notices: 2 })
  await deleteRows(postLikes, { postId: post })
  await announced([{ userId: anna.id }])
  for (const tab of tabs) expect(await tab.next('notice')).toEqual({ type: 'notice', unread: 1 })
  await announced([{ userId: anna.id }])
  for (const tab of tabs) expect((await tab.settled()).filter(({ type }) => type === 'notice')).toEqual([])
})

test('who is told nothing of is not counted, and has no hub of it', async () => {
  const [anna, boris] = [await member(), await member()]
  await insertRow(mutes, { muterId: anna.id, mutedId: boris.id })
  await followsMember(boris.id, anna.id)
  await announced([{ userId: anna.id }])
  expect(await env.HUB.getByName(anna.id).counts()).toEqual({ messages: 0, notices: 0 })
})

test('a new one is heard where the member wants that, not in quiet hours, and never for one that was read', async () => {
  at('2026-11-04T12:00Z')
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const { email, push } = DEFAULT_NOTIFICATION_SETTINGS.choices
  await wishes(anna.id, { choices: { email, push, inApp: { all: true, sound: true } }, ...hours(22, 7) })
  // A tab that was silent from one to the next would be taken for gone.
  const heard = async (notified: Recipient[]) => {
    const tab = await Tab.open(anna.id)
    await announced(notified)
    const frame = await tab.next('notice')
    tab.close()
    return frame
  }
  await likes(boris.id, await postOf(anna.id), new Date())
  expect(await heard(await noticesTo(anna.id))).toEqual({ type: 'notice', unread: 1, sound: true })
  at('2026-11-04T23:00Z')
  await followsMember(boris.id, anna.id, new Date())
  expect(await heard(await noticesTo(anna.id))).toEqual({ type: 'notice', unread: 2 })
  at('2026-11-05T12:00Z')
  await updateRows(notifications, { userId: anna.id, kind: 'like' }, { readAt: new Date(1) })
  expect(await heard([{ userId: anna.id }])).toEqual({ type: 'notice', unread: 1 })
  await followsMember(clara.id, anna.id, new Date())
  expect(await heard(await noticesTo(anna.id))).toEqual({ type: 'notice', unread: 2, sound: true })
})

test('twenty at once end in the right number', async () => {
  const anna = await member()
  const post = await postOf(anna.id)
  const tab = await Tab.open(anna.id)
  const others = await Promise.all(Array.from({ length: 20 }, () => member()))
  await Promise.all(
    others.map(async ({ id }) => {
      await likes(id, post)
      await announced([{ userId: anna.id }])
    }),
  )
  expect(await env.HUB.getByName(anna.id).counts()).toMatchObject({ notices: 20 })
  const counts = (await tab.settled()).flatMap((frame) => (frame.type === 'notice' ? [frame.unread] : []))
  expect(counts.at(-1)).toBe(20)
  expect(counts).toEqual([...counts].sort((one, other) => one - other))
})

test('what a crash left behind, or a hub that did not answer, the cron announces a minute later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [anna, boris] = [await member(), await member()]
  at('2026-11-04T12:00Z')
  await browserOf(anna.id)
  await followsMember(boris.id, anna.id, new Date())
  const gone = { getByName: () => ({ noticesChanged: () => Promise.reject(new Error('gone')) }) }
  await announced(await noticesTo(anna.id), { ...env, HUB: gone } as unknown as typeof env)
  expect((await dueOf(anna.id))[0]?.at(-1)).toBeNull()
  await announceLeftBehind(env, { now: Date.parse('2026-11-04T12:00:59Z') })
  expect((await dueOf(anna.id))[0]?.at(-1)).toBeNull()
  await announceLeftBehind(env, { now: Date.parse('2026-11-04T12:01Z') })
  expect(await dueOf(anna.id)).toEqual([
    ['follow', '2026-11-04T12:01:00.000Z', '2026-11-05T08:00:00.000Z', '2026-11-04T12:01:00.000Z'],
  ])
  expect(await env.HUB.getByName(anna.id).counts()).toMatchObject({ notices: 1 })
})

test('a hub that never answers holds up neither push and mail nor others behind it, an hour later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [anna, boris] = [await member(), await member()]
  at('2026-11-04T12:00Z')
  await followsMember(boris.id, anna.id, new Date())
  const gone = { getByName: () => ({ noticesChanged: () => Promise.reject(new Error('gone')) }) }
  const bindings = { ...env, HUB: gone } as unknown as typeof env
  await announceLeftBehind(bindings, { now: Date.parse('2026-11-04T12:59Z') })
  expect((await dueOf(anna.id))[0]?.at(-1)).toBeNull()
  await announceLeftBehind(bindings, { now: Date.parse('2026-11-04T13:00Z') })
  expect((await dueOf(anna.id))[0]?.at(-1)).toBe('2026-11-04T13:00:00.000Z')
})

test('the cron of five minutes does so', async () => {
  const [anna, boris] = [await member(), await member()]
  await followsMember(boris.id, anna.id, new Date(Date.now() - 61_000))
  await runCron()
  expect((await dueOf(anna.id))[0]?.at(-1)).not.toBeNull()
  expect(await env.HUB.getByName(anna.id).counts()).toMatchObject({ notices: 1 })
})
