import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TimeAccuracy } from '~/domain/birth/time-accuracy'
import { blocks } from '../../drizzle/schema/blocks'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import derived from '../fixtures/charts-derived.json'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { connectMembers, updateMember } from './members'
import { insertRow, patchJson, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Chart 15 of the reference, which belongs to `BIRTH`. */
const EXPECTED = derived.charts[14]!
const CHANNEL_GATES = new Set(EXPECTED.channels.flatMap((id) => id.split('-').map(Number)))
const BIO = 'Beekeeper of the third generation'

type Viewer = 'visitor' | 'member' | 'connection' | 'blocked' | 'blocking' | 'owner'
type Settings = { profile: string; chart: string; detail: string; birth: string }

const OPEN: Settings = { profile: 'everyone', chart: 'everyone', detail: 'gates', birth: 'only_me' }

const browsers = {} as Record<Viewer, Visitor>
let owner: Member
let path: string
/** Active gates that are in no defined channel. */
let hanging: number[]

const set = ({ profile, chart, detail, birth }: Settings) =>
  updateMember(idOf(owner), {
    profileVisibility: profile,
    chartVisibility: chart,
    chartDetail: detail,
    birthVisibility: birth,
  } as Partial<typeof users.$inferInsert>)

beforeAll(async () => {
  const members = await Promise.all(
    ['owner', 'member', 'connection', 'blocked', 'blocking'].map((username) =>
      registered({ username, email: `${username}@example.com`, full_name: `Zofia ${username}` }),
    ),
  )
  const [first, , connection, blocked, blocking] = members as [Member, Member, Member, Member, Member]
  owner = first
  path = '/u/owner'
  browsers.visitor = new Visitor()
  for (const { visitor, account } of members) browsers[account.username as Viewer] = visitor
  expect((await owner.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  await updateMember(idOf(owner), { bio: BIO, location: 'Gdańsk' })
  // The page says since when they are here, which must not be the month of a birth.
  await updateRows(users, {}, { createdAt: new Date(Date.UTC(2026, 1, 3, 4, 5)) })
  await connectMembers(idOf(owner), idOf(connection))
  await insertRow(blocks, { blockerId: idOf(owner), blockedId: idOf(blocked) })
  await insertRow(blocks, { blockerId: idOf(blocking), blockedId: idOf(owner) })
  const gates = await storedValue(users, 'hd_gates', { id: idOf(owner) })
  const { conscious, unconscious } = JSON.parse(String(gates))
  const active = [...conscious, ...unconscious].map(({ gate }: { gate: number }) => gate)
  hanging = [...new Set(active)].filter((gate) => !CHANNEL_GATES.has(gate))
  expect(hanging.length).toBeGreaterThan(0)
})

/** What scripts get of a page: every string and number in it, whatever it hangs on. */
async function dataOf(viewer: Viewer, query = '') {
  const response = await browsers[viewer].get(`${path}.data${query}`, { Accept: '*/*' })
  const found: (string | number)[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') found.push(value)
    else if (Array.isArray(value)) value.forEach(walk)
    else if (value && typeof value === 'object') Object.entries(value).flat().forEach(walk)
  }
  for (const line of (await response.text()).split('\n').filter(Boolean)) walk(JSON.parse(line.replace(/^P\d+:/, '')))
  return { status: response.status, found, text: found.join('\n') }
}

async function pageOf(viewer: Viewer, query = '') {
  const response = await browsers[viewer].get(path + query)
  const html = await response.clone().text()
  return { status: response.status, headers: response.headers, html, words: await wordsOf(response) }
}

type Seen = Awaited<ReturnType<typeof pageOf>>
type Data = Awaited<ReturnType<typeof dataOf>>

const NAMED = /Zofia owner|Beekeeper|Gdańsk/
const BIRTH_WORDS = /1980|July|09:30|Nizhny|Moscow|Russia\b|years old/
/** The digits of an id say nothing of anybody, and may come out as a year. */
const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
/** Nor does the clock of these days, which may show the hour of a birth. */
const withoutClock = (text: string) => text.replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'now')
const tellsBirth = (text: string) => BIRTH_WORDS.test(withoutClock(withoutIds(text)))
/** `51.1` in a column, or what a whole chart is made of. */
const LINES = /\b\d{1,2}\.[1-6]\b/
const WHOLE = /activations|longitude|variables|\bplanet\b|Incarnation cross|design\.sun|birthUtc|designUtc/

const labelOf = (html: string, gate: number) => new RegExp(`aria-label="(Gate ${gate},[^"]*)"`).exec(html)?.[1] ?? ''

function expectChart(sight: 'none' | 'channels' | 'gates' | 'full', page: Seen, data: Data) {
  const isWhole = sight === 'full'
  expect(WHOLE.test(page.html) && WHOLE.test(data.text)).toBe(isWhole)
  expect(LINES.test(page.words)).toBe(isWhole)
  if (!isWhole) {
    expect(page.html).not.toMatch(WHOLE)
    expect(data.text).not.toMatch(WHOLE)
    // Longitudes and places are the only numbers with a fraction there could be.
    expect(data.found.filter((value) => typeof value === 'number' && !Number.isInteger(value))).toEqual([])
  }
  for (const found of [page.words, data.text]) {
    expect(found.includes('Manifesting Generator')).toBe(sight !== 'none')
    expect(found.includes('5/1 Heretic / Investigator')).toBe(sight !== 'none')
  }
  if (sight === 'none') return expect(data.text).not.toMatch(/solar_plexus|emotional/i)
  for (const gate of CHANNEL_GATES) expect(labelOf(page.html, gate)).toMatch(/: (active|Design|Personality)/)
  for (const gate of hanging) {
    const label = labelOf(page.html, gate)
    if (sight === 'channels') expect(label).not.toContain(':')
    else expect(label).toMatch(sight === 'gates' ? /: active$/ : /: (Design|Personality)/)
    if (sight === 'channels') expect(data.found.filter((value) => value === String(gate))).toEqual([])
  }
  if (sight === 'channels') expect(data.found).not.toContain('open')
}

// — Who sees what

const ALL: Viewer[] = ['visitor', 'member', 'connection']
/** Those who may, by each setting; whoever is not named may not. */
const MAY = {
  profile: {
    everyone: ALL,
    community: ['member', 'connection'],
    connections: ['connection'],
  } as Record<string, Viewer[]>,
  chart: { everyone: ALL, connections: ['connection'], private: [] } as Record<string, Viewer[]>,
  birth: { everyone: ALL, connections: ['connection'], only_me: [] } as Record<string, Viewer[]>,
}

const combinations = Object.keys(MAY.profile).flatMap((profile) =>
  Object.keys(MAY.chart).flatMap((chart) =>
    ['gates', 'channels'].flatMap((detail) =>
      Object.keys(MAY.birth).map((birth): Settings => ({ profile, chart, detail, birth })),
    ),
  ),
)

test.each(combinations)(
  'profile $profile, chart $chart, $detail, birth $birth: each sees what they may',
  async (settings) => {
    await set(settings)
    const may = (what: keyof typeof MAY, viewer: Viewer) => MAY[what][settings[what]]?.includes(viewer) ?? false
    for (const viewer of ALL) {
      const [page, data] = await Promise.all([pageOf(viewer), dataOf(viewer)])
      const isOpen = may('profile', viewer)
      expect([page.status, data.status]).toEqual(isOpen ? [200, 200] : [403, 403])
      expect([NAMED.test(page.html), NAMED.test(data.text)]).toEqual([isOpen, isOpen])
      const seesBirth = isOpen && may('birth', viewer)
      for (const found of [page.words, data.text]) expect(tellsBirth(found)).toBe(seesBirth)
      if (!isOpen)
        expect(page.words).toContain(
          settings.profile === 'community' ? 'Only members can see' : 'Only connections can see',
        )
      const sight = !isOpen || !may('chart', viewer) ? 'none' : seesBirth ? 'full' : settings.detail
      expectChart(sight as 'none', page, data)
    }
  },
)

test('a rare core comes without its profile and definition, unless the viewer may see more', async () => {
  const before = await storedValue(users, 'hd_raw_data', { id: idOf(owner) })
  const become = (type: string, authority: string, definition: string) =>
    patchJson(
      users,
      'hdRawData',
      { id: idOf(owner) },
      {
        ...{ '$.chart.type': type, '$.chart.authority': authority },
        ...{ '$.chart.definition': definition, '$.chart.profile': '5/2' },
      },
    )
  const tells = async (viewer: Viewer) => {
    const [{ words }, { text }] = await Promise.all([pageOf(viewer), dataOf(viewer)])
    return [words, text].map((found) => [/5\/2|Hermit/.test(found), /(triple|quadruple)[-_ ]split/i.test(found)])
  }
  const [withheld, profileOnly, definitionOnly, whole] = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]
  const core = { ...OPEN, detail: 'core' }
  await set(core)
  await become('generator', 'emotional', 'triple_split')
  expect(await tells('member')).toEqual([whole, whole])
  await become('manifesting_generator', 'sacral', 'quadruple_split')
  expect(await tells('visitor')).toEqual([withheld, withheld])
  expect(await tells('connection')).toEqual([withheld, withheld])
  expect(await tells('owner')).toEqual([whole, whole])
  await become('projector', 'emotional', 'quadruple_split')
  expect(await tells('member')).toEqual([profileOnly, profileOnly])
  await become('manifestor', 'splenic', 'triple_split')
  expect(await tells('member')).toEqual([definitionOnly, definitionOnly])
  await set({ ...core, birth: 'connections' })
  expect([await tells('connection'), await tells('member')]).toEqual([
    [whole, whole],
    [definitionOnly, definitionOnly],
  ])
  await set({ ...core, detail: 'channels' })
  expect(await tells('visitor')).toEqual([whole, whole])
  await updateMember(idOf(owner), { hdRawData: JSON.parse(String(before)) })
})

test('picture and link description of a rare core are the same, whichever facts are withheld', async () => {
  const before = await storedValue(users, 'hd_raw_data', { id: idOf(owner) })
  const seenAs = async (detail: string, definition: string, profile: string) => {
    await set({ ...OPEN, detail })
    await patchJson(
      users,
      'hdRawData',
      { id: idOf(owner) },
      {
        ...{ '$.chart.type': 'manifesting_generator', '$.chart.authority': 'sacral' },
        ...{ '$.chart.definition': definition, '$.chart.profile': profile },
      },
    )
    const { html } = await pageOf('visitor')
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
    const inPreview = /<meta property="og:description" content="([^"]*)"/.exec(html)?.[1]
    expect(inPreview).toBe(description)
    const tag = (await browsers.visitor.get('/u/owner/card.png')).headers.get('ETag')
    return { description, tag }
  }
  const rare = await seenAs('core', 'quadruple_split', '5/2')
  expect(rare.description).toBe(`Manifesting Generator, Sacral authority. ${BIO}`)
  expect(await seenAs('core', 'triple_split', '1/3')).toEqual(rare)
  const open = await seenAs('channels', 'quadruple_split', '5/2')
  expect(open.description).toBe(`Manifesting Generator, 5/2 Heretic / Hermit, Sacral authority. ${BIO}`)
  const common = await seenAs('core', 'single', '5/2')
  expect(common.description).toBe(open.description)
  expect(common.tag).not.toBe(rare.tag)
  await updateMember(idOf(owner), { hdRawData: JSON.parse(String(before)) })
})

