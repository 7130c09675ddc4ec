import { beforeAll, describe, expect, test, vi } from 'vitest'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf, type Member, registered, rowOf, wordsOf } from './account'
import { newEvent } from './events'
import { updateMember } from './members'
import { finishFields, googler, oauthVisitor, walk } from './oauth-flow'
import { press, visit } from './plain-form'
import { countRows, insertRow, storedRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PAGE = '/app/notifications'
const PATH = '/resources/time-zone'
const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }
const QUESTION = 'Your device is on Berlin time. Switch from London?'

const zoneOf = async ({ account }: Pick<Member, 'account'>) => (await rowOf(account.username))?.time_zone

/** A member of London, in the browser of a device that is elsewhere. */
async function londoner(deviceZone = 'Europe/Berlin') {
  const member = await registered({}, new Visitor({ timeZone: 'Europe/London' }))
  member.visitor.cookies.set('tz', encodeURIComponent(deviceZone))
  return member
}

describe('signing up stores', () => {
  test.each([
    ['the zone of the device', 'Asia/Tbilisi', 'Asia/Tbilisi'],
    ['its one spelling', 'asia/tbilisi', 'Asia/Tbilisi'],
    ['nothing where the device’s is not known', undefined, null],
    ['nothing of a cookie that names no zone', 'Mars/Olympus', null],
  ])('%s', async (_, timeZone, expected) => {
    const place = { city: 'Chicago', country: 'US', timezone: 'America/Chicago' }
    const visitor = new Visitor({ place, ...(timeZone && { timeZone }) })
    expect(await zoneOf(await registered({}, visitor))).toBe(expected)
  })

  test('the same for an account of a provider', async () => {
    const visitor = oauthVisitor()
    visitor.cookies.set('tz', encodeURIComponent('Asia/Tbilisi'))
    await walk(visitor, googler())
    const fields = finishFields()
    expect((await visitor.post('/oauth/finish', fields)).status).toBe(302)
    expect((await rowOf(fields.username))?.time_zone).toBe('Asia/Tbilisi')
  })
})

test('a member without a zone gets the device’s at the next sign-in, and keeps it elsewhere', async () => {
  const member = await registered()
  const { email, password } = member.account
  expect(await zoneOf(member)).toBeNull()
  for (const timeZone of ['Asia/Tbilisi', 'Europe/Berlin']) {
    await new Visitor({ timeZone }).post('/login', { email, password })
    expect(await zoneOf(member)).toBe('Asia/Tbilisi')
  }
})

test('a connection from elsewhere changes neither the zone nor the clock of a page', async () => {
  const member = await registered({}, new Visitor({ timeZone: 'Asia/Tbilisi' }))
  const { email, password } = member.account
  const away = new Visitor({ place: { city: 'Chicago', country: 'US', timezone: 'America/Chicago' } })
  expect((await away.post('/login', { email, password })).status).toBe(302)
  await updateMember(idOf(member), { lastActiveAt: new Date(0) })
  await updateRows(sessions, { userId: idOf(member) }, { lastSeenAt: new Date(0) })
  expect((await visit(away, '/app/insights/calendar')).words).toContain('Time zone: Tbilisi.')
  expect(await zoneOf(member)).toBe('Asia/Tbilisi')
})

// Chrome says Asia/Calcutta, Firefox Asia/Kolkata; before, the server stored the former.
test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kiev', 'Europe/Kyiv'],
])('a device in %s and a member in %s have one zone: no question, and once in the settings', async (device, own) => {
  const member = await registered({}, new Visitor({ timeZone: device }))
  await updateMember(idOf(member), { timeZone: own })
  expect((await visit(member.visitor, PAGE)).words).not.toContain('Your device is on')
  const html = await (await member.visitor.get('/app/settings?tab=notifications')).text()
  const options = [...html.matchAll(/<option[^>]*value="([^"]+)"([^>]*)>/g)]
  const names = options.map(([, name]) => name).filter((name) => [device, own].includes(name ?? ''))
  expect(names).toEqual([device === 'Europe/Kiev' ? 'Europe/Kyiv' : 'Asia/Kolkata'])
  expect(options.filter(([tag]) => tag.includes(' selected')).map(([, name]) => name)).toEqual(names)
})

