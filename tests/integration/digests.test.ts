import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { queueDigests } from '~/platform/mail/queue-digests.server'
import { follows } from '../../drizzle/schema/follows'
import { mails } from '../../drizzle/schema/mails'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { postLikes, posts } from '../../drizzle/schema/posts'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { idOf, type Member, registered, wordsOf } from './account'
import { updateMember } from './members'
import { linkIn, mailsTo } from './outbox'
import { countRows, deleteRows, insertMany, insertRow, storedValue } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const DUE = Date.UTC(2026, 2, 4, 5)
const ADDRESS = '/unsubscribe?token='

/** Somebody whose address is confirmed, who chose these settings. */
async function reader(settings: Record<string, string> = {}, isConfirmed = true) {
  const member = await registered()
  if (isConfirmed) await updateMember(idOf(member), { emailConfirmedAt: new Date(1) })
  const all = { email_likes: 'on', email_comments: 'on', email_follows: 'on' }
  const form = { intent: 'save', digest: 'daily', time_zone: 'UTC', ...all, ...settings }
  expect((await member.visitor.post('/app/settings?tab=notifications', form)).status).toBe(200)
  return member
}

/** Lets one follow the other, with the notification that is to be mailed. */
async function follow(follower: Member, followee: Member, change: { dueAt?: number; readAt?: number } = {}) {
  const [from, to] = [idOf(follower), idOf(followee)]
  await insertRow(follows, { followerId: from, followeeId: to })
  await insertRow(notifications, {
    id: crypto.randomUUID(),
    userId: to,
    kind: 'follow',
    actorId: from,
    groupKey: 'follow',
    onceKey: `follow:${from}`,
    dispatchedAt: new Date(1),
    mailDueAt: new Date(change.dueAt ?? DUE),
    readAt: change.readAt === undefined ? null : new Date(change.readAt),
  })
}

const digestsTo = async ({ account }: Member) => (await mailsTo(account.email)).filter(({ kind }) => kind === 'digest')
const waitingFor = (member: Member) =>
  countRows(notifications, and(eq(notifications.userId, idOf(member)), isNotNull(notifications.mailDueAt))!)

test('what is due is one digest, once, in the words of its reader', async () => {
  const [mira, ada, boris] = [await reader(), await registered(), await registered()]
  await updateMember(idOf(mira), { language: 'ru' })
  await follow(ada, mira)
  await follow(boris, mira)
  await queueDigests(env, { now: DUE - 1 })
  expect(await digestsTo(mira)).toEqual([])
  await queueDigests(env, { now: DUE })
  await queueDigests(env, { now: DUE })
  const [digest, ...more] = await digestsTo(mira)
  expect(more).toEqual([])
  expect(digest).toMatchObject({ status: 'waiting', language: 'ru', subject: 'Ваш обзор: 2 новых уведомления' })
  expect(digest?.text).toContain('Новые подписчики: ')
  expect(digest?.text).toContain(ada.account.full_name)
  expect(digest?.text).toContain(boris.account.full_name)
  expect(await waitingFor(mira)).toBe(0)
})

test('two rounds at once write one digest', async () => {
  const [mira, ada] = [await reader(), await registered()]
  await follow(ada, mira)
  await Promise.all([1, 2, 3].map(() => queueDigests(env, { now: DUE })))
  expect(await digestsTo(mira)).toHaveLength(1)
})

