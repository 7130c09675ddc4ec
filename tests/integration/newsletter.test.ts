import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveNotificationSettings } from '~/data/notifications/notification-settings.server'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '~/domain/community/notifications/notification-settings'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { queueNewsletters } from '~/platform/mail/queue-newsletters.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { notificationSettings } from '../../drizzle/schema/notifications'
import { posts } from '../../drizzle/schema/posts'
import { siteCounts } from '../../drizzle/schema/site-counts'
import site from '../../workers/site'
import { newEvent } from './events'
import { member } from './members'
import { mailsTo } from './outbox'
import { scansOf } from './query-plans'
import { deleteRows, insertRow, patchJson, storedValue, updateRows } from './rows'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const HOUR = 3_600_000
const DUE = Date.UTC(2026, 11, 1, 9)
/** Somewhen in the month before, when the choice was made. */
const BEFORE = DUE - 8 * 24 * HOUR

type Reader = Awaited<ReturnType<typeof member>>

const wish = (id: string, change: Partial<NotificationSettings> = {}, isWanted = true, at = BEFORE) => {
  const { email, ...choices } = DEFAULT_NOTIFICATION_SETTINGS.choices
  const all = { ...choices, email: { ...email, newsletter: isWanted } }
  return saveNotificationSettings(
    db,
    id,
    { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: 'UTC', choices: all, ...change },
    at,
  )
}
async function reader(change: Parameters<typeof member>[0] = {}, settings: Partial<NotificationSettings> = {}) {
  const made = await member({ emailConfirmedAt: new Date(1), ...change })
  await wish(made.id, settings)
  return made
}
const lettersTo = async ({ email }: Reader) => (await mailsTo(email)).filter(({ kind }) => kind === 'newsletter')
const dueOf = ({ id }: Reader) => storedValue(notificationSettings, 'newsletter_due_at', { userId: id })
async function post(
  author: { id: string },
  content: string,
  likes: number,
  visibility: 'public' | 'community' | 'connections' = 'public',
) {
  const id = crypto.randomUUID()
  await insertRow(posts, {
    id,
    authorId: author.id,
    content,
    visibility,
    likesCount: likes,
    createdAt: new Date(DUE - 24 * HOUR),
  })
  return id
}

beforeEach(async () => {
  await deleteRows(siteCounts, { name: 'posts.popular' })
  await updateRows(notificationSettings, {}, { newsletterDueAt: null })
})

test('whoever wants it has one letter on the first, in their language, with its posts, events and sky', async () => {
  const [mira, ivan, plain] = [await reader(), await reader({ language: 'ru' }), await member()]
  const author = await member({ fullName: 'Anna Berg' })
  const id = await post(author, 'How I wait for an invitation', 4)
  const eventId = await newEvent(author, {
    title: 'Circle of projectors',
    startsAt: new Date(DUE + 48 * HOUR),
    endsAt: new Date(DUE + 50 * HOUR),
  })
  await queueNewsletters(env, { now: DUE - 1 })
  expect(await lettersTo(mira)).toEqual([])
  await Promise.all([1, 2].map(() => queueNewsletters(env, { now: DUE })))
  await queueNewsletters(env, { now: DUE + 300_000 })
  const [letter, ...more] = await lettersTo(mira)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ status: 'waiting', subject: 'Newsletter: December 2026' })
  expect(letter?.text).toContain('Anna Berg, 4 likes\n  “How I wait for an invitation”')
  expect(letter?.text).toContain(`/posts/${id}`)
  expect(letter?.text).toContain('Circle of projectors\n  3 December at 09:00 UTC, online')
  expect(letter?.text).toContain(`/app/events/${eventId}`)
  // The almanac: new moon on 9 December at 00:52 UTC, full moon on 24 December at 01:28 UTC.
  expect(letter?.text).toMatch(/9 December: New moon in gate \d+/)
  expect(letter?.text).toMatch(/24 December: Full moon in gate \d+/)
  const [russian] = await lettersTo(ivan)
  expect(russian).toMatchObject({ language: 'ru', subject: 'Рассылка: декабрь 2026 г.' })
  expect(russian?.text).toContain('Anna Berg, 4 отметки «Нравится»')
  expect(russian?.text).toMatch(/9 декабря: Новолуние/)
  expect(await lettersTo(plain)).toEqual([])
  expect(await dueOf(mira)).toBe(Date.UTC(2027, 0, 1, 9))
})

