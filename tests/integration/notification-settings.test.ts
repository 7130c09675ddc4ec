import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { follows } from '../../drizzle/schema/follows'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { idOf, registered, rowOf, wordsOf } from './account'
import { insertRow, storedRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=notifications'
const CHOICE = {
  intent: 'save',
  email_likes: 'on',
  email_newsletter: 'on',
  push_directMessages: 'on',
  in_app_sound: 'on',
  digest: 'weekly',
  time_zone: 'Europe/Moscow',
  quiet: 'on',
  quiet_from: '22:30',
  quiet_to: '07:00',
}
const CHOICES = {
  email: {
    likes: true,
    comments: false,
    follows: false,
    events: false,
    matches: false,
    referrals: false,
    insights: false,
    newsletter: true,
  },
  push: {
    likes: false,
    comments: false,
    follows: false,
    events: false,
    matches: false,
    referrals: false,
    insights: false,
    directMessages: true,
  },
  inApp: { all: false, sound: true },
}

const isTicked = (html: string, name: string) =>
  / checked=""/.test(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')
const zoneIn = (html: string) => /<option[^>]*value="([^"]+)"[^>]* selected=""/.exec(html)?.[1]
const timeIn = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]
const rowsOf = async (id: string) => {
  const results = await storedRows(notificationSettings, { userId: id })
  return results
}

test('a new member is shown what holds until they say otherwise', async () => {
  const { visitor } = await registered()
  const html = await (await visitor.get(TAB)).text()
  for (const topic of ['likes', 'comments', 'follows', 'matches', 'referrals', 'insights']) {
    expect([topic, isTicked(html, `email_${topic}`), isTicked(html, `push_${topic}`)]).toEqual([topic, true, true])
  }
  expect(isTicked(html, 'email_newsletter')).toBe(false)
  expect(isTicked(html, 'push_directMessages')).toBe(true)
  expect(isTicked(html, 'in_app_all')).toBe(true)
  expect(isTicked(html, 'in_app_sound')).toBe(false)
  expect(isTicked(html, 'quiet')).toBe(false)
  expect(html).not.toContain('name="push_newsletter"')
  expect(html).not.toContain('name="email_directMessages"')
})

test('the time zone begins with that of the device, and nothing is saved by looking', async () => {
  const { visitor, row } = await registered()
  expect(zoneIn(await (await visitor.get(TAB)).text())).toBe('UTC')
  visitor.cookies.set('tz', 'Asia/Tbilisi')
  expect(zoneIn(await (await visitor.get(TAB)).text())).toBe('Asia/Tbilisi')
  expect(await rowsOf(idOf({ row }))).toEqual([])
})

test('a zone that is chosen here is the member’s on every page', async () => {
  const member = await registered({}, new Visitor({ timeZone: 'Asia/Tbilisi' }))
  expect(zoneIn(await (await member.visitor.get(TAB)).text())).toBe('Asia/Tbilisi')
  await member.visitor.post(TAB, CHOICE)
  expect((await rowOf(member.account.username))?.time_zone).toBe('Europe/Moscow')
  expect(await wordsOf(await member.visitor.get('/app/insights/calendar'))).toContain('Time zone: Moscow.')
})

test('the bell counts by what was chosen from the moment it is saved', async () => {
  const member = await registered()
  const id = idOf(member)
  const [from, key] = [idOf(await registered()), crypto.randomUUID()]
  await insertRow(follows, { followerId: from, followeeId: id })
  await insertRow(notifications, {
    id: key,
    userId: id,
    kind: 'follow',
    actorId: from,
    groupKey: 'follow',
    onceKey: key,
    dispatchedAt: new Date(1),
  })
  const counted = () => env.HUB.getByName(id).counts()
  await member.visitor.post(TAB, { ...CHOICE, in_app_all: 'on' })
  await expect.poll(counted).toMatchObject({ notices: 1 })
  await member.visitor.post(TAB, CHOICE)
  await expect.poll(counted).toMatchObject({ notices: 0 })
})