test('the chart in three sentences is told to whoever sees the chart, and beside a core says no more than it', async () => {
  const SUMMARY = /Zofia responds first and then moves fast, .+? (?:the high and the low|saying)\./
  for (const chart of ['everyone', 'connections', 'private'])
    for (const detail of ['core', 'channels', 'gates']) {
      await set({ ...OPEN, chart, detail })
      for (const viewer of [...ALL, 'owner'] as const) {
        const [page, data] = await Promise.all([pageOf(viewer), dataOf(viewer)])
        const isTold = viewer === 'owner' || (MAY.chart[chart]?.includes(viewer) ?? false)
        const which = `${chart}, ${detail}, ${viewer}`
        expect([SUMMARY.test(page.words), SUMMARY.test(data.text)], which).toEqual([isTold, isTold])
      }
    }
  // An uncertain time isn't told beside a core; where more is shown it is, and leaves the sentences out.
  const summaryAt = async (detail: string) => {
    await set({ ...OPEN, detail })
    return SUMMARY.exec((await pageOf('member')).words)?.[0] ?? null
  }
  const known = await summaryAt('core')
  const accuracy = (value: TimeAccuracy) => updateMember(idOf(owner), { birthTimeAccuracy: value })
  await accuracy('unknown')
  expect([await summaryAt('core'), await summaryAt('channels')]).toEqual([known, null])
  await accuracy('exact')
  expect(await summaryAt('channels')).not.toBeNull()
})

