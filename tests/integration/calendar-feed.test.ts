import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { eventGuests, events as eventsTable } from '../../drizzle/schema/events'
import { BIRTH, idOf, type Member, registered } from './account'
import { newEvent } from './events'
import { member, updateMember } from './members'
import { readCalendarFile } from './read-calendar-file'
import { countRows, insertRow, storedRow, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/insights/calendar'
const ALL = { sun: 'on', phases: 'on', stations: 'on', cycles: 'on', events: 'on' }
const db = createDatabase(env.DB)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The clock of the site stands there; only the date, timers run. */
function at(iso: string) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(iso))
}

const PATH = /\/calendar\/[0-9a-f]{64}\.ics/

async function send({ visitor }: Pick<Member, 'visitor'>, fields: Record<string, string>) {
  const response = await visitor.post(PAGE, fields)
  const html = await response.text()
  return { status: response.status, path: PATH.exec(html)?.[0] ?? null, html }
}

/** A member's feed, and its path. */
async function withFeed(kinds: Record<string, string> = ALL, change: Record<string, string> = {}) {
  const one = await registered(change)
  const { path, status } = await send(one, { intent: 'create', ...kinds })
  expect([status, path]).toEqual([200, expect.any(String)])
  return { ...one, id: idOf(one), path: path! }
}

const get = (path: string, headers: Record<string, string> = {}, site: object = {}) =>
  new Visitor({ site }).get(path, headers)
const read = async (path: string) => readCalendarFile(await (await get(path)).arrayBuffer())

test('the address is shown once and opens for who knows it; the database knows only its hash', async () => {
  const { visitor, path, id } = await withFeed()
  const response = await get(path)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect(await (await visitor.get(PAGE)).text()).not.toMatch(PATH)
  const row = await storedRow(calendarFeeds, { userId: id })
  expect(JSON.stringify(row)).not.toContain(path.slice(10, -4))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path.slice(10, -4)))
  expect(row?.token_hash).toBe([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
})

test('made twice, as by a page loaded anew, the first address holds', async () => {
  const one = await withFeed()
  const again = await send(one, { intent: 'create', ...ALL })
  expect([again.status, again.path]).toEqual([409, null])
  expect(again.html).toContain('You already have an address')
  expect((await get(one.path)).status).toBe(200)
})

test('renewed, the old address is dead at once; removed, the new one is', async () => {
  const one = await withFeed()
  const { status, path } = await send(one, { intent: 'renew' })
  expect([status, path === one.path]).toEqual([200, false])
  expect([(await get(one.path)).status, (await get(path!)).status]).toEqual([404, 200])
  expect((await send(one, { intent: 'remove' })).status).toBe(200)
  expect((await get(path!)).status).toBe(404)
  expect(await countRows(calendarFeeds, { userId: one.id })).toBe(0)
  expect((await send(one, { intent: 'renew' })).status).toBe(409)
  expect((await send(one, { intent: 'save', sun: 'on' })).status).toBe(409)
})

test.each([
  [{ intent: 'create' }, 400, 'Choose at least one.'],
  [{ intent: 'everything', ...ALL }, 400, ''],
])('the form %j is refused', async (fields, status, words) => {
  const one = await registered()
  const answer = await send(one, fields as Record<string, string>)
  expect([answer.status, answer.path]).toEqual([status, null])
  expect(answer.html).toContain(words)
  expect(await countRows(calendarFeeds, { userId: idOf(one) })).toBe(0)
})

test.each(['0'.repeat(64), 'f'.repeat(63), 'F'.repeat(64), '..%2F', 'x'])('nothing is at %s', async (token) => {
  expect((await get(`/calendar/${token}.ics`)).status).toBe(404)
})

test('who is away has no calendar until they are back; who is suspended reads on; who is gone leaves none', async () => {
  const { path, id } = await withFeed()
  await updateMember(id, { isActive: false })
  expect((await get(path)).status).toBe(404)
  await updateMember(id, { isActive: true, suspendedUntil: new Date(9e12) })
  expect((await get(path)).status).toBe(200)
  await deleteWholeMember(db, id)
  expect((await get(path)).status).toBe(404)
  expect(await countRows(calendarFeeds, { userId: id })).toBe(0)
})

test('who has it already is told so, until something changes', async () => {
  const { path, id } = await withFeed()
  at(new Date().toISOString())
  const first = await get(path)
  const etag = first.headers.get('ETag')!
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get(path, { 'If-None-Match': known })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
  }
  expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  await newEvent({ id }, { title: 'Something new' })
  const changed = await get(path, { 'If-None-Match': etag })
  expect([changed.status, changed.headers.get('ETag') === etag]).toEqual([200, false])
})