test('the next month brings the next one', async () => {
  const mira = await reader()
  await queueNewsletters(env, { now: DUE })
  await queueNewsletters(env, { now: DUE + 30 * 24 * HOUR })
  expect(await lettersTo(mira)).toHaveLength(1)
  await queueNewsletters(env, { now: DUE + 31 * 24 * HOUR })
  expect((await lettersTo(mira)).map(({ subject }) => subject)).toEqual([
    'Newsletter: January 2027',
    'Newsletter: December 2026',
  ])
})

test('it goes by the clock of the member and waits for the end of quiet hours; whoever moves has no second one', async () => {
  const mira = await reader({}, { timeZone: 'America/Los_Angeles', quietHours: { from: 8 * 60, to: 10 * 60 } })
  await queueNewsletters(env, { now: DUE + 9 * HOUR - 1 })
  expect(await lettersTo(mira)).toEqual([])
  await queueNewsletters(env, { now: DUE + 9 * HOUR })
  const [letter] = await lettersTo(mira)
  expect(letter?.text).toContain('8 December: New moon')
  await wish(mira.id, { timeZone: 'Pacific/Honolulu' }, true, DUE + 9 * HOUR + 1)
  await queueNewsletters(env, { now: DUE + 12 * HOUR })
  expect(await lettersTo(mira)).toHaveLength(1)
})

test('only posts that are public and the reader’s to see are in it, and no name or text carries an address', async () => {
  const [mira, blocked, muted, away, closed] = [
    await reader(),
    await member(),
    await member(),
    await member({ isActive: false }),
    await member({ profileVisibility: 'connections' }),
  ]
  await insertRow(blocks, { blockerId: blocked.id, blockedId: mira.id })
  await insertRow(mutes, { muterId: mira.id, mutedId: muted.id })
  await insertRow(mutedWords, { userId: mira.id, word: 'politics', wordKey: 'politics' })
  for (const author of [blocked, muted, away, closed]) await post(author, 'Not to be read', 90)
  const open = await member({ fullName: 'Prizes at evil.example' })
  await post(open, 'Among us', 80, 'community')
  await post(open, 'All about politics', 70)
  await post(mira, 'My own words', 60)
  await post(open, 'Nobody likes it', 0)
  await post(open, 'Look at https://evil.example now', 50)
  const soon = { startsAt: new Date(DUE + HOUR), endsAt: new Date(DUE + 2 * HOUR) }
  for (const host of [blocked, muted]) await newEvent(host, { ...soon, title: 'Unseen' })
  await newEvent(open, { ...soon, title: 'Unseen politics' })
  await newEvent(open, { ...soon, title: 'Unseen, for it runs', startsAt: new Date(DUE - HOUR) })
  await queueNewsletters(env, { now: DUE })
  const [letter] = await lettersTo(mira)
  expect(letter?.text).not.toMatch(/Not to be read|Among us|politics|My own|Nobody likes|evil\.example|Unseen/)
  expect(letter?.text).toContain(`${open.username}, 50 likes\n  “Look at … now”`)
})

test('nothing is written to who is away, unconfirmed or put it off; who comes back has the next one', async () => {
  const [away, unconfirmed, unwilling] = [
    await reader({ isActive: false }),
    await reader({ emailConfirmedAt: null }),
    await reader(),
  ]
  await patchJson(notificationSettings, 'choices', { userId: unwilling.id }, { '$.email.newsletter': false })
  await queueNewsletters(env, { now: DUE })
  for (const one of [away, unconfirmed, unwilling]) expect(await lettersTo(one)).toEqual([])
  expect(await dueOf(away)).toBe(Date.UTC(2027, 0, 1, 9))
  expect(await dueOf(unwilling)).toBeNull()
  await wish(unwilling.id, {}, true, DUE + HOUR)
  expect(await dueOf(unwilling)).toBe(Date.UTC(2027, 0, 1, 9))
  await wish(unwilling.id, {}, false, DUE + HOUR)
  expect(await dueOf(unwilling)).toBeNull()
})