test('the owner sees everything, however closed it is to others', async () => {
  await set({ profile: 'connections', chart: 'private', detail: 'channels', birth: 'only_me' })
  const [page, data] = await Promise.all([pageOf('owner'), dataOf('owner')])
  expect([page.status, data.status]).toEqual([200, 200])
  for (const found of [page.words, data.text]) expect([NAMED.test(found), tellsBirth(found)]).toEqual([true, true])
  expectChart('full', page, data)
})

test.each(['blocked', 'blocking', 'visitor', 'member'] as const)(
  'a name nobody has and a member who is away or behind a block make the same page for a %s',
  async (viewer) => {
    await set(OPEN)
    const isAway = viewer === 'visitor' || viewer === 'member'
    if (isAway) await updateMember(idOf(owner), { isActive: false })
    const [page, data] = [await pageOf(viewer), await dataOf(viewer)]
    await updateMember(idOf(owner), { isActive: true })
    const unknown = await browsers[viewer].get('/u/noone')
    expect([page.status, data.status, unknown.status]).toEqual([404, 404, 404])
    const plain = (html: string) =>
      html.replaceAll('/u/noone', '/u/owner').replaceAll(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    expect(plain(page.html)).toBe(plain(await unknown.text()))
    expect(data.text).not.toMatch(NAMED)
  },
)

test('a page asks the database three times, besides the session, and for a member what they have to do with its owner', async () => {
  await set(OPEN)
  const prepare = vi.spyOn(env.DB, 'prepare')
  const queriesOf = async (viewer: Viewer) => {
    prepare.mockClear()
    await pageOf(viewer)
    return prepare.mock.calls.map(([sql]) => sql).filter((sql) => !/session/i.test(sql))
  }
  const [asVisitor, asMember] = [await queriesOf('visitor'), await queriesOf('member')]
  prepare.mockRestore()
  // Present and former names are asked in one batch.
  expect(asVisitor).toHaveLength(3)
  expect(asMember).toHaveLength(5)
})

// — The owner with other eyes

test.each([
  ['visitor', 403],
  ['member', 200],
  ['connection', 200],
] as const)('the owner sees their page as a %s, and nobody else does', async (preview, status) => {
  await set({ profile: 'community', chart: 'connections', detail: 'channels', birth: 'connections' })
  const query = `?as=${preview}`
  const [page, data] = await Promise.all([pageOf('owner', query), dataOf('owner', query)])
  expect([page.status, data.status]).toEqual([status, status])
  expect(page.words).toContain(
    `${{ visitor: 'visitors', member: 'members', connection: 'your connections' }[preview]} see your profile.`,
  )
  expectChart(preview === 'connection' ? 'full' : 'none', page, data)
  for (const found of [page.words, data.text]) expect(tellsBirth(found)).toBe(preview === 'connection')
  for (const viewer of ['visitor', 'member', 'connection', 'blocked'] as const) {
    const [plain, asked] = [await dataOf(viewer), await dataOf(viewer, '?as=connection')]
    const without = ({ text }: Data) => withoutIds(text)
    expect(without(asked)).toBe(without(plain))
  }
})

test('a preview that does not exist is the page itself', async () => {
  await set(OPEN)
  const page = await pageOf('owner', '?as=blocked')
  expect([page.status, page.words.includes('see your profile.')]).toEqual([200, false])
})

// — The address

test.each(['/u/OWNER', '/u/Owner?as=member'])('%s leads to the name as it is written', async (spelling) => {
  await set(OPEN)
  const response = await browsers.visitor.get(spelling)
  const query = spelling.split('?')[1]
  expect([response.status, response.headers.get('Location')]).toEqual([302, query ? `/u/owner?${query}` : '/u/owner'])
})

test('a former name leads on for as long as it is kept, to whoever sees the page', async () => {
  await set(OPEN)
  const keep = (name: string, until: number) =>
    insertRow(formerUsernames, { usernameKey: name, userId: idOf(owner), expiresAt: new Date(until) })
  await keep('zofia_before', Date.now() + 86_400_000)
  await keep('zofia_long_ago', Date.now() - 1000)
  const visit = (viewer: Viewer, name: string) => browsers[viewer].get(`/u/${name}`)
  const known = await visit('visitor', 'Zofia_Before')
  expect([known.status, known.headers.get('Location')]).toEqual([302, '/u/owner'])
  expect((await visit('visitor', 'zofia_long_ago')).status).toBe(404)
  // The new name is part of what is closed.
  expect((await visit('blocked', 'zofia_before')).status).toBe(404)
  await set({ ...OPEN, profile: 'community' })
  const closed = await visit('visitor', 'zofia_before')
  expect(closed.status).toBe(403)
  expect(await closed.text()).not.toMatch(/\/u\/owner|@owner/)
})

test.each(['/u/%3Cscript%3E', '/u/..%2f..%2fapp', `/u/${'x'.repeat(2000)}`, "/u/'%20OR%201=1--", '/u/%00', '/u/🦊'])(
  'nobody is called %s',
  async (address) => {
    const response = await browsers.visitor.get(address)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/<script>|<h1[^>]*>[^<]*[<'🦊x]{4}/u)
  },
)

test('where profiles once were, the address leads on', async () => {
  const response = await browsers.member.get('/app/profile?user=owner')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/u/owner'])
  const visitor = await browsers.visitor.get('/app/profile?user=owner')
  expect(visitor.headers.get('Location')).toBe('/login?redirect=%2Fapp%2Fprofile%3Fuser%3Downer')
  const odd = await browsers.member.get(`/app/profile?user=${encodeURIComponent('//evil.example')}`)
  expect(odd.headers.get('Location')).toBe('/u/%2F%2Fevil.example')
  expect((await browsers.member.get('/app/profile')).status).toBe(200)
})

// — The head

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null

describe('search engines', () => {
  test.each([
    [0, 'everyone', false],
    [1, 'everyone', true],
    [1, 'community', false],
    [1, 'connections', false],
  ])('with opting in %i and a profile for %s may list the page: %s', async (isIndexed, profile, isListed) => {
    await set({ ...OPEN, profile })
    await updateMember(idOf(owner), { isIndexed: Boolean(isIndexed) })
    for (const viewer of ['visitor', 'connection'] as const) {
      const { html, headers } = await pageOf(viewer)
      expect(tag(html, 'robots')).toBe(isListed ? null : 'noindex, nofollow')
      expect(headers.get('X-Robots-Tag')).toBe(isListed ? null : 'noindex, nofollow')
    }
    await updateMember(idOf(owner), { isIndexed: false })
  })
})

test('the head says what a visitor may see, whoever asks', async () => {
  await set(OPEN)
  for (const viewer of ['visitor', 'owner'] as const) {
    const { html } = await pageOf(viewer)
    expect(html).toContain('<title>Zofia owner (@owner) · Human Design Social</title>')
    expect(tag(html, 'description')).toBe(
      'Manifesting Generator, 5/1 Heretic / Investigator, Emotional authority. Beekeeper of the third generation',
    )
    expect(tag(html, 'og:title')).toBe('Zofia owner (@owner)')
    expect(tag(html, 'og:type')).toBe('profile')
    expect(tag(html, 'og:url')).toBe('http://localhost/u/owner')
    expect(tag(html, 'og:image')).toMatch(/^http:\/\/localhost\/u\/owner\/card\.png/)
    expect(tag(html, 'twitter:card')).toBe('summary_large_image')
    expect(html).toContain('<link rel="canonical" href="http://localhost/u/owner"/>')
  }
  await set({ ...OPEN, chart: 'private' })
  expect(tag((await pageOf('owner')).html, 'og:description')).toBe(BIO)
  await set({ ...OPEN, profile: 'community' })
  const { html } = await pageOf('member')
  expect(html).toContain('<title>Zofia owner (@owner) · Human Design Social</title>')
  expect([tag(html, 'description'), tag(html, 'og:title'), tag(html, 'og:image')]).toEqual([null, null, null])
  const closed = (await pageOf('visitor')).html
  expect(closed).toContain('<title>@owner · Human Design Social</title>')
})

// — What can be done

test('a visitor signs in to write, a member writes at once, the owner goes to their own pages', async () => {
  await set(OPEN)
  const links = async (viewer: Viewer) => [
    ...(await pageOf(viewer)).html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)</g),
  ]
  const find = async (viewer: Viewer, words: string) => (await links(viewer)).find(([, , text]) => text === words)?.[1]
  expect(await find('visitor', 'Login to Chat')).toBe('/login?redirect=%2Fapp%2Fmessages%3Fto%3Downer')
  expect(await find('member', 'Login to Chat')).toBeUndefined()
  expect(await find('member', 'Message')).toBe('/app/messages?to=owner')
  expect(await find('visitor', 'Message')).toBeUndefined()
  expect(await find('owner', 'Message')).toBeUndefined()
  expect(await find('owner', 'Login to Chat')).toBeUndefined()
  expect(await find('owner', 'Edit')).toBe('/app/settings?tab=personal')
  expect((await pageOf('owner')).html).toMatch(/href="\/app\/profile"[^>]*>Your Profile</)
})