test.each([
  ['2026-01-10T12:00:00Z', '2026-01-22T00:54', 'Sun enters gate 41'],
  ['2026-06-01T12:00:00Z', '2027-01-22T06:41', 'Sun enters gate 41'],
  ['2021-12-20T12:00:00Z', '2021-12-30T23:46', 'Sun enters gate 38'],
])('asked on %s it knows that within a minute of %s %s', async (now, minute, words) => {
  const { path } = await withFeed({ sun: 'on' })
  at(now)
  const { events } = await read(path)
  const isThen = (instant: string) => Math.abs(Date.parse(instant) - Date.parse(`${minute}:00Z`)) <= 60_000
  const found = events.filter(({ SUMMARY, DTSTART }) => SUMMARY!.startsWith(words) && isThen(DTSTART!))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ TRANSP: 'TRANSPARENT', STATUS: 'CONFIRMED' })
  expect(found[0]).not.toHaveProperty('DTEND')
  expect(found[0]).not.toHaveProperty('ORGANIZER')
  expect(found[0]!.DESCRIPTION).toBe(
    words.endsWith('41') ? 'The Human Design year begins' : 'Gate 1 of the last 4 before the Human Design year begins',
  )
})

test('it holds a month back and a year ahead, and of the Sun each gate once a year', async () => {
  const { path } = await withFeed({ sun: 'on' })
  at('2026-06-01T12:00:00Z')
  const { events, properties } = await read(path)
  expect(properties.NAME).toBe('Human Design calendar')
  expect(events.every(({ DTSTART }) => DTSTART! > '2026-05-01' && DTSTART! < '2027-06-03')).toBe(true)
  // 397 days of 365.2422 in which the Sun goes through 64 gates.
  expect(Math.abs(events.length - (397 / 365.2422) * 64)).toBeLessThan(1)
})

test('a day later what is told of both days has the same name', async () => {
  const { path } = await withFeed()
  at('2026-06-01T12:00:00Z')
  const first = await read(path)
  at('2026-06-02T12:00:00Z')
  const second = await read(path)
  const known = new Map(first.events.map((event) => [event.UID, event]))
  const shared = second.events.filter(({ UID }) => known.has(UID))
  expect(shared.length).toBeGreaterThan(first.events.length - 8)
  for (const event of shared) expect(event).toEqual(known.get(event.UID))
})

test('it holds the kinds that are chosen, and others once they are', async () => {
  const one = await withFeed({ phases: 'on' })
  at('2026-06-01T12:00:00Z')
  const phases = (await read(one.path)).events
  // Of 397 days a month of phases has 29.53.
  expect(Math.abs(phases.length - (397 / 29.530589) * 4)).toBeLessThan(2)
  expect(phases.every(({ SUMMARY }) => /moon|quarter/i.test(SUMMARY!))).toBe(true)
  vi.useRealTimers()
  expect((await send(one, { intent: 'save', stations: 'on' })).status).toBe(200)
  at('2026-06-01T12:00:00Z')
  const stations = (await read(one.path)).events
  expect(stations.length).toBeGreaterThan(20)
  expect(stations.every(({ SUMMARY }) => /turns (direct|retrograde)/.test(SUMMARY!))).toBe(true)
})