test('while the sky is not told it waits, for a week at most', async () => {
  const mira = await reader()
  // A month that nobody asked for yet: what was told of the sky is kept.
  const first = Date.UTC(2027, 1, 1, 9)
  await updateRows(notificationSettings, { userId: mira.id }, { newsletterDueAt: new Date(first) })
  const CHART = { fetch: async () => new Response('', { status: 503 }) } as unknown as Fetcher
  await queueNewsletters({ ...env, CHART }, { now: first })
  expect(await lettersTo(mira)).toEqual([])
  await queueNewsletters(env, { now: first + HOUR })
  expect(await lettersTo(mira)).toHaveLength(1)
  await queueNewsletters(env, { now: Date.UTC(2027, 2, 9) })
  expect(await lettersTo(mira)).toHaveLength(1)
  expect(await dueOf(mira)).toBe(Date.UTC(2027, 3, 1, 9))
})

test('what is due at a new choice of hours stays due', async () => {
  const mira = await reader()
  await wish(mira.id, { digest: 'weekly' }, true, DUE + 60_000)
  await queueNewsletters(env, { now: DUE + 120_000 })
  expect(await lettersTo(mira)).toHaveLength(1)
})

test('put off to the end of quiet hours it is not lost by a choice made meanwhile', async () => {
  const quietHours = { from: 8 * 60, to: 10 * 60 }
  const mira = await reader({}, { quietHours })
  await queueNewsletters(env, { now: DUE })
  await wish(mira.id, { quietHours, digest: 'weekly' }, true, DUE + HOUR / 2)
  await queueNewsletters(env, { now: DUE + HOUR })
  expect(await lettersTo(mira)).toHaveLength(1)
})

test('one click stops it and nothing else', async () => {
  const mira = await reader()
  await queueNewsletters(env, { now: DUE })
  const sent: { headers?: Record<string, string>; to: string }[] = []
  const EMAIL = { send: async (letter: (typeof sent)[number]) => sent.push(letter) } as unknown as SendEmail
  await deliverMails({ ...env, EMAIL, MAIL_FROM: 'hello@hd.example' } as typeof env, { now: DUE + 1 })
  const letter = sent.find(({ to }) => to === mira.email)
  expect(letter?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const url = new URL(/^<(.+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const execution = createExecutionContext()
  const request = new Request(`http://localhost${url.pathname}${url.search}`, { method: 'POST', body })
  expect((await site.fetch(request, env, execution)).status).toBe(200)
  await waitOnExecutionContext(execution)
  const choices = await storedValue(notificationSettings, 'choices', { userId: mira.id })
  expect(JSON.parse(choices ?? '').email).toEqual(DEFAULT_NOTIFICATION_SETTINGS.choices.email)
  expect(await dueOf(mira)).toBeNull()
  await queueNewsletters(env, { now: DUE + 31 * 24 * HOUR })
  expect(await lettersTo(mira)).toHaveLength(1)
})

test('a letter that could not be sent for a day is no news', async () => {
  const mira = await reader()
  await queueNewsletters(env, { now: DUE })
  const EMAIL = { send: async () => undefined } as unknown as SendEmail
  await deliverMails({ ...env, EMAIL, MAIL_FROM: 'hello@hd.example' } as typeof env, { now: DUE + 24 * HOUR })
  expect(await lettersTo(mira)).toMatchObject([{ status: 'failed' }])
})

test('who is due is found by an index', async () => {
  expect(
    await scansOf('SELECT user_id FROM notification_settings WHERE newsletter_due_at <= ? ORDER BY newsletter_due_at'),
  ).toEqual([])
})
