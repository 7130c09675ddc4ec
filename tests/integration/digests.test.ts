import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { deliverMails } from '~/platform/mail/deliver-mails.server'
import { queueDigests } from '~/platform/mail/queue-digests.server'
import site from '../../workers/site'
import { idOf, type Member, registered, wordsOf } from './account'
import { linkIn, mailsTo } from './outbox'
import { runSql } from './run-sql'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const DUE = Date.UTC(2026, 2, 4, 5)
const ADDRESS = '/unsubscribe?token='

/** Somebody whose address is confirmed, who chose these settings. */
async function reader(settings: Record<string, string> = {}, isConfirmed = true) {
  const member = await registered()
  if (isConfirmed) await runSql('UPDATE users SET email_confirmed_at = 1 WHERE id = ?', idOf(member))
  const all = { email_likes: 'on', email_comments: 'on', email_follows: 'on' }
  const form = { intent: 'save', digest: 'daily', time_zone: 'UTC', ...all, ...settings }
  expect((await member.visitor.post('/app/settings?tab=notifications', form)).status).toBe(200)
  return member
}

/** Lets one follow the other, with the notification that is to be mailed. */
async function follow(follower: Member, followee: Member, change: { dueAt?: number; readAt?: number } = {}) {
  const [from, to] = [idOf(follower), idOf(followee)]
  await runSql('INSERT INTO follows (follower_id, followee_id) VALUES (?, ?)', from, to)
  await runSql(
    `INSERT INTO notifications (id, user_id, kind, actor_id, group_key, once_key, dispatched_at, mail_due_at, read_at)
      VALUES (?, ?, 'follow', ?, 'follow', ?, 1, ?, ?)`,
    ...[crypto.randomUUID(), to, from, `follow:${from}`, change.dueAt ?? DUE, change.readAt ?? null],
  )
}

const digestsTo = async ({ account }: Member) => (await mailsTo(account.email)).filter(({ kind }) => kind === 'digest')
const waitingFor = (member: Member) =>
  env.DB.prepare('SELECT count(*) AS n FROM notifications WHERE user_id = ? AND mail_due_at IS NOT NULL')
    .bind(idOf(member))
    .first<number>('n')

test('what is due is one digest, once, in the words of its reader', async () => {
  const [mira, ada, boris] = [await reader(), await registered(), await registered()]
  await runSql("UPDATE users SET language = 'ru' WHERE id = ?", idOf(mira))
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
  await runSql("INSERT INTO posts (id, author_id, content) VALUES (?, ?, 'Hello')", post, idOf(mira))
  const liker = await registered()
  await runSql('INSERT INTO post_likes (post_id, user_id) VALUES (?, ?)', post, idOf(liker))
  await runSql(
    `INSERT INTO notifications (id, user_id, kind, actor_id, post_id, group_key, once_key, dispatched_at, mail_due_at, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 620)
      SELECT ?1 || i, ?1, 'like', ?2, ?3, 'like', 'like:' || i, 1, ?4, i FROM n`,
    ...[idOf(mira), idOf(liker), post, DUE],
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
  await runSql('DELETE FROM follows WHERE follower_id = ?', idOf(boris))
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
  await runSql('UPDATE users SET is_active = 0 WHERE id = ?', idOf(away))
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
  const choices = await env.DB.prepare('SELECT choices FROM notification_settings WHERE user_id = ?')
    .bind(idOf(member))
    .first<string>('choices')
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
  await runSql('UPDATE users SET email_confirmed_at = 1 WHERE id = ?', idOf(mira))
  expect((await new Visitor().post(await unsubscribePath(mira), { topic: 'likes' })).status).toBe(200)
  expect(await emailChoices(mira)).toMatchObject({ likes: false, comments: true, follows: true })
  const zone = 'SELECT time_zone FROM notification_settings WHERE user_id = ?'
  expect(await env.DB.prepare(zone).bind(idOf(mira)).first('time_zone')).toBe('Asia/Tbilisi')
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
  for (const table of ['notification_settings', 'mails', 'notifications', 'sessions', 'follows']) {
    const column = table === 'follows' ? 'followee_id' : 'user_id'
    await runSql(`DELETE FROM ${table} WHERE ${column} = ?`, idOf(mira))
  }
  await runSql('DELETE FROM users WHERE id = ?', idOf(mira))
  expect((await new Visitor().post(path, { topic: 'all' })).status).toBe(200)
})