test('planets and the Moon are in it for whoever asks, and are not chosen beforehand', async () => {
  const fresh = await (await (await registered()).visitor.get(PAGE)).text()
  const isTicked = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*checked`).test(fresh)
  expect(['sun', 'events', 'planets', 'moon'].map(isTicked)).toEqual([true, true, false, false])
  const one = await withFeed({ moon: 'on' })
  at('2026-06-01T12:00:00Z')
  const moons = (await read(one.path)).events
  // 64 gates in a tropical month of 27.321582 days.
  expect(Math.abs(moons.length - (397 / 27.321582) * 64)).toBeLessThan(2)
  expect(moons.every(({ SUMMARY }) => SUMMARY!.startsWith('Moon enters gate'))).toBe(true)
  expect(new Set(moons.map(({ UID }) => UID)).size).toBe(moons.length)
  vi.useRealTimers()
  expect((await send(one, { intent: 'save', planets: 'on' })).status).toBe(200)
  at('2026-06-01T12:00:00Z')
  const planets = (await read(one.path)).events
  const first = ({ SUMMARY }: { SUMMARY?: string }) => SUMMARY!.split(/ (?:enters|moves back into) gate /)[0]!
  const bodies = new Set(planets.map(first))
  // The slowest stay in a gate for longer than this; the South Node goes with the North Node.
  for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'North Node']) expect(bodies).toContain(body)
  for (const body of ['Sun', 'Earth', 'Moon']) expect(bodies).not.toContain(body)
  expect(new Set(planets.map(({ UID }) => UID)).size).toBe(planets.length)
})

test('the link of a moment leads to the day that it is on by the clock of the member', async () => {
  const { path, id } = await withFeed({ sun: 'on' })
  await updateMember(id, { timeZone: 'America/New_York' })
  at('2026-01-10T12:00:00Z')
  const { events } = await read(path)
  // At 00:54 UTC on the 22nd it is the evening before in New York.
  const newYear = events.find(
    ({ SUMMARY, DTSTART }) => SUMMARY!.startsWith('Sun enters gate 41') && DTSTART! < '2026-02',
  )
  expect(newYear?.URL).toMatch(/\/app\/insights\/calendar\?day=2026-01-21$/)
})

test('with a chart it tells the cycles, in the language of the member', async () => {
  const one = await withFeed({ cycles: 'on' })
  expect((await read(one.path)).events).toEqual([])
  expect((await one.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  await updateMember(one.id, { language: 'ru' })
  at('2026-06-01T12:00:00Z')
  const { events, properties } = await read(one.path)
  expect(properties.NAME).toBe('Календарь Дизайна Человека')
  // Born on 5 July 1980: once in this window the Sun returns, every 27.32 days the Moon.
  const told = (words: string) => events.filter(({ SUMMARY }) => SUMMARY === words)
  expect(told('Солнечное возвращение').map(({ DTSTART }) => DTSTART!.slice(0, 9))).toEqual(['2026-07-0'])
  expect(Math.abs(told('Лунное возвращение').length - 397 / 27.321582)).toBeLessThan(1)
})

test('events of others are in it as far as the member sees them, with the link only for who goes', async () => {
  const { path, id } = await withFeed({ events: 'on' })
  const [friend, foe] = [await member(), await member()]
  const link = 'https://meet.example.org/round'
  const own = await newEvent({ id }, { title: 'Mine; with, signs \\ of all kinds', description: 'One\nTwo', link })
  const going = await newEvent(friend, { title: 'I go', link })
  const waiting = await newEvent(friend, { title: 'I wait', link })
  const blocked = await newEvent(foe, { title: 'Not theirs' })
  await newEvent(friend, { title: 'Nothing to do with them' })
  for (const [event, state] of [
    [going, 'going'],
    [waiting, 'waiting'],
    [blocked, 'going'],
  ] as const) {
    await insertRow(eventGuests, { eventId: event, userId: id, state, position: 1, registeredAt: new Date(1) })
  }
  await insertRow(blocks, { blockerId: foe.id, blockedId: id })
  await updateRows(eventsTable, { id: waiting }, { state: 'cancelled' })
  const { events } = await read(path)
  const byTitle = new Map(events.map((event) => [event.SUMMARY, event]))
  expect([...byTitle.keys()].sort()).toEqual(['I go', 'I wait', 'Mine; with, signs \\ of all kinds'])
  expect(byTitle.get('Mine; with, signs \\ of all kinds')).toMatchObject({
    UID: expect.stringContaining(own),
    DESCRIPTION: expect.stringContaining(`One\nTwo\n\n${link}`),
    DTEND: expect.any(String),
    TRANSP: 'OPAQUE',
  })
  expect(JSON.stringify(byTitle.get('I go'))).toContain(link)
  expect(JSON.stringify(byTitle.get('I wait'))).not.toContain(link)
  expect(byTitle.get('I wait')?.STATUS).toBe('CANCELLED')
})

test('where the sky does not answer, nothing is told that a device would take for the whole', async () => {
  const { path } = await withFeed()
  at('2031-01-01T00:00:00Z')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const CHART = { fetch: () => Promise.reject(new Error('gone')) }
  const response = await get(path, {}, { CHART })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '300'])
})

test('whatever fails, the token is in no log', async () => {
  const { path } = await withFeed()
  const said: unknown[] = []
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(...words))
  }
  const broken = {
    prepare: () => {
      throw new Error('D1 is away')
    },
  }
  expect((await get(path, {}, { DB: broken })).status).toBe(503)
  expect((await get(path, {}, { COOKIE_SECRET: '' })).status).toBe(500)
  const visitor = new Visitor()
  expect((await visitor.post(path, {})).status).toBe(405)
  expect((await visitor.post(path, {}, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(said.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(said)).not.toContain(path.slice(10, 74))
})

test('the download of everything tells that there is an address, and not which', async () => {
  const { visitor, path, id } = await withFeed({ sun: 'on', events: 'on' })
  const archive = await (await visitor.post('/resources/account-data', {})).arrayBuffer()
  const text = strFromU8(unzipSync(new Uint8Array(archive))['data.json']!)
  expect(JSON.parse(text).calendarFeed).toEqual([
    { kinds: ['sun', 'events'], createdAt: expect.any(String), renewedAt: expect.any(String) },
  ])
  const hash = await storedValue(calendarFeeds, 'token_hash', { userId: id })
  expect(text).not.toContain(path.slice(10, 74))
  expect(text).not.toContain(hash!)
})

test('an address that is asked too often in a minute rests', async () => {
  const { path } = await withFeed()
  const LOOKUP_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith('calendar:') }) }
  const response = await get(path, {}, { LOOKUP_LIMIT })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
})