test('a storm of them is one digest too, of the newest', async () => {
  const mira = await reader()
  const post = crypto.randomUUID()
  await insertRow(posts, { id: post, authorId: idOf(mira), content: 'Hello' })
  const liker = await registered()
  await insertRow(postLikes, { postId: post, userId: idOf(liker) })
  await insertMany(
    notifications,
    Array.from({ length: 620 }, (_, at) => ({
      ...{ id: `${idOf(mira)}${at}`, userId: idOf(mira), kind: 'like' as const, actorId: idOf(liker), postId: post },
      ...{ groupKey: 'like', onceKey: `like:${at}` },
      ...{ dispatchedAt: new Date(1), mailDueAt: new Date(DUE), createdAt: new Date(at + 1) },
    })),
  )
  await queueDigests(env, { now: DUE })
  await queueDigests(env, { now: DUE + 300_000 })
  expect(await digestsTo(mira)).toMatchObject([{ subject: 'Your digest: 500 new notifications' }])
  expect(await waitingFor(mira)).toBe(0)
})

test('nothing is written of what was read, taken back, or is not due', async () => {
  const [mira, ada, boris, carla] = [await reader(), await registered(), await registered(), await registered()]
  await follow(ada, mira, { readAt: 1 })
  await follow(boris, mira)
  await deleteRows(follows, { followerId: idOf(boris) })
  await follow(carla, mira, { dueAt: DUE + 1 })
  await queueDigests(env, { now: DUE })
  expect(await digestsTo(mira)).toEqual([])
  expect(await waitingFor(mira)).toBe(1)
})

test('nothing goes to an address nobody confirmed, to who is away, or of what is not wanted', async () => {
  const ada = await registered()
  const unconfirmed = await reader({}, false)
  const away = await reader()
  const unwilling = await reader({ email_follows: '' })
  for (const member of [unconfirmed, away, unwilling]) await follow(ada, member)
  await updateMember(idOf(away), { isActive: false })
  await queueDigests(env, { now: DUE })
  for (const member of [unconfirmed, away, unwilling]) {
    expect(await digestsTo(member)).toEqual([])
    expect(await waitingFor(member)).toBe(0)
  }
})

test('what comes due in quiet hours waits until they end', async () => {
  const mira = await reader({ quiet: 'on', quiet_from: '04:30', quiet_to: '06:00' })
  await follow(await registered(), mira)
  await queueDigests(env, { now: DUE })
  expect(await digestsTo(mira)).toEqual([])
  await queueDigests(env, { now: DUE + 3_600_000 - 1 })
  expect(await digestsTo(mira)).toEqual([])
  await queueDigests(env, { now: DUE + 3_600_000 })
  expect(await digestsTo(mira)).toHaveLength(1)
})

