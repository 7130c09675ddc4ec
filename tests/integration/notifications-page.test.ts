import { env } from 'cloudflare:workers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { NotificationChoices } from '~/domain/community/notifications/notification-settings'
import { createDatabase } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { comments } from '../../drizzle/schema/posts'
import { idOf, type Member as Registered, registered, wordsOf } from './account'
import { commentsOn, followsMember, likes, now } from './causes'
import { member } from './members'
import { countRows, deleteRows, insertRow, storedRows, updateRows } from './rows'
import { postOf } from './things'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const LIST = '/app/notifications'
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const rowsOf = async (id: string) =>
  await storedRows(notifications, { userId: id }, { columns: ['id', 'kind', 'read_at'], orderBy: ['created_at'] })

test('the page says who did what, grouped, in the reader’s language, with the frame’s count beside it', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  const post = await postOf(id, { content: 'A post of mine' })
  for (const fullName of ['Clara', 'Dora', 'Boris']) await likes((await member({ fullName })).id, post)
  await followsMember((await member({ fullName: 'Emil' })).id, id, minutes(1))
  const words = await wordsOf(await visitor.get(LIST))
  expect(words).toContain('Emil followed you')
  expect(words).toMatch(/(Boris|Clara|Dora) and 2 others liked your post/)
  expect(words).toContain('A post of mine')
  expect(words).toContain('You’ve reached the end')
  expect(words).toContain('Mark all as read')
})

test('a notification leads to what it is about, and is read with what stands together with it', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  const post = await postOf(id)
  const [boris, clara] = [await member(), await member()]
  await likes(boris.id, post)
  await likes(clara.id, post, minutes(1))
  const comment = await commentsOn(boris.id, post, minutes(2))
  await followsMember(clara.id, id, minutes(3))
  const [, like, commented, followed] = await rowsOf(id)
  const goTo = async (noticeId: string) => (await visitor.get(`${LIST}/${noticeId}`)).headers.get('Location')
  expect(await goTo(like!.id)).toBe(`/posts/${post}`)
  expect((await rowsOf(id)).map(({ read_at }) => read_at !== null)).toEqual([true, true, false, false])
  expect(await goTo(commented!.id)).toBe(`/posts/${post}#comment-${comment.id}`)
  expect(await goTo(followed!.id)).toBe(`/u/${clara.username}`)
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 0 })
  await deleteRows(follows, { followeeId: id })
  expect(await goTo(followed!.id)).toBe(LIST)
  expect(await goTo('none')).toBe(LIST)
})

test('several who follow lead to the list of followers, and are read without those who stand above another day', async () => {
  const { visitor, account, ...anna } = await registered()
  const id = idOf(anna)
  for (const count of [0, 60 * 24, 60 * 24 + 5]) await followsMember((await member()).id, id, minutes(count))
  const [, , newest] = await rowsOf(id)
  const since = minutes(60 * 24).getTime()
  const answer = await visitor.get(`${LIST}/${newest!.id}?since=${since}`)
  expect(answer.headers.get('Location')).toBe(`/u/${account.username}?tab=connections&list=followers`)
  expect((await rowsOf(id)).map(({ read_at }) => read_at !== null)).toEqual([false, true, true])
  await visitor.get(`${LIST}/${newest!.id}?since=never`)
  expect((await rowsOf(id)).map(({ read_at }) => read_at !== null)).toEqual([true, true, true])
})

test('another’s notification leads nowhere and stays unread', async () => {
  const { visitor } = await registered()
  const anna = await member()
  await followsMember((await member()).id, anna.id)
  const [notice] = await rowsOf(anna.id)
  expect((await visitor.get(`${LIST}/${notice!.id}`)).headers.get('Location')).toBe(LIST)
  await visitor.post('/resources/notifications', { intent: 'read', id: notice!.id })
  expect(await rowsOf(anna.id)).toMatchObject([{ read_at: null }])
})

test('a comment that stands far below is led to by the part of the comments it begins', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  const post = await postOf(id)
  const boris = await member()
  const before = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `before-${at}`, postId: post, authorId: boris.id, content: 'x' },
    createdAt: minutes(at - 100),
  }))
  const db = createDatabase(env.DB)
  for (const comment of before) await db.insert(comments).values(comment)
  const comment = await commentsOn(boris.id, post)
  const [notice] = await rowsOf(id)
  const to = (await visitor.get(`${LIST}/${notice!.id}`)).headers.get('Location')
  expect(to).toBe(`/posts/${post}?cursor=${minutes(-81).getTime()}_before-19#comment-${comment.id}`)
})

test('all that was shown is marked as read without scripts; what came in the same moment is not', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  await followsMember((await member()).id, id)
  await followsMember((await member()).id, id, minutes(5))
  const form = { intent: 'read', all: 'yes', until: now.toISOString() }
  const answer = await visitor.post('/resources/notifications', form, { 'Sec-Fetch-Dest': 'document' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, LIST])
  expect((await rowsOf(id)).map(({ read_at }) => read_at !== null)).toEqual([true, false])
})