test('the owner goes to other eyes and back by links', async () => {
  await set(OPEN)
  expect((await browsers.owner.get('/app/profile')).status).toBe(200)
  expect(await (await browsers.owner.get('/app/profile')).text()).toMatch(/href="\/u\/owner"[^>]*>View public profile/)
  const { html } = await pageOf('owner')
  for (const preview of ['visitor', 'member', 'connection'])
    expect(html).toMatch(new RegExp(`href="[^"]*\\?as=${preview}"[^>]*>As a `))
  expect(html).toContain('href="/app/settings?tab=privacy"')
  const preview = await pageOf('owner', '?as=connection')
  expect(preview.html).toMatch(/href="(\/u\/owner)?\??"[^>]*>As yourself/)
  expect(preview.html).not.toMatch(/href="\/app\/profile"[^>]*>Your Profile</)
})

test('a page for members leads a visitor to sign in and back; a closed chart says so', async () => {
  await set({ ...OPEN, profile: 'community' })
  expect((await pageOf('visitor')).html).toMatch(/href="\/login\?redirect=%2Fu%2Fowner"[^>]*>Sign in</)
  await set({ ...OPEN, chart: 'private' })
  for (const viewer of ALL) expect((await pageOf(viewer)).words).toContain('You can’t see this chart')
})

