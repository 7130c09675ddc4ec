import { afterEach, expect, test, vi } from 'vitest'
import { blocks } from '../../drizzle/schema/blocks'
import { eventGuests, events } from '../../drizzle/schema/events'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { newEvent } from './events'
import { member, updateMember } from './members'
import { insertRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/insights/calendar'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wordsAt = async ({ visitor }: Pick<Member, 'visitor'>, query: string) => {
  const response = await visitor.get(`${PAGE}${query}`)
  expect(response.status).toBe(200)
  return wordsOf(response)
}

/** The part of a page that tells a day. */
async function openedDay(one: Pick<Member, 'visitor'>, day: string, zone: string, more = '') {
  const response = await one.visitor.get(`${PAGE}?day=${day}&zone=${zone}${more}`)
  const html = await response.text()
  const [, opened = ''] = /<section aria-labelledby="day"([\s\S]*?)<\/section>/.exec(html) ?? []
  return wordsOf(new Response(`<p ${opened}`))
}

// Sources: the Human Design New Years of 2026 and 2027 as the specification has them; the Sun into 38 at 23:46, by a source
// that cuts seconds off where the page goes to the nearest minute.
test.each([
  ['UTC', '2026-01-22', '00:54', 'Sun enters gate 41'],
  ['America/New_York', '2026-01-21', '19:54', 'Sun enters gate 41'],
  ['Asia/Kolkata', '2026-01-22', '06:24', 'Sun enters gate 41'],
  ['Pacific/Apia', '2026-01-22', '13:54', 'Sun enters gate 41'],
  ['UTC', '2027-01-22', '06:41', 'Sun enters gate 41'],
  ['Pacific/Pago_Pago', '2027-01-21', '19:41', 'Sun enters gate 41'],
  ['UTC', '2021-12-30', '23:4[67]', 'Sun enters gate 38'],
  ['Europe/Berlin', '2021-12-31', '00:4[67]', 'Sun enters gate 38'],
])('in %s it is told on %s at %s: %s', async (zone, day, time, words) => {
  const one = await registered()
  expect(await openedDay(one, day, zone)).toMatch(new RegExp(`${time} ${words}`))
  const beside = zone === 'UTC' ? 'Pacific/Pago_Pago' : null
  if (beside && time < '11:00') expect(await openedDay(one, day, beside)).not.toContain(words)
})

test('the day says what the year makes of it, where the Earth goes, and which lines follow', async () => {
  const one = await registered()
  const day = await openedDay(one, '2026-01-22', 'UTC')
  expect(day).toMatch(/00:54 Sun enters gate 41, [^·]+ · Earth gate 31, .*The Human Design year begins/)
  // The Sun is 22 hours and 50 minutes in a line.
  expect(day).toMatch(/23:\d\d Sun moves to line 41\.2 · Earth line 31\.2/)
  expect(await openedDay(one, '2026-01-16', 'UTC')).toContain(
    'Gate 4 of the last 4 before the Human Design year begins',
  )
})

test('the month is in the member’s zone, or the one the address asks for', async () => {
  const one = await registered({}, new Visitor({ timeZone: 'Asia/Kolkata' }))
  expect(await wordsAt(one, '?month=2026-01')).toContain('Time zone: Kolkata.')
  expect(await wordsAt(one, '?month=2026-01&zone=Pacific/Apia')).toContain('Time zone: Apia.')
  expect(await wordsAt(one, '?zone=')).toContain('Time zone: Kolkata.')
  expect(await wordsAt(one, '?zone=Mars/Olympus')).toContain('Time zone: Kolkata.')
})

test('without a zone of the member or the device it is UTC', async () => {
  const one = await registered()
  expect(await wordsAt(one, '')).toContain('Time zone: UTC.')
  await updateMember(idOf(one), { timeZone: 'America/St_Johns' })
  expect(await wordsAt(one, '')).toContain('Time zone: St Johns.')
})

