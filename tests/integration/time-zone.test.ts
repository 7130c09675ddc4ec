import { beforeAll, describe, expect, test, vi } from 'vitest'
import { countOf, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { newEvent } from './events'
import { finishFields, googler, oauthVisitor, walk } from './oauth-flow'
import { press, visit } from './plain-form'
import { runSql } from './run-sql'
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
  const member = await registered({ device_zone: 'Europe/London' })
  member.visitor.cookies.set('tz', encodeURIComponent(deviceZone))
  return member
}

describe('signing up stores', () => {
  const CASES: [string, Record<string, string>, string | undefined, string | null][] = [
    ['the zone of the form', { device_zone: 'Asia/Tbilisi' }, undefined, 'Asia/Tbilisi'],
    ['that of the form before the cookie’s', { device_zone: 'Asia/Tbilisi' }, 'Europe/Berlin', 'Asia/Tbilisi'],
    ['the cookie’s without scripts', { device_zone: '' }, 'Europe/Berlin', 'Europe/Berlin'],
    ['the cookie’s where the form’s is none', { device_zone: 'Mars/Olympus' }, 'Europe/Berlin', 'Europe/Berlin'],
    ['nothing where neither is known', {}, undefined, null],
    ['nothing of a cookie that names no zone', {}, 'Mars/Olympus', null],
  ]

  test.each(CASES)('%s', async (_, fields, timeZone, expected) => {
    const place = { city: 'Chicago', country: 'US', timezone: 'America/Chicago' }
    const visitor = new Visitor({ place, ...(timeZone && { timeZone }) })
    expect(await zoneOf(await registered(fields, visitor))).toBe(expected)
  })

  test('that of the form which finishes an account of a provider', async () => {
    const visitor = oauthVisitor()
    await walk(visitor, googler())
    const fields = finishFields({ device_zone: 'Asia/Tbilisi' })
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
  const member = await registered({ device_zone: 'Asia/Tbilisi' })
  const { email, password } = member.account
  const away = new Visitor({ place: { city: 'Chicago', country: 'US', timezone: 'America/Chicago' } })
  expect((await away.post('/login', { email, password })).status).toBe(302)
  await runSql('UPDATE users SET last_active_at = 0 WHERE id = ?', idOf(member))
  await runSql('UPDATE sessions SET last_seen_at = 0 WHERE user_id = ?', idOf(member))
  expect((await visit(away, '/app/insights/calendar')).words).toContain('Times in Asia/Tbilisi.')
  expect(await zoneOf(member)).toBe('Asia/Tbilisi')
})

test('every page tells the server the zone of the device', async () => {
  const page = await (await new Visitor().get('/login')).text()
  expect(page).toMatch(/<script nonce="[^"]+">try\{document\.cookie='tz='/)
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
    const saved = "user_id = ? AND time_zone = 'Europe/Berlin' AND digest = 'daily'"
    expect(await countOf('notification_settings', saved, idOf(member))).toBe(1)
    expect((await visit(member.visitor, '/app/insights/calendar')).words).toContain('Times in Europe/Berlin.')
  })

  test('keeps their own, and is asked again only of another zone', async () => {
    const member = await londoner()
    const { visitor } = member
    expect((await press(visitor, await visit(visitor, PAGE), 'Keep')).words).not.toContain(QUESTION)
    expect((await visit(visitor, '/app/events')).words).not.toContain(QUESTION)
    expect(await zoneOf(member)).toBe('Europe/London')
    expect(visitor.setCookies.join()).toContain(
      'tz_kept=Europe%2FBerlin; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly',
    )
    visitor.cookies.set('tz', 'Asia%2FTokyo')
    expect((await visit(visitor, PAGE)).words).toContain('Your device is on Tokyo time. Switch from London?')
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

  const told = async (device_zone: string, address: string, language = 'en') => {
    const { visitor } = await registered({ device_zone })
    visitor.cookies.set('language', language)
    return wordsOf(await visitor.get(address))
  }

  test.each(['page', 'card'])(
    'on its %s is told by its own clock and the reader’s, where they differ',
    async (where) => {
      const address = where === 'page' ? path : '/app/events'
      const abroad = await told('America/New_York', address)
      expect(abroad).toContain('12:00–14:00 your time')
      expect(abroad).toContain('18:00–20:00 (Berlin)')
      const russian = await told('America/New_York', address, 'ru')
      expect(russian).toContain('12:00–14:00 по вашему времени')
      expect(russian).toContain('18:00–20:00 по местному времени (Германия)')
      const near = await told('Europe/Paris', address)
      expect(near).toContain('18:00–20:00')
      expect(near).not.toContain('your time')
    },
  )
})