test('the mail service is told how to stop them with one click', async () => {
  const mira = await reader()
  await follow(await registered(), mira)
  await queueDigests(env, { now: DUE })
  const sent: { headers: Record<string, string>; to: string }[] = []
  const EMAIL = { send: async (letter: (typeof sent)[number]) => sent.push(letter) } as unknown as SendEmail
  await deliverMails({ ...env, EMAIL, MAIL_FROM: 'hello@hd.example' } as typeof env, { now: DUE + 1 })
  const letter = sent.find(({ to, headers }) => to === mira.account.email && 'List-Unsubscribe' in headers)
  expect(letter?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const url = new URL(/^<(.+)>$/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')

  // A mail program: no cookie, no origin, and nothing but what the standard says.
  const execution = createExecutionContext()
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (const _ of [1, 2]) {
    const request = new Request(`http://localhost${url.pathname}${url.search}`, { method: 'POST', body })
    expect((await site.fetch(request, env, execution)).status).toBe(200)
  }
  await waitOnExecutionContext(execution)
  await follow(await registered(), mira)
  await queueDigests(env, { now: DUE })
  expect(await digestsTo(mira)).toHaveLength(1)
})

async function unsubscribePath(member: Member) {
  await follow(await registered(), member)
  await queueDigests(env, { now: DUE })
  const [digest] = await digestsTo(member)
  const line = digest?.text?.split('\n').find((text) => text.includes(ADDRESS)) ?? ''
  const { pathname, search } = linkIn({ text: line })
  return pathname + search
}
const emailChoices = async (member: Member) => {
  const choices = await storedValue(notificationSettings, 'choices', { userId: idOf(member) })
  return JSON.parse(choices ?? '{}').email
}

test('the link of a digest opens a page that changes nothing, and its button stops what is chosen', async () => {
  const mira = await reader()
  const path = await unsubscribePath(mira)
  const before = await emailChoices(mira)
  const stranger = new Visitor()
  const words = await wordsOf(await stranger.get(path))
  expect(words).toContain('Which emails do you want to stop?')
  expect(words).toContain('Only: Follows')
  expect(words).not.toContain('Only: Newsletter')
  expect(await emailChoices(mira)).toEqual(before)
  const one = await stranger.post(path, { topic: 'follows' })
  expect(await wordsOf(one)).toContain('You’ll no longer get “Follows” emails.')
  expect(await emailChoices(mira)).toEqual({ ...before, follows: false })
  const all = await stranger.post(path, { topic: 'all' })
  expect(await wordsOf(all)).toContain('You’ll no longer get notifications or the newsletter by email.')
  expect(Object.values(await emailChoices(mira))).not.toContain(true)
})

test('two links used at once both count, and what stood for other topics stays', async () => {
  const mira = await reader({ email_newsletter: 'on' })
  const path = await unsubscribePath(mira)
  await Promise.all(['follows', 'likes'].map((topic) => new Visitor().post(path, { topic })))
  expect(await emailChoices(mira)).toMatchObject({ follows: false, likes: false, comments: true, newsletter: true })
})

test('a member without settings gets the defaults for the rest, in the time zone of their device', async () => {
  const mira = await registered({}, new Visitor({ timeZone: 'Asia/Tbilisi' }))
  await updateMember(idOf(mira), { emailConfirmedAt: new Date(1) })
  expect((await new Visitor().post(await unsubscribePath(mira), { topic: 'likes' })).status).toBe(200)
  expect(await emailChoices(mira)).toMatchObject({ likes: false, comments: true, follows: true })
  expect(await storedValue(notificationSettings, 'time_zone', { userId: idOf(mira) })).toBe('Asia/Tbilisi')
})

test('a digest that could not be sent for a day is no news', async () => {
  const mira = await reader()
  await follow(await registered(), mira)
  await queueDigests(env, { now: DUE })
  const sent: string[] = []
  const EMAIL = { send: async ({ to }: { to: string }) => sent.push(to) } as unknown as SendEmail
  const DAY = 86_400_000
  await deliverMails({ ...env, EMAIL, MAIL_FROM: 'hello@hd.example' } as typeof env, { now: DUE + DAY })
  expect(sent).not.toContain(mira.account.email)
  expect(await digestsTo(mira)).toMatchObject([{ status: 'failed' }])
})

test('a link that is not ours stops nothing', async () => {
  const mira = await reader()
  const path = await unsubscribePath(mira)
  const before = await emailChoices(mira)
  const forged = path.replace(/token=(.)/, (_, first: string) => `token=${first === 'A' ? 'B' : 'A'}`)
  for (const address of [forged, '/unsubscribe', `${ADDRESS}${'x'.repeat(200)}`]) {
    expect((await new Visitor().post(address, { topic: 'all' })).status).toBe(400)
    expect(await wordsOf(await new Visitor().get(address))).toContain('This link is incomplete')
  }
  expect((await new Visitor().post(path, { topic: 'everything' })).status).toBe(400)
  expect(await emailChoices(mira)).toEqual(before)
})

test('the link of a member who is gone breaks nothing', async () => {
  const mira = await reader()
  const path = await unsubscribePath(mira)
  for (const table of [notificationSettings, mails, notifications, sessions]) {
    await deleteRows(table, eq(table.userId, idOf(mira)))
  }
  await deleteRows(follows, { followeeId: idOf(mira) })
  await deleteRows(users, { id: idOf(mira) })
  expect((await new Visitor().post(path, { topic: 'all' })).status).toBe(200)
})
