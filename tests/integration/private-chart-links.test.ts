import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as build from '#built-site'
import { findOwnChart, saveFirstChart } from '../../app/data/charts/charts.server'
import {
  deleteExpiredChartLinks,
  findPrivateChart,
  putPrivateChart,
  updatePrivateChart,
} from '../../app/data/charts/private-charts.server'
import { deleteWholeMember } from '../../app/data/whole-member/whole-member.server'
import { MOST_CHART_LINKS } from '../../app/domain/membership/limits'
import { hexDigest } from '../../app/domain/text/hex'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { charts } from '../../drizzle/schema/charts'
import { privateChartLinks } from '../../drizzle/schema/private-chart-links'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { updateMember } from './members'
import { deletingChartWhenCounted } from './private-chart-rows'
import { copyRows, countRows, deleteRows, insertRow, patchJson, storedRow, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIST = '/app/connections/private'
const DAY = 86_400_000
const NOTE = 'Asked about her move to Lisbon'
const PERSON = { ...BIRTH, birth_date: '1954-03-21', birth_time: '05:10', name: 'Bronislava', consent: 'on' }
const ADDRESS = /http:\/\/localhost(\/c\/[0-9a-f]{64})/

let owner: Member
let stranger: Member

beforeAll(async () => {
  owner = await registered()
  stranger = await registered()
  expect((await stranger.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
})

afterEach(async () => {
  vi.useRealTimers()
  // All that the tests make of the owner's would be more charts and links than a member may have.
  await deleteRows(privateCharts, { ownerId: idOf(owner) })
  await deleteRows(rateLimits)
})

/** The clock of the site stands there; only the date, timers run. */
function daysLater(days: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + days * DAY)
}

async function add({ visitor }: Member, change: Record<string, string> = {}) {
  const id = crypto.randomUUID()
  const response = await visitor.post(`${LIST}/new`, { id, ...PERSON, intent: 'save', ...change })
  expect(response.status).toBe(302)
  return { id, page: `${LIST}/${id}` }
}

const make = ({ visitor }: Pick<Member, 'visitor'>, page: string, days = '30') =>
  visitor.post(page, { intent: 'make-link', days })
const withdraw = ({ visitor }: Pick<Member, 'visitor'>, page: string) => visitor.post(page, { intent: 'withdraw-link' })
const pathIn = (html: string) => ADDRESS.exec(html)?.[1] ?? null

/** A kept chart with a link to it. */
async function shared(member: Member, change: Record<string, string> = {}) {
  const { id, page } = await add(member, change)
  const response = await make(member, page)
  expect(response.status).toBe(200)
  const path = pathIn(await response.text())
  expect(path).not.toBeNull()
  return { id, page, path: path! }
}

const nobody = () => new Visitor()
const statusOf = async (path: string, visitor = nobody()) => (await visitor.get(path)).status

test('whoever has the link reads the whole chart without an account, and nothing of what its owner notes', async () => {
  const { page, path } = await shared(owner)
  const notes = { intent: 'notes', version: '', labels: 'lisbonlabel', notes: NOTE }
  expect((await owner.visitor.post(`${page}.data`, notes, { 'Sec-Fetch-Dest': 'empty' })).status).toBe(200)
  const words = await wordsOf(await nobody().get(path))
  for (const part of ['Bronislava', '21 March 1954', 'Incarnation cross', 'Jupiter', 'Is this your chart?']) {
    expect(words, part).toContain(part)
  }
  expect(await wordsOf(await nobody().get(`${path}?view=reading`))).toMatch(/Reading .*You /)
  expect(await (await nobody().get(`${path}?view=wheel`)).text()).toContain('Chart on the zodiac wheel')
  expect(await wordsOf(await nobody().get(`${path}?view=sheet`))).toContain('Chart on two pages')
  const answers = await Promise.all([
    ...['', '?view=reading', '?view=sheet'].map((view) => nobody().get(path + view)),
    ...['', '?view=reading'].map((view) => nobody().get(`${path}.data${view}`, { Accept: '*/*' })),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    // What a paragraph rests on only the owner's page shows.
    expect(await answer.text()).not.toMatch(/Lisbon|lisbonlabel|sealed|token_hash|"drawn"/)
  }
  const owners = await owner.visitor.get(`${page}.data?view=reading`, { Accept: '*/*' })
  expect(await owners.text()).toContain('"drawn"')
})

test('the owner finds the address again as long as it works; the database opens nothing', async () => {
  const { id, page, path } = await shared(owner)
  expect(pathIn(await (await owner.visitor.get(page)).text())).toBe(path)
  const row = await storedRow(privateChartLinks, { chartId: id })
  expect(row).not.toBeNull()
  expect(JSON.stringify(row)).not.toContain(path.slice('/c/'.length))
  // Sealed for this row: in another it doesn't open, and the page says so.
  await updateRows(privateChartLinks, { chartId: id }, { id: 'moved' })
  const moved = await owner.visitor.get(page)
  expect(moved.status).toBe(200)
  const html = await moved.text()
  expect(pathIn(html)).toBeNull()
  expect(html).toContain('it can no longer be shown here')
  expect(await statusOf(path)).toBe(200)
})

test('the list marks charts whose link works', async () => {
  const member = await registered()
  const { page } = await shared(member)
  expect(await wordsOf(await member.visitor.get(LIST))).toContain('shared by link')
  await withdraw(member, page)
  expect(await wordsOf(await member.visitor.get(LIST))).not.toContain('shared by link')
})

test('made twice the first address holds; withdrawn it opens nothing, and another is made', async () => {
  const { page, path } = await shared(owner)
  expect(pathIn(await (await make(owner, page, '7')).text())).toBe(path)
  const withdrawn = await withdraw(owner, page)
  expect([withdrawn.status, pathIn(await withdrawn.text())]).toEqual([200, null])
  expect(await statusOf(path)).toBe(404)
  expect((await withdraw(owner, page)).status).toBe(200)
  const another = pathIn(await (await make(owner, page)).text())
  expect(another).not.toBe(path)
  expect([await statusOf(path), await statusOf(another!)]).toEqual([404, 200])
})

test.each([
  ['7', 7],
  ['30', 30],
  ['90', 90],
])('a link for %s days works as long and no longer', async (chosen, days) => {
  const { id, page } = await add(owner)
  const path = pathIn(await (await make(owner, page, chosen)).text())!
  daysLater(days - 0.01)
  expect(await statusOf(path)).toBe(200)
  daysLater(0.02)
  expect(await statusOf(path)).toBe(404)
  expect(await countRows(privateChartLinks, { chartId: id })).toBe(1)
  await deleteExpiredChartLinks(createDatabase(env.DB), Date.now())
  expect(await countRows(privateChartLinks, { chartId: id })).toBe(0)
})

test('an expired link is replaced by the next one', async () => {
  const { id, page, path } = await shared(owner)
  await updateRows(privateChartLinks, { chartId: id }, { expiresAt: new Date(1), openedAt: new Date(1) })
  const html = await (await make(owner, page)).text()
  expect(html).toContain('No visits recorded yet')
  expect([await statusOf(path), await statusOf(pathIn(html)!)]).toEqual([404, 200])
})

test.each(['', '0', '31', '3650', 'ever'])('a link for "%s" days is not made', async (days) => {
  const { id, page } = await add(owner)
  const response = await make(owner, page, days)
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Choose when the link expires.')
  expect(await countRows(privateChartLinks, { chartId: id })).toBe(0)
})

test('unknown, malformed, expired, withdrawn and deleted links answer alike', async () => {
  const expired = await shared(owner)
  await updateRows(privateChartLinks, { chartId: expired.id }, { expiresAt: new Date(1) })
  const withdrawn = await shared(owner)
  await withdraw(owner, withdrawn.page)
  const deleted = await shared(owner)
  expect((await owner.visitor.post(`${deleted.page}/edit`, { intent: 'delete' })).status).toBe(302)
  const paths = [expired.path, withdrawn.path, deleted.path, `/c/${'0'.repeat(64)}`, '/c/x', `/c/${'F'.repeat(64)}`]
  const answers = await Promise.all(paths.map((path) => nobody().get(path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  const said = await Promise.all(answers.map(wordsOf))
  expect(new Set(said).size).toBe(1)
  expect(said[0]).not.toMatch(/Bronislava|expired|withdrawn/i)
  const posted = await Promise.all(paths.map((path) => nobody().post(path, { intent: 'register' })))
  expect(posted.map(({ status }) => status)).toEqual(paths.map(() => 404))
})

const hidingHeaders = ({ headers }: Response) =>
  ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'].map((name) => headers.get(name))
/** Limits of the site by which a visitor has used up the one whose key begins so. */
const usedUp = (binding: string, start = '') => ({
  [binding]: { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith(start) }) },
})

test('every answer is for nobody else: not kept, not listed, and other sites are not told its address', async () => {
  const { path } = await shared(owner)
  const unknown = `/c/${'0'.repeat(64)}`
  const { visitor: member } = await registered({ ...BIRTH, intent: 'birth' })
  const answers: [number, Promise<Response>][] = [
    ...[path, `${path}/`, `${path}.data`, path.replace('/c/', '/C/'), path.replace('/c/', '/%63/')].map(
      (address): [number, Promise<Response>] => [200, nobody().get(address, { Accept: '*/*' })],
    ),
    [404, nobody().get(unknown)],
    // There is no such page: back to the beginning.
    [302, nobody().get(`${path}/x`)],
    [404, nobody().post(unknown, { intent: 'register' })],
    [302, nobody().post(path, { intent: 'register' })],
    [303, nobody().post(path, { intent: 'keep' })],
    [422, member.post(path, { intent: 'keep', id: crypto.randomUUID() })],
    [409, member.post(path, { intent: 'own' })],
    [429, new Visitor({ site: usedUp('LOOKUP_LIMIT', 'chart_link:') }).get(path)],
    [403, nobody().post(path, { intent: 'register' }, { Origin: 'https://elsewhere.example' })],
  ]
  for (const [status, answer] of answers) {
    const response = await answer
    expect([response.status, ...hidingHeaders(response)]).toEqual([
      status,
      ...['no-store, private', 'noindex, nofollow', 'strict-origin'],
    ])
  }
  expect(await (await nobody().get(path)).text()).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(await (await nobody().get('/sitemap.xml')).text()).not.toContain('/c/')
})

test.each(['p', 'paths'])('where scripts ask for routes by "%s" the address of a link is as secret', async (name) => {
  const ask = (value: string) =>
    nobody().get(`/__manifest?${new URLSearchParams({ version: build.assets.version, [name]: value })}`)
  for (const value of [`/c/${'0'.repeat(64)}`, `/login,/c/${'0'.repeat(64)}`, `/C/${'0'.repeat(64)}`]) {
    expect(hidingHeaders(await ask(value))).toEqual(['no-store, private', 'noindex, nofollow', 'no-referrer'])
  }
  expect(hidingHeaders(await ask('/channels')).slice(1)).toEqual([null, 'strict-origin-when-cross-origin'])
})

test.each(['/login', '/register'])('%s, which remembers a link to come back to, is as secret', async (page) => {
  const { path } = await shared(owner)
  for (const target of [path, path.replace('/c/', '/C/')]) {
    const answer = await nobody().get(`${page}?redirect=${encodeURIComponent(target)}`)
    expect([answer.status, ...hidingHeaders(answer)]).toEqual([
      200,
      ...['no-store, private', 'noindex, nofollow', 'strict-origin'],
    ])
  }
  const other = await nobody().get(`${page}?redirect=%2Fchannels`)
  expect(hidingHeaders(other).slice(1)).toEqual([null, 'strict-origin-when-cross-origin'])
})

test('ways to sign in lead back to the link', async () => {
  const { path } = await shared(owner)
  const html = await (await nobody().get(path)).text()
  const ways = [...html.matchAll(/<a\b[^>]*href="(\/(?:login|register)[^"]*)"/g)].map(([, href]) => href)
  expect(ways).toEqual([`/login?redirect=${encodeURIComponent(path)}`])
})

test.each(['', '?view=wheel', '?view=reading', '?view=sheet'])(
  'on the page%s no link or form makes scripts ask for the routes of its address',
  async (view) => {
    const { path } = await shared(owner, { time_accuracy: 'approximate' })
    for (const { visitor } of [{ visitor: nobody() }, stranger, owner]) {
      const html = await (await visitor.get(path + view)).text()
      const tags = html.match(/<(a|form)\b[^>]*>/g) ?? []
      const toItself = tags.filter((tag) => /(href|action)="\/c\//.test(tag))
      expect(toItself.length).toBeGreaterThan(0)
      expect(toItself.filter((tag) => tag.includes('data-discover'))).toEqual([])
    }
  },
)

test('on paper only the sheet, which has a head of its own, is without the head of the page', async () => {
  const { path } = await shared(owner)
  const isHeadHidden = async (view: string) =>
    (await (await nobody().get(path + view)).text()).includes('<div class="print:hidden"><header')
  const hidden = await Promise.all(['', '?view=wheel', '?view=reading', '?view=sheet'].map(isHeadHidden))
  expect(hidden).toEqual([false, false, false, true])
})

test('the title of the page and its tab name nobody', async () => {
  const { path } = await shared(owner)
  const html = await (await nobody().get(path)).text()
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/^Human Design chart · /)
  expect(html).toContain('Contact the site’s operator')
})

test('a network that asks too often is told to wait, whatever it asks for', async () => {
  const { path } = await shared(owner)
  const limited = new Visitor({ site: usedUp('LOOKUP_LIMIT', 'chart_link:') })
  const answers = [await limited.get(path), await limited.get(`/c/${'0'.repeat(64)}`)]
  expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
    [429, '60'],
    [429, '60'],
  ])
  expect(await answers[0]!.text()).not.toContain('Bronislava')
})

test('what a birth time leaves open is calculated as often as by the form of the front page, and no more', async () => {
  const exact = await shared(owner)
  const { path } = await shared(owner, { time_accuracy: 'approximate' })
  const spent: string[] = []
  const asked: string[] = []
  const siteOf = (success: boolean) => ({
    CHART_LIMIT: {
      limit: async ({ key }: { key: string }) => {
        spent.push(key)
        return { success }
      },
    },
    CHART: {
      fetch: (url: string, init: RequestInit) => {
        asked.push(new URL(url).pathname)
        return env.CHART.fetch(url, init)
      },
    },
  })
  const free = new Visitor({ site: siteOf(true), address: '10.9.8.7' })
  expect((await free.get(exact.path)).status).toBe(200)
  expect([spent, asked]).toEqual([[], []])
  expect(await wordsOf(await free.get(`${path}?view=reading`))).toMatch(/Reading .*You /)
  expect(spent).toEqual(['10.9.8.7'])
  expect(asked.sort()).toEqual(['/api/hd/birth-day', '/api/hd/birth-window'])
  await free.get(`${exact.path}?times=1`)
  expect(spent).toHaveLength(2)

  asked.length = 0
  const limited = new Visitor({ site: siteOf(false) })
  const words = await wordsOf(await limited.get(`${path}?view=reading`))
  expect(words).toContain('Bronislava')
  expect(words).toContain('Couldn’t check the birth time')
  await limited.get(`${exact.path}?times=1`)
  expect(asked).toEqual([])
})

test('nobody else makes, sees or withdraws the link of a chart', async () => {
  const { id, page, path } = await shared(owner)
  const bare = await add(owner)
  const answers = await Promise.all([
    make(stranger, page),
    make(stranger, bare.page),
    withdraw(stranger, page),
    stranger.visitor.get(page),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  for (const answer of answers) expect(await answer.text()).not.toContain(path)
  const signedOut = await nobody().post(`${page}.data`, { intent: 'withdraw-link' }, { 'Sec-Fetch-Dest': 'empty' })
  expect(signedOut.status).toBe(401)
  expect(await countRows(privateChartLinks, { chartId: [id, bare.id] })).toBe(1)
  expect(await statusOf(path)).toBe(200)
})

test('a member has so many links and no more, also when they come at once', async () => {
  const member = await registered()
  const { page } = await shared(member)
  const { id } = await add(member, { name: 'Full' })
  for (let at = 1; at < MOST_CHART_LINKS - 1; at++) {
    await copyRows(privateCharts, { id }, { id: `planted-${at}-${id}` })
    await insertRow(privateChartLinks, {
      id: `planted-${at}`,
      chartId: `planted-${at}-${id}`,
      memberId: idOf(member),
      tokenHash: `planted-${at}-${id}`,
      sealedToken: '',
      createdAt: new Date(1),
      expiresAt: new Date(9e12),
    })
  }
  const [one, other] = [await add(member, { name: 'One' }), await add(member, { name: 'Other' })]
  const answers = await Promise.all([one, other].map((chart) => make(member, chart.page)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = await answers.find(({ status }) => status === 409)!.text()
  expect(refused).toContain(`You have ${MOST_CHART_LINKS} links, the most you can have at once.`)
  await withdraw(member, page)
  const retried = await Promise.all([one, other].map((chart) => make(member, chart.page)))
  expect(retried.map(({ status }) => status)).toEqual([200, 200])
})

test('a chart that is deleted while its link is made is not there', async () => {
  const { id, page } = await add(owner)
  // The count of links that a member makes comes after the chart was looked up.
  const limit = await hexDigest(`private_charts.link:3600:${idOf(owner)}`)
  const response = await deletingChartWhenCounted(id, limit, () => make(owner, page))
  expect(response.status).toBe(404)
  expect(await countRows(privateCharts, { id })).toBe(0)
})

test('who is away or suspended shares nothing meanwhile; who is suspended makes no link', async () => {
  const member = await registered()
  const { page, path } = await shared(member)
  await updateMember(idOf(member), { isActive: false })
  expect(await statusOf(path)).toBe(404)
  await updateMember(idOf(member), { isActive: true, suspendedUntil: new Date(9e12) })
  expect(await statusOf(path)).toBe(404)
  const bare = await add(member)
  expect((await make(member, bare.page)).status).toBe(403)
  expect((await withdraw(member, page)).status).toBe(200)
  await updateMember(idOf(member), { suspendedUntil: new Date(1) })
  const again = pathIn(await (await make(member, bare.page)).text())
  expect([await statusOf(path), await statusOf(again!)]).toEqual([404, 200])
})

test('across a block there is no such page', async () => {
  const member = await registered()
  const { path } = await shared(member)
  expect(await statusOf(path, stranger.visitor)).toBe(200)
  for (const [blocker, blocked] of [
    [member, stranger],
    [stranger, member],
  ] as const) {
    await insertRow(blocks, { blockerId: idOf(blocker), blockedId: idOf(blocked) })
    expect(await statusOf(path, stranger.visitor)).toBe(404)
    await deleteRows(blocks, { blockerId: idOf(blocker) })
    expect(await statusOf(path, stranger.visitor)).toBe(200)
  }
})

test('the owner is named to those who may see their profile', async () => {
  const member = await registered({ full_name: 'Vesna Sharing' })
  const { path } = await shared(member)
  const namedTo = async (visitor: Visitor) => (await (await visitor.get(path)).text()).includes('Vesna Sharing')
  expect([await namedTo(nobody()), await namedTo(stranger.visitor)]).toEqual([true, true])
  await updateMember(idOf(member), { profileVisibility: 'community' })
  expect([await namedTo(nobody()), await namedTo(stranger.visitor)]).toEqual([false, true])
  await updateMember(idOf(member), { profileVisibility: 'connections' })
  expect([await namedTo(nobody()), await namedTo(stranger.visitor)]).toEqual([false, false])
})

test('a chart that becomes another person’s is not shown to who was given the one before', async () => {
  const { id, page, path } = await shared(owner)
  const save = (change: Record<string, string>) =>
    owner.visitor.post(`${page}/edit`, { ...PERSON, intent: 'save', ...change })
  expect(await (await owner.visitor.get(`${page}/edit`)).text()).toContain('There’s a link to this chart.')
  expect((await save({ time_accuracy: 'approximate' })).status).toBe(302)
  expect(await statusOf(path)).toBe(200)
  expect((await save({ time_accuracy: 'approximate', name: 'Somebody else' })).status).toBe(302)
  expect(await statusOf(path)).toBe(404)
  expect(await countRows(privateChartLinks, { chartId: id })).toBe(0)

  // The form of the new chart, sent again after going back to it.
  const second = await shared(owner)
  const form = { id: second.id, ...PERSON, intent: 'save', name: 'A third' }
  const response = await owner.visitor.post(`${LIST}/new`, form)
  expect([response.status, response.headers.get('Location') === second.page]).toEqual([302, false])
  expect(await wordsOf(await nobody().get(second.path))).toContain('Bronislava')
})

const openedAt = (id: string) => storedValue(privateChartLinks, 'opened_at', { chartId: id })

test('an opening by somebody else is told to the owner, one of their own, of a program or ahead of time isn’t', async () => {
  const { id, page, path } = await shared(owner)
  const document = { 'Sec-Fetch-Dest': 'document' }
  await owner.visitor.get(path, document)
  await nobody().get(path)
  for (const name of ['Sec-Purpose', 'Purpose']) {
    for (const value of ['prefetch', 'prefetch;prerender']) await nobody().get(path, { ...document, [name]: value })
  }
  expect(await wordsOf(await owner.visitor.get(page))).toContain('No visits recorded yet')
  expect(await openedAt(id)).toBeNull()
  await nobody().get(path, document)
  expect(await wordsOf(await owner.visitor.get(page))).toContain('Last opened on')
})

test('of an opening only the hour is kept', async () => {
  const { id, path } = await shared(owner)
  const open = async (at: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
    await nobody().get(path, { 'Sec-Fetch-Dest': 'document' })
    return new Date((await openedAt(id)) ?? 0).toISOString()
  }
  const day = new Date(Date.now() + DAY).toISOString().slice(0, 10)
  expect(await open(`${day}T10:41:07Z`)).toBe(`${day}T10:00:00.000Z`)
  expect(await open(`${day}T10:59:59Z`)).toBe(`${day}T10:00:00.000Z`)
  expect(await open(`${day}T11:00:00Z`)).toBe(`${day}T11:00:00.000Z`)
})

test('both pages say to the minute when the link ends', async () => {
  const { id, page, path } = await shared(owner)
  await updateRows(privateChartLinks, { chartId: id }, { expiresAt: new Date(Date.UTC(2099, 1, 3, 8, 15)) })
  expect(await wordsOf(await owner.visitor.get(page))).toMatch(/Works until 3 February 2099 at 08:15/)
  expect(await wordsOf(await nobody().get(path))).toMatch(/This link works until 3 February 2099 at 08:15/)
})

const OTHER_PERSON = {
  name: { name: 'Somebody else' },
  date: { birth: { date: '1954-03-22' } },
  time: { birth: { time: '05:11' } },
  'unknown time': { birth: { time: null } },
  city: { birth: { city: 'Elsewhere' } },
  country: { birth: { country: 'Freedonia' } },
}
const SAME_PERSON = {
  zone: { birth: { timezone: 'Europe/Samara', zoneChosen: true, utcOffsetSeconds: 14_400 } },
  coordinates: { birth: { latitude: 56, longitude: 44 } },
  'accuracy of the time': { birth: { timeAccuracy: 'approximate' as const } },
}
type Change = { name?: string; birth?: object }

// Whatever was read before: what counts is what the statement finds.
test.each([
  ...Object.entries<Change>(OTHER_PERSON).map(([what, change]) => [what, change, 404] as const),
  ...Object.entries<Change>(SAME_PERSON).map(([what, change]) => [what, change, 200] as const),
])('after another %s is written the link answers as it has to', async (_, change, status) => {
  const db = createDatabase(env.DB)
  for (const write of [putPrivateChart, updatePrivateChart]) {
    const { id, path } = await shared(owner)
    const kept = await findPrivateChart(db, idOf(owner), id)
    if (!kept) throw new Error('No chart')
    const { name, birth, offsetChosen, data } = kept
    const chart = { ...{ name, offsetChosen, data }, ...change, birth: { ...birth, ...change.birth } }
    await write(db, idOf(stranger), id, { ...chart, name: 'Of a stranger' }, new Date())
    expect(await statusOf(path)).toBe(200)
    await write(db, idOf(owner), id, chart, new Date())
    expect(await statusOf(path)).toBe(status)
  }
})

test('a visitor takes the birth data along to the registration', async () => {
  const { path } = await shared(owner)
  const visitor = nobody()
  const response = await visitor.post(path, { intent: 'register' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/register'])
  const form = await (await visitor.get('/register')).text()
  expect(form).toContain('value="1954-03-21"')
  expect(form).toContain('21 March 1954')
  expect(await wordsOf(await nobody().get(path))).toContain('Sign in')
})

test('the type comes along unless it hangs on an offset that doesn’t', async () => {
  const { id, path } = await shared(owner)
  const lineOf = async () => {
    const visitor = nobody()
    await visitor.post(path, { intent: 'register' })
    return wordsOf(await visitor.get('/register'))
  }
  expect(await lineOf()).toMatch(/Your chart: [\w ]+ · 21 March 1954/)
  await patchJson(privateCharts, 'birth', { id }, { '$.offsetOverridden': true })
  expect(await lineOf()).toMatch(/Your chart: 21 March 1954/)
})

test('a member without a chart saves it as theirs, one with a chart keeps it once they say that the person agrees', async () => {
  const { path } = await shared(owner)
  const without = await registered()
  expect(await wordsOf(await without.visitor.get(path))).toContain('Save as my chart')
  // What isn't offered is not done: the page is shown again.
  const other = await without.visitor.post(path, { intent: 'keep', id: crypto.randomUUID(), consent: 'on' })
  expect([other.status, other.headers.get('Location')]).toEqual([303, path])
  const own = await without.visitor.post(path, { intent: 'own' })
  expect([own.status, own.headers.get('Location')]).toEqual([302, '/app/profile'])
  const born = await storedValue(users, 'birth_date', { id: idOf(without) })
  expect(born).toBe('1954-03-21')
  // Sent twice it is the same chart.
  const again = await without.visitor.post(path, { intent: 'own' })
  expect([again.status, again.headers.get('Location')]).toEqual([302, '/app/profile'])
  expect(await countRows(charts, { userId: idOf(without) })).toBe(1)

  const id = crypto.randomUUID()
  const kept = () => countRows(privateCharts, { ownerId: idOf(without) })
  const refused = await without.visitor.post(path, { intent: 'keep', id })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Ask first: the chart can’t be saved without this person’s agreement.')
  const malformed = await without.visitor.post(path, { intent: 'keep', id: 'none', consent: 'on' })
  expect(malformed.status).toBe(422)
  expect(await malformed.text()).toContain('Something went wrong.')
  expect(await kept()).toBe(0)
  for (let times = 0; times < 2; times++) {
    const keep = await without.visitor.post(path, { intent: 'keep', id, consent: 'on' })
    expect([keep.status, keep.headers.get('Location')]).toEqual([302, `${LIST}/${id}`])
  }
  expect(await kept()).toBe(1)
  expect(await wordsOf(await without.visitor.get(`${LIST}/${id}`))).toContain('Bronislava')
})

const TAKEN = 'Your account already has birth data, so nothing was changed.'
const bornOn = (member: Member) => storedValue(users, 'birth_date', { id: idOf(member) })

test('birth data that a member has without a chart stay theirs', async () => {
  const { path } = await shared(owner)
  const member = await registered()
  await updateMember(idOf(member), { birthDate: '1990-01-01' })
  expect(await wordsOf(await member.visitor.get(path))).toContain('Keep this chart')
  const answer = await member.visitor.post(path, { intent: 'own' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain(TAKEN)
  expect(await bornOn(member)).toBe('1990-01-01')
})

test('birth data that come while the chart is calculated stay, and nothing is written beside them', async () => {
  const { path } = await shared(owner)
  const member = await registered()
  const racing = new Visitor({
    site: {
      CHART: {
        fetch: async (url: string, init: RequestInit) => {
          await updateMember(idOf(member), { birthDate: '1990-01-01' })
          return env.CHART.fetch(url, init)
        },
      },
    },
  })
  for (const [name, value] of member.visitor.cookies) racing.cookies.set(name, value)
  const answer = await racing.post(path, { intent: 'own' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain(TAKEN)
  expect(await bornOn(member)).toBe('1990-01-01')
  expect(await countRows(charts, { userId: idOf(member) })).toBe(0)
})

test('a chart is saved as the first where there is none, with or without its birth data', async () => {
  const db = createDatabase(env.DB)
  const { id } = await shared(owner)
  const kept = await findPrivateChart(db, idOf(owner), id)
  const chart = { birth: kept!.birth, stored: kept!.data, offsetChosen: false }
  const member = await registered()
  await updateMember(idOf(member), { hdType: 'projector' })
  expect(await saveFirstChart(db, idOf(member), chart)).toBe(false)
  expect((await findOwnChart(db, idOf(member)))?.birthDate).toBeNull()
  await updateMember(idOf(member), { hdType: null })
  expect([await saveFirstChart(db, idOf(member), chart), await saveFirstChart(db, idOf(member), chart)]).toEqual([
    true,
    false,
  ])
  expect(await countRows(charts, { userId: idOf(member) })).toBe(1)
})

test('birth data that the chart service refuses are not saved, and the answer says what to do', async () => {
  const { id, path } = await shared(owner)
  await patchJson(privateCharts, 'birth', { id }, { '$.timezone': 'No/Where' })
  for (const member of [await registered(), stranger]) {
    const intent = member === stranger ? 'keep' : 'own'
    const answer = await member.visitor.post(path, { intent, id: crypto.randomUUID(), consent: 'on' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('its birth data needs correcting')
  }
})

test('a member whose account is away is offered nothing, and told why', async () => {
  const { path } = await shared(owner)
  const away = await registered()
  await updateMember(idOf(away), { isActive: false })
  const html = await (await away.visitor.get(path)).text()
  expect(html).toContain('To save this chart, restore your account first')
  expect(html).toContain('href="/auth/paused"')
  for (const intent of ['register', 'own', 'keep', 'paused']) {
    const answer = await away.visitor.post(path, { intent, id: crypto.randomUUID(), consent: 'on' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  }
})

test('the chart of a child becomes nobody’s own, and its owner is offered nothing', async () => {
  const { path } = await shared(owner, { birth_date: '2019-10-30', name: 'Tomek' })
  expect(await wordsOf(await nobody().get(path))).toContain('Accounts are for people aged 16 and over.')
  const answer = await nobody().post(path, { intent: 'register' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  const without = await registered()
  expect(await wordsOf(await without.visitor.get(path))).toContain('Keep chart')
  expect(await wordsOf(await owner.visitor.get(path))).toContain('This is what people with your link see.')
  const own = await owner.visitor.post(path, { intent: 'own' })
  expect([own.status, own.headers.get('Location')]).toEqual([303, path])
})

test('the download of one’s data tells of links, not their addresses; with the account they go', async () => {
  const member = await registered()
  const { id, path } = await shared(member)
  const unopened = await shared(member)
  await updateRows(privateChartLinks, { chartId: id }, { openedAt: new Date(Date.UTC(2026, 10, 9, 23)) })
  const archive = await member.visitor.post('/resources/account-data', {})
  const json = strFromU8(unzipSync(new Uint8Array(await archive.arrayBuffer()))['data.json']!)
  const link = { createdAt: expect.any(String), expiresAt: expect.any(String) }
  expect(JSON.parse(json).privateChartLinks).toEqual([
    { ...link, chartId: id, openedOn: '2026-11-09' },
    { ...link, chartId: unopened.id, openedOn: null },
  ])
  expect(json).not.toContain(path.slice('/c/'.length))
  await deleteWholeMember(createDatabase(env.DB), idOf(member))
  expect(await countRows(privateChartLinks, { memberId: idOf(member) })).toBe(0)
})

test('in Russian both pages are Russian', async () => {
  const member = await registered()
  member.visitor.cookies.set('language', 'ru')
  const { page, path } = await shared(member)
  expect(await wordsOf(await member.visitor.get(page))).toContain('Отозвать ссылку')
  const reader = nobody()
  reader.cookies.set('language', 'ru')
  expect(await wordsOf(await reader.get(path))).toContain('Это ваша карта?')
})