test('pages of thirty lead to each other, also without scripts', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  for (let count = 0; count < 31; count++)
    await likes((await member({ fullName: `Liker ${count}.` })).id, await postOf(id), minutes(count))
  const first = await (await visitor.get(LIST)).text()
  const next = /href="(\/app\/notifications\?cursor=[^"]+)"/.exec(first)?.[1]
  expect(first).not.toContain('You’ve reached the end')
  const words = await wordsOf(await visitor.get(String(next)))
  expect(words).toContain('Liker 0. liked your post')
  expect(words).not.toContain('Liker 1.')
  expect(words).toContain('You’ve reached the end')
})

const DOCUMENT = { 'Sec-Fetch-Dest': 'document' }
const bellOf = async (page: Response) => /aria-label="(Notifications[^"]*)"/.exec(await page.text())?.[1]

/** A member with two notifications, which the hub has counted. */
async function withNews(visitor = new Visitor()) {
  const anna = await registered({}, visitor)
  const id = idOf(anna)
  await followsMember((await member()).id, id)
  await followsMember((await member()).id, id, minutes(1))
  await anna.visitor.get('/resources/notifications.data')
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 2 })
  const numberIs = (notices: number) => expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices })
  const seen = () => countRows(notifications, and(eq(notifications.userId, id), isNotNull(notifications.seenAt))!)
  return { visitor: anna.visitor, id, numberIs, seen }
}

test('without scripts the list ends the number at the bell, on that very page too, and leaves its rows unread', async () => {
  const { visitor, id, numberIs, seen } = await withNews()
  expect(await bellOf(await visitor.get('/app/dashboard', DOCUMENT))).toBe('Notifications, 2 new')
  await visitor.get(`${LIST}?cursor=${minutes(1).getTime()}_a`, DOCUMENT)
  expect(await seen()).toBe(0)
  expect(await bellOf(await visitor.get(LIST, DOCUMENT))).toBe('Notifications')
  await numberIs(0)
  expect(await bellOf(await visitor.get('/app/dashboard', DOCUMENT))).toBe('Notifications')
  expect((await rowsOf(id)).map(({ read_at }) => read_at)).toEqual([null, null])
})

test('where scripts run, the list is seen once they say so, up to what it showed', async () => {
  const { visitor, id, numberIs, seen } = await withNews(new Visitor({ timeZone: 'Europe/Berlin' }))
  expect(await bellOf(await visitor.get(LIST, DOCUMENT))).toBe('Notifications, 2 new')
  await visitor.get(`${LIST}.data`)
  expect(await seen()).toBe(0)
  const say = (until: Date) =>
    visitor.post(
      '/resources/notifications',
      { intent: 'seen', until: until.toISOString() },
      { 'Sec-Fetch-Dest': 'empty' },
    )
  expect((await say(now)).status).toBe(200)
  await numberIs(1)
  expect((await say(minutes(1))).status).toBe(200)
  await numberIs(0)
  expect((await rowsOf(id)).map(({ read_at }) => read_at)).toEqual([null, null])
})

const APART: [string, (member: Registered, username: string) => Promise<unknown>][] = [
  ['mutes', ({ visitor }, username) => visitor.post('/resources/mutes', { intent: 'mute', username, days: '7' })],
  ['blocks', ({ visitor }, username) => visitor.post('/resources/blocks', { intent: 'block', username })],
]

test.each(APART)('whoever %s somebody has their notifications at the bell no more', async (_, part) => {
  const anna = await registered()
  const id = idOf(anna)
  const [boris, clara] = [await member(), await member()]
  const post = await postOf(id)
  await likes(boris.id, post)
  await likes(clara.id, post)
  await anna.visitor.get(LIST)
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 2 })
  await part(anna, boris.username)
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 1 })
})

test('a look at the list makes the number at the bell true, whatever ended without a word to it', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  const boris = await member()
  const { id: comment } = await commentsOn(boris.id, await postOf(id))
  await visitor.get(LIST)
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 1 })
  await updateRows(comments, { id: comment }, { state: 'hidden' })
  await visitor.get('/resources/notifications.data')
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 0 })
})

test('with nothing to show there is a next step; with the bell off, why', async () => {
  const { visitor, ...anna } = await registered()
  expect(await wordsOf(await visitor.get(LIST))).toContain('Nothing here yet')
  const choices = { email: {}, push: {}, inApp: { all: false, sound: false } } as NotificationChoices
  await insertRow(notificationSettings, {
    ...{ userId: idOf(anna), choices, digest: 'daily', timeZone: 'UTC', updatedAt: new Date(0) },
  })
  await followsMember((await member()).id, idOf(anna))
  const words = await wordsOf(await visitor.get(LIST))
  expect(words).toContain('On-site notifications are off')
  expect(words).not.toContain('followed you')
})