test('every page tells the server the zone of the device', async () => {
  const page = await (await new Visitor().get('/login')).text()
  expect(page).toMatch(/<script nonce="[^"]+">[^<]*document\.cookie='tz='/)
})

describe('a member whose device is elsewhere', () => {
  test('is asked in their language, and by no page where the clocks are the same', async () => {
    const { visitor } = await londoner()
    expect((await visit(visitor, PAGE)).words).toContain(QUESTION)
    visitor.cookies.set('language', 'ru')
    expect((await visit(visitor, PAGE)).words).toContain(
      'Часовой пояс устройства — Германия, в настройках — Великобритания. Переключить?',
    )
    visitor.cookies.set('language', 'en')
    for (const same of ['Europe/London', 'Europe/Jersey', 'Mars/Olympus']) {
      visitor.cookies.set('tz', encodeURIComponent(same))
      expect((await visit(visitor, PAGE)).words).not.toContain('Your device is on')
    }
  })

  test('switches: pages and mails go by the new clock', async () => {
    const member = await londoner()
    const after = await press(member.visitor, await visit(member.visitor, PAGE), 'Switch')
    expect(after.path).toBe(PAGE)
    expect(after.words).not.toContain(QUESTION)
    expect(await zoneOf(member)).toBe('Europe/Berlin')
    // A member who never chose how to be told still has the usual.
    expect(await countRows(notificationSettings, { userId: idOf(member) })).toBe(0)
    expect((await visit(member.visitor, '/app/insights/calendar')).words).toContain('Time zone: Berlin.')
  })

  test('keeps their own, and is asked again only of another zone', async () => {
    const member = await londoner()
    const { visitor } = member
    expect((await press(visitor, await visit(visitor, PAGE), 'Keep')).words).not.toContain(QUESTION)
    expect((await visit(visitor, '/app/events')).words).not.toContain(QUESTION)
    expect(await zoneOf(member)).toBe('Europe/London')
    expect(visitor.setCookies.join()).toContain(
      'tz_dismissed=Europe%2FBerlin%2CEurope%2FLondon; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly',
    )
    visitor.cookies.set('tz', 'Asia%2FTokyo')
    expect((await visit(visitor, PAGE)).words).toContain('Your device is on Tokyo time. Switch from London?')
  })

  test('kept London in Berlin, switched to Tokyo: back in Berlin they are asked again', async () => {
    const { visitor } = await londoner()
    await press(visitor, await visit(visitor, PAGE), 'Keep')
    visitor.cookies.set('tz', 'Asia%2FTokyo')
    await press(visitor, await visit(visitor, PAGE), 'Switch')
    visitor.cookies.set('tz', 'Europe%2FBerlin')
    expect((await visit(visitor, PAGE)).words).toContain('Your device is on Berlin time. Switch from Tokyo?')
  })

  test('is asked on the pages outside /app too', async () => {
    const { visitor, account } = await londoner()
    for (const path of [`/u/${account.username}`, '/library']) {
      expect((await visit(visitor, path)).words, path).toContain(QUESTION)
    }
    expect((await visit(new Visitor({ timeZone: 'Europe/Berlin' }), '/library')).words).not.toContain(
      'Your device is on',
    )
  })

  test('switching changes the zone and nothing else of the settings, and moves what waits', async () => {
    const member = await londoner('Asia/Tokyo')
    const id = idOf(member)
    const choice = { intent: 'save', digest: 'weekly', time_zone: 'Europe/London', email_likes: 'on' }
    const quiet = { quiet: 'on', quiet_from: '22:30', quiet_to: '07:00' }
    await member.visitor.post('/app/settings?tab=notifications', { ...choice, ...quiet })
    // As one of another browser, which knows nothing of that choice.
    member.visitor.cookies.delete('tz_dismissed')
    const settings = async () => {
      const row = await storedRow(notificationSettings, { userId: id })
      const { updated_at: _, ...kept } = row ?? {}
      return kept
    }
    const before = await settings()
    await insertRow(notifications, {
      id,
      userId: id,
      kind: 'follow',
      groupKey: id,
      onceKey: id,
      mailDueAt: new Date(1),
      pushDueAt: new Date(1),
    })
    await press(member.visitor, await visit(member.visitor, PAGE), 'Switch')
    expect(await settings()).toEqual({ ...before, time_zone: 'Asia/Tokyo' })
    const row = await storedRow(notifications, { id })
    const due = { mail: row?.mail_due_at ?? 0, push: row?.push_due_at ?? 0 }
    // Monday, 8 o'clock in Tokyo, nine hours ahead of UTC.
    const mail = new Date(due.mail)
    expect([mail.getUTCDay(), mail.getUTCHours(), mail.getUTCMinutes()]).toEqual([0, 23, 0])
    // Push comes by day there: neither in the night of everybody nor in the member's quiet hours.
    const hour = (new Date(due.push).getUTCHours() + 9) % 24
    expect([due.push > 1, hour >= 7, hour < 23]).toEqual([true, true, true])
  })

  test('without scripts a switch that fails says so, and a session that ended leads to sign in', async () => {
    const { visitor } = await londoner()
    const back = { back: PAGE, intent: 'switch' }
    const refused = await visitor.post(PATH, { ...back, time_zone: 'Mars/Olympus' })
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, `${PAGE}?refused=timeZone.unexpected`])
    expect((await visit(visitor, `${PAGE}?refused=timeZone.unexpected`)).words).toContain('Couldn’t save your choice.')
    const signedOut = await new Visitor().post(PATH, { ...back, time_zone: 'Europe/Berlin' })
    expect([signedOut.status, signedOut.headers.get('Location')]).toEqual([
      303,
      '/login?redirect=%2Fapp%2Fnotifications',
    ])
  })

  test('is not asked about a zone they have just chosen in the settings', async () => {
    const { visitor } = await londoner()
    const choice = { intent: 'save', digest: 'daily', time_zone: 'Asia/Tokyo' }
    expect((await visitor.post('/app/settings?tab=notifications', choice)).status).toBe(200)
    expect((await visit(visitor, PAGE)).words).not.toContain('Your device is on')
  })

  test('sends a zone that there is, signed in', async () => {
    const member = await londoner()
    const send = (visitor: Visitor, fields: Record<string, string>) => visitor.post(`${PATH}.data`, fields, SCRIPT)
    for (const time_zone of ['', 'Mars/Olympus', '+03:00']) {
      expect((await send(member.visitor, { intent: 'switch', time_zone })).status).toBe(400)
    }
    expect((await send(member.visitor, { intent: 'other', time_zone: 'Europe/Berlin' })).status).toBe(400)
    expect((await send(new Visitor(), { intent: 'switch', time_zone: 'Europe/Berlin' })).status).toBe(401)
    expect(await zoneOf(member)).toBe('Europe/London')
    expect((await send(member.visitor, { intent: 'switch', time_zone: 'Europe/Berlin' })).status).toBe(200)
    expect(await zoneOf(member)).toBe('Europe/Berlin')
  })
})

describe('an event', () => {
  let path: string

  beforeAll(async () => {
    const host = await registered()
    const startsAt = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 20, 17))
    const id = await newEvent({ id: idOf(host) }, { title: 'Evening of charts', startsAt, timeZone: 'Europe/Berlin' })
    path = `/app/events/${id}`
  })

  const told = async (timeZone: string, address: string, language = 'en') => {
    const { visitor } = await registered({}, new Visitor({ timeZone }))
    visitor.cookies.set('language', language)
    return wordsOf(await visitor.get(address))
  }

  test.each(['page', 'card'])('on its %s has its own time and the reader’s, where they differ', async (where) => {
    const address = where === 'page' ? path : '/app/events'
    const abroad = await told('America/New_York', address)
    expect(abroad).toContain('12:00–14:00 your time')
    expect(abroad).toContain('18:00–20:00 (Berlin)')
    const russian = await told('America/New_York', address, 'ru')
    expect(russian).toContain('12:00–14:00 по вашему времени')
    expect(russian).toContain('18:00–20:00 в часовом поясе события (Германия)')
    const near = await told('Europe/Paris', address)
    expect(near).toContain('18:00–20:00')
    expect(near).not.toContain('your time')
  })
})