test('without scripts a member blocks by a button of the page', async () => {
  await set(OPEN)
  const { html } = await pageOf('member')
  expect(html).toMatch(/<form[^>]* action="\/resources\/blocks"/)
  expect(html).toMatch(/<input type="hidden" name="intent" value="block"\/>/)
  expect((await pageOf('visitor')).html).not.toContain('value="block"')
})

test('in Russian', async () => {
  await set({ ...OPEN, detail: 'channels' })
  browsers.visitor.cookies.set('language', 'ru')
  const { words } = await pageOf('visitor')
  browsers.visitor.cookies.delete('language')
  expect(words).toContain('Войти, чтобы написать')
  expect(words).toContain('Показаны только центры и определённые каналы')
})

// — The card

/** Signature, then the header chunk: its width and height are big-endian from byte 16 (PNG, ISO/IEC 15948). */
async function pngOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const view = new DataView(bytes.buffer)
  return { signature: [...bytes.subarray(1, 4)], size: [view.getUint32(16), view.getUint32(20)], bytes: bytes.length }
}

const card = (viewer: Viewer, headers: Record<string, string> = {}) =>
  browsers[viewer].get('/u/owner/card.png', headers)

test('a member with a chart is told the type match, by the table, and only where they see the chart', async () => {
  await set(OPEN)
  // The owner is a Manifesting Generator: with a Projector that is 88.
  await updateRows(users, { username: 'member' }, { hdType: 'projector' })
  expect((await pageOf('member')).words).toContain('Type match 88%')
  expect((await pageOf('member')).html).toContain('href="/app/compatibility/owner"')
  for (const viewer of ['visitor', 'owner', 'connection'] as const) {
    expect((await pageOf(viewer)).words, viewer).not.toContain('Type match')
  }
  await set({ ...OPEN, chart: 'private' })
  expect((await pageOf('member')).words).not.toContain('Type match')
  await set(OPEN)
  await updateRows(users, { username: 'member' }, { hdType: null })
})