test('everything is saved, shown again, and the same again is the same', async () => {
  const member = await registered()
  for (const _ of [1, 2]) {
    const response = await member.visitor.post(TAB, CHOICE)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Saved successfully!')
  }
  const rows = await rowsOf(idOf(member))
  expect(rows).toHaveLength(1)
  const { choices, digest, quiet_from, quiet_to, time_zone } = rows[0] ?? {}
  expect(JSON.parse(String(choices))).toEqual(CHOICES)
  expect([digest, quiet_from, quiet_to, time_zone]).toEqual(['weekly', 22 * 60 + 30, 7 * 60, 'Europe/Moscow'])

  const html = await (await member.visitor.get(TAB)).text()
  expect(isTicked(html, 'email_newsletter')).toBe(true)
  expect(isTicked(html, 'email_comments')).toBe(false)
  expect(isTicked(html, 'quiet')).toBe(true)
  expect([timeIn(html, 'quiet_from'), timeIn(html, 'quiet_to')]).toEqual(['22:30', '07:00'])
  expect(zoneIn(html)).toBe('Europe/Moscow')
})

test('what is wrong is said at its field, and what was chosen stays', async () => {
  const member = await registered()
  const sent = { ...CHOICE, time_zone: 'Mars/Olympus', digest: 'hourly', quiet_to: '22:30' }
  const response = await member.visitor.post(TAB, sent)
  expect(response.status).toBe(400)
  const html = await response.text()
  for (const text of ['choose a time zone', 'one of the options', 'The end must differ from the start']) {
    expect(html).toContain(text)
  }
  expect(isTicked(html, 'email_newsletter')).toBe(true)
  expect(isTicked(html, 'push_likes')).toBe(false)
  expect(await rowsOf(idOf(member))).toEqual([])
})

test('what waits for a channel goes by the new clock', async () => {
  const member = await registered()
  const id = idOf(member)
  const add = (name: string, mailDue: number | null, pushDue: number | null) =>
    insertRow(notifications, {
      ...{ id: `${id}-${name}`, userId: id, kind: 'follow', groupKey: `${id}-${name}`, onceKey: `${id}-${name}` },
      ...{
        mailDueAt: mailDue === null ? null : new Date(mailDue),
        pushDueAt: pushDue === null ? null : new Date(pushDue),
      },
    })
  await add('waits', 1, 1)
  await add('gone', null, null)
  const { quiet: _, ...loud } = CHOICE
  const before = Date.now()
  await member.visitor.post(TAB, loud)
  const rows = await storedRows(notifications, { userId: id }, { orderBy: ['id'] })
  const [gone, waits] = rows.map(({ mail_due_at, push_due_at }) => ({ mail: mail_due_at, push: push_due_at }))
  expect(gone).toEqual({ mail: null, push: null })
  // Monday, 8 o'clock in Moscow, three hours ahead of UTC.
  const due = new Date(waits?.mail ?? 0)
  expect([due.getUTCDay(), due.getUTCHours(), due.getUTCMinutes()]).toEqual([1, 5, 0])
  expect(due.getTime()).toBeGreaterThan(before)
  expect(waits?.push).toBeGreaterThanOrEqual(before)
})

test('the tab says in both languages what is told, and that an address has to be confirmed', async () => {
  const { visitor, account } = await registered()
  const english = await wordsOf(await visitor.get(TAB))
  expect(english).toContain('Direct messages A message arrives while you have no page open.')
  expect(english).toContain(`${account.email} isn’t confirmed yet`)
  visitor.cookies.set('language', 'ru')
  const russian = await wordsOf(await visitor.get(TAB))
  expect(russian).toContain('Личные сообщения Пришло сообщение, когда у вас не открыта ни одна страница сайта.')
  expect(russian).toContain('Тихие часы')
})