test.each(['?month=1899-12', '?month=2101-01', '?month=soon', '?day=2026-02-30', '?hide=everything'])(
  'an address that means nothing, %s, shows the month that is',
  async (query) => {
    const one = await registered()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.now())
    expect(await wordsAt(one, `${query}&zone=UTC`)).toContain(`${month} ${new Date().getUTCFullYear()}`)
  },
)

test('kinds that are hidden are not told, and all can be shown again', async () => {
  const one = await registered()
  const all = await openedDay(one, '2026-01-22', 'UTC')
  expect(all).toMatch(/Moon enters gate/)
  const few = await openedDay(one, '2026-01-22', 'UTC', '&hide=moon,planets')
  expect(few).not.toMatch(/Moon enters gate/)
  expect(few).toContain('Sun enters gate 41')
  const none = await wordsAt(one, '?month=2026-01&hide=sun,moon,planets,phases,cycles,events')
  expect(none).toContain('Nothing to show')
})

test('a gate that completes a channel of the member says so, as does one of their own', async () => {
  const one = await registered()
  const gates = { conscious: [{ planet: 'sun', gate: 30, line: 1 }], unconscious: [] }
  expect(await openedDay(one, '2026-01-22', 'UTC')).not.toContain('Completes')
  await updateMember(idOf(one), { hdGates: gates })
  expect(await openedDay(one, '2026-01-22', 'UTC')).toContain('Completes your channel 30–41')
  const own = { conscious: [], unconscious: [{ planet: 'sun', gate: 41, line: 1 }] }
  await updateMember(idOf(one), { hdGates: own })
  expect(await openedDay(one, '2026-01-22', 'UTC')).toContain('In a gate you have: 41')
})