test('a card is a picture of 1200 × 630 by what a visitor may see, the same for everybody', async () => {
  const tags = new Map<string, string | null>()
  for (const [name, settings] of Object.entries({
    gates: OPEN,
    channels: { ...OPEN, detail: 'channels' },
    full: { ...OPEN, birth: 'everyone' },
    none: { ...OPEN, chart: 'private' },
  })) {
    await set(settings)
    const response = await card('visitor')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const png = await pngOf(response)
    expect(png).toMatchObject({ signature: [...'PNG'].map((letter) => letter.charCodeAt(0)), size: [1200, 630] })
    expect(png.bytes).toBeGreaterThan(10_000)
    tags.set(name, response.headers.get('ETag'))
    const own = await card('owner')
    expect([own.headers.get('ETag'), own.headers.get('Cache-Control')]).toEqual([tags.get(name), 'no-store, private'])
  }
  expect(new Set(tags.values()).size).toBe(4)
  expect([...tags.values()].every((tag) => /^"[0-9a-f]{32}"$/.test(tag ?? ''))).toBe(true)
})

test('who has the card is told that it is the same', async () => {
  await set(OPEN)
  const tag = (await card('visitor')).headers.get('ETag') ?? ''
  const again = await card('visitor', { 'If-None-Match': tag })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test.each(['community', 'connections'])('a profile for %s has no card, not even for its owner', async (profile) => {
  await set({ ...OPEN, profile })
  for (const viewer of ['visitor', 'connection', 'owner'] as const) expect((await card(viewer)).status).toBe(404)
})

test('nobody has no card; another spelling leads to the card', async () => {
  await set(OPEN)
  expect((await browsers.visitor.get('/u/noone/card.png')).status).toBe(404)
  const other = await browsers.visitor.get('/u/OWNER/card.png')
  expect([other.status, other.headers.get('Location')]).toEqual([302, '/u/owner/card.png'])
})

/** What a post and a story ask for, in pixels. */
describe.each([
  ['square', [1080, 1080]],
  ['tall', [1080, 1920]],
] as const)('the card as %s', (size, measures) => {
  const path = `/u/owner/card.png?size=${size}`

  test('has its measures and follows what a visitor may see, whoever asks', async () => {
    const tags = new Map<string, string | null>()
    for (const [name, settings] of Object.entries({
      gates: OPEN,
      channels: { ...OPEN, detail: 'channels' },
      none: { ...OPEN, chart: 'private' },
    })) {
      await set(settings)
      const response = await browsers.visitor.get(path)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect((await pngOf(response)).size).toEqual(measures)
      tags.set(name, response.headers.get('ETag'))
      expect((await browsers.owner.get(path)).headers.get('ETag')).toBe(tags.get(name))
    }
    expect(new Set([...tags.values(), (await card('visitor')).headers.get('ETag')]).size).toBe(4)
  })

  test('is as closed as the profile, keeps its size under another spelling, and nothing else stands in for it', async () => {
    await set({ ...OPEN, profile: 'community' })
    for (const viewer of ['visitor', 'member', 'owner'] as const)
      expect((await browsers[viewer].get(path)).status).toBe(404)
    await set(OPEN)
    const spelled = await browsers.visitor.get(path.replace('owner', 'OWNER'))
    expect([spelled.status, spelled.headers.get('Location')]).toEqual([302, path])
    await updateMember(idOf(owner), { fullName: 'Zofia undrawn' })
    const broken = { fetch: async () => new Response('no', { status: 500 }) } as unknown as Fetcher
    const request = new Request(`http://localhost${path}`, { redirect: 'manual' })
    const response = await site.fetch(request, { ...env, RASTER: broken }, createExecutionContext())
    await updateMember(idOf(owner), { fullName: 'Zofia owner' })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  })
})

test.each(['huge', '', 'SQUARE', '1080x1080', "square' OR 1"])('there is no card of the size "%s"', async (size) => {
  await set(OPEN)
  expect((await browsers.visitor.get(`/u/owner/card.png?size=${encodeURIComponent(size)}`)).status).toBe(404)
})

// — What the owner may pass on

const sharing = async (query = '') => (await browsers.owner.get(`/app/profile?view=share${query}`)).text()

test('the share sheet offers the picture in three sizes and the link, all by links', async () => {
  await set(OPEN)
  const page = await sharing()
  expect(page).toContain('src="/u/owner/card.png"')
  expect(page).toMatch(
    /href="\/u\/owner\/card\.png"[^>]*download="owner-wide\.png"|download="owner-wide\.png"[^>]*href="\/u\/owner\/card\.png"/,
  )
  for (const size of ['wide', 'square', 'tall']) expect(page).toContain(`?view=share&amp;size=${size}`)
  expect(page).toContain('href="http://localhost/u/owner"')
  expect(await sharing('&size=tall')).toContain('src="/u/owner/card.png?size=tall"')
  expect(await sharing('&size=%3Cscript%3E')).toContain('src="/u/owner/card.png"')
})

test('the share sheet says what visitors do not see, and shows no picture where there is none', async () => {
  await set({ ...OPEN, chart: 'connections' })
  expect(await sharing()).toContain('Your chart isn’t open to everyone, so the picture shows only your name.')
  await set({ ...OPEN, profile: 'community' })
  const closed = await sharing()
  expect(closed).toContain('Your profile isn’t open to everyone, so there’s no picture.')
  expect(closed).not.toContain('card.png')
  expect(closed).toContain('href="http://localhost/u/owner"')
})

test.each(['🦊🦊🦊', '山本 健二', '<script>&"\'</script>', 'W'.repeat(100), '\u202eabc\u0301\u0301'])(
  'a card is drawn for somebody called %s',
  async (name) => {
    await set(OPEN)
    await updateMember(idOf(owner), { fullName: name })
    const response = await card('visitor')
    await updateMember(idOf(owner), { fullName: 'Zofia owner' })
    expect(response.status).toBe(200)
    expect((await pngOf(response)).size).toEqual([1200, 630])
  },
)

test('where nothing can be drawn, the card of the site stands in', async () => {
  await set({ ...OPEN, birth: 'everyone' })
  await updateMember(idOf(owner), { fullName: 'Zofia unseen' })
  const request = new Request('http://localhost/u/owner/card.png', { redirect: 'manual' })
  const broken = { fetch: async () => new Response('no', { status: 500 }) } as unknown as Fetcher
  const response = await site.fetch(request, { ...env, RASTER: broken }, createExecutionContext())
  await updateMember(idOf(owner), { fullName: 'Zofia owner' })
  expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
    302,
    '/og.png',
    'no-store',
  ])
})

test('the raster worker draws SVG of its own size and refuses everything else', async () => {
  const send = (body: BodyInit | null, method = 'POST') =>
    env.RASTER.fetch('https://raster.internal/', { method, body })
  const small = await send('<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>')
  expect((await pngOf(small)).size).toEqual([7, 5])
  expect((await send('x'.repeat(200_001))).status).toBe(413)
  for (const body of ['', 'no picture', '<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'])
    expect((await send(body)).status).toBe(422)
  expect((await send(null, 'GET')).status).toBe(405)
})