test('without a chart it invites to one; with one it tells every cycle, its last and its next time', async () => {
  const one = await registered()
  expect(await wordsAt(one, '')).toContain('Your cycles need your birth data')
  expect((await one.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  const words = await wordsAt(one, '?zone=UTC')
  for (const name of ['Solar', 'Lunar', 'Saturn', 'Chiron', 'Nodal']) expect(words).toContain(`${name} return`)
  expect(words).toContain('Uranus opposition')
  expect(words).not.toContain('Your birth time isn’t exact')
  // Born in July 1980: the first return of Saturn is behind them before they are 31.
  expect(words).toMatch(/Last \d+ \w+ (2009|2010) at \d\d:\d\d at age (29|30)/)
  // The Sun is back within a day of the birthday.
  expect(await wordsAt(one, '?month=2031-07&zone=UTC&hide=sun,moon,planets,phases')).toMatch(/Solar return/)
  await updateMember(idOf(one), { birthTimeAccuracy: 'unknown' })
  expect(await wordsAt(one, '')).toContain('Your birth time isn’t exact')
})

test('what they host, go to and wait for is in it, by the days it lasts; what is not theirs is not', async () => {
  const one = await registered()
  const id = idOf(one)
  const [friend, foe] = [await member(), await member()]
  const startsAt = new Date('2027-03-10T22:00:00Z')
  await newEvent({ id }, { title: 'Evening of mine', startsAt })
  const going = await newEvent(friend, { title: 'Where I go', startsAt })
  const waiting = await newEvent(friend, { title: 'Where I wait', startsAt })
  const blocked = await newEvent(foe, { title: 'Across a block', startsAt })
  await newEvent(friend, { title: 'Nothing of mine', startsAt })
  for (const [event, state] of [
    [going, 'going'],
    [waiting, 'waiting'],
    [blocked, 'going'],
  ] as const) {
    await insertRow(eventGuests, { eventId: event, userId: id, state, position: 1, registeredAt: new Date(1) })
  }
  await insertRow(blocks, { blockerId: foe.id, blockedId: id })
  const day = await openedDay(one, '2027-03-10', 'UTC')
  expect(day).toContain('22:00 Evening of mine You’re hosting')
  expect(day).toContain('22:00 Where I go You’re going')
  expect(day).toContain('22:00 Where I wait You’re on the waitlist')
  expect(day).not.toMatch(/Across a block|Nothing of mine/)
  // Two hours, from 22:00 on: to midnight in UTC, over it in Berlin.
  expect(await openedDay(one, '2027-03-11', 'UTC')).not.toContain('Evening of mine')
  expect(await openedDay(one, '2027-03-11', 'Europe/Berlin')).toContain('ongoing Evening of mine')
  await updateRows(events, { id: going }, { state: 'cancelled' })
  expect(await openedDay(one, '2027-03-10', 'UTC')).toContain('Where I go Cancelled')
  const month = await (await one.visitor.get(`${PAGE}?month=2027-03&zone=UTC`)).text()
  const [table = ''] = /<table[\s\S]*?<\/table>/.exec(month) ?? []
  expect(table).toMatch(/line-through[^>]*>Where I go<\/span><span class="sr-only">, (<!-- -->)?Cancelled/)
  expect(table).not.toMatch(/line-through[^>]*>Where I wait/)
})

test('the next seven days tell of what is coming, not of what is further away or over', async () => {
  const one = await registered()
  const id = idOf(one)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await newEvent({ id }, { title: 'In three days', startsAt: inDays(3) })
  await newEvent({ id }, { title: 'In nine days', startsAt: inDays(9) })
  await newEvent({ id }, { title: 'Yesterday', startsAt: inDays(-1) })
  const html = await (await one.visitor.get(`${PAGE}?month=2030-01`)).text()
  const [, coming = ''] = /<section aria-labelledby="upcoming"([\s\S]*?)<\/section>/.exec(html) ?? []
  expect(coming).toContain('In three days')
  expect(coming).toMatch(/enters gate/)
  expect(coming).not.toMatch(/In nine days|Yesterday/)
})

test('where the sky does not answer, the page says so and keeps what is the member’s own', async () => {
  const one = await registered()
  await newEvent({ id: idOf(one) }, { title: 'Still here', startsAt: new Date('2041-05-10T12:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const site = { CHART: { fetch: () => Promise.reject(new Error('gone')) } }
  const visitor = new Visitor({ site })
  for (const [name, value] of one.visitor.cookies) visitor.cookies.set(name, value)
  const words = await wordsAt({ visitor }, '?month=2041-05')
  expect(words).toContain('Couldn’t calculate the sky')
  expect(words).toContain('Still here')
  // With a place on the page in it, the same address would be a jump within the page, and nobody would be asked again.
  const day = await (await visitor.get(`${PAGE}?day=2041-05-10`)).text()
  expect(day).toMatch(/href="\/app\/insights\/calendar\?month=2041-05&amp;day=2041-05-10"[^>]*>Try again/)
})

test('in Russian it is told in Russian', async () => {
  const one = await registered()
  one.visitor.cookies.set('language', 'ru')
  const day = await openedDay(one, '2026-01-22', 'UTC')
  expect(day).toMatch(/Четверг, 22 января.*00:54 Солнце входит в ворота 41, .*Начинается новый год Дизайна Человека/)
  expect((await one.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  const month = await wordsAt(one, '?month=2026-01&zone=UTC')
  for (const text of ['Январь 2026', 'Возвращение Сатурна']) expect(month).toContain(text)
})

test('the page asks the database five questions at most', async () => {
  const counting = countingDb()
  const one = await registered({}, new Visitor({ site: counting.site, timeZone: 'Europe/Berlin' }))
  await one.visitor.post('/app/settings?tab=hd-data', BIRTH)
  await updateMember(idOf(one), { emailConfirmedAt: new Date(1) })
  for (let day = 1; day < 30; day++) {
    await newEvent({ id: idOf(one) }, { startsAt: new Date(Date.UTC(2027, 2, day)) })
  }
  await wordsAt(one, '')
  for (const query of ['', '?month=2027-03', '?day=2027-03-10']) {
    counting.reset()
    await wordsAt(one, query)
    expect(counting.asked.length).toBeLessThanOrEqual(5)
    expect(counting.rowsRead()).toBeLessThanOrEqual(250)
  }
})
