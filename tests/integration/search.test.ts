import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { rebuildSteps } from '~/data/search/search.server'
import { walkWhole } from '~/data/walk.server'
import { eventWords } from '~/domain/events/event-words.server'
import { loadSearch } from '~/features/search/load-search.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { events } from '../../drizzle/schema/events'
import { hdInsights } from '../../drizzle/schema/insights'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { idOf, type Member, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { newEvent } from './events'
import { member, updateMember } from './members'
import { storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const counting = countingDb()
let looking: Member

let written = 0
const post = (id: string, authorId: string, content: string, change: Partial<typeof posts.$inferInsert> = {}) =>
  db.insert(posts).values({ id, authorId, content, createdAt: new Date(++written), ...change })

const insight = (id: string, title: string, isPremium = false) =>
  db.insert(hdInsights).values({
    ...{ id, subject: id, language: 'en', title, description: 'About it', content: 'All of it', isPremium },
  })

const sorted = (one: string, other: string) =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one }

beforeAll(async () => {
  looking = await registered({}, new Visitor({ site: counting.site }))
  const viewerId = idOf(looking)
  await updateMember(viewerId, { emailConfirmedAt: new Date(1) })
  const open = await member({
    createdAt: new Date(1),
    fullName: 'Quilla Open',
    username: 'quilla_open',
    bio: 'Reads gates',
    hdType: 'projector',
  })
  const closedChart = await member({
    createdAt: new Date(2),
    fullName: 'Quilla Chart',
    username: 'quilla_chart',
    hdType: 'reflector',
    chartVisibility: 'private',
  })
  const friend = await member({
    createdAt: new Date(3),
    fullName: 'Quilla Friend',
    username: 'quilla_friend',
    profileVisibility: 'connections',
  })
  const stranger = await member({
    createdAt: new Date(4),
    fullName: 'Quilla Stranger',
    profileVisibility: 'connections',
  })
  const away = await member({ createdAt: new Date(5), fullName: 'Quilla Away', isActive: false })
  const blocked = await member({ createdAt: new Date(6), fullName: 'Quilla Blocked' })
  const muted = await member({ createdAt: new Date(7), fullName: 'Quilla Muted', username: 'quilla_muted' })
  const byBio = await member({
    createdAt: new Date(8),
    fullName: 'Somebody Else',
    username: 'somebody_else',
    bio: 'Knows quilla well',
  })
  await db.batch([
    db.insert(connections).values({ ...sorted(friend.id, viewerId), status: 'connected', requesterId: viewerId }),
    db.insert(blocks).values({ blockerId: blocked.id, blockedId: viewerId }),
    db.insert(mutes).values({ muterId: viewerId, mutedId: muted.id }),
    db.insert(mutedWords).values({ userId: viewerId, wordKey: 'spoiler', word: 'Spoiler' }),
    post('p-public', open.id, 'Zebra in the open', { tags: ['Ёлка'] }),
    post('p-friends', open.id, 'Zebra for connections', { visibility: 'connections' }),
    post('p-connected', friend.id, 'Zebra of a friend', { visibility: 'connections' }),
    post('p-stranger', stranger.id, 'Zebra of a stranger'),
    post('p-away', away.id, 'Zebra of one who is away'),
    post('p-blocked', blocked.id, 'Zebra of one who blocks'),
    post('p-muted', muted.id, 'Zebra of one who is muted'),
    post('p-word', open.id, 'Zebra with a spoiler'),
    post('p-hidden', open.id, 'Zebra that is hidden', { state: 'hidden' }),
    post('p-deleted', open.id, 'Zebra that is gone', { state: 'deleted' }),
    insight('i-free', 'Zebras for all'),
    insight('i-premium', 'Zebras for a few', true),
  ])
  expect(closedChart.hdType).toBe('reflector')
  expect(byBio.bio).toContain('quilla')
  for (const step of Object.values(rebuildSteps(db))) await walkWhole(step, 50)
})

/** What the page is made from, for whoever looks. */
async function look(search: Record<string, string>, language = 'en') {
  const request = new Request(`http://localhost/app/search?${new URLSearchParams(search)}`, {
    headers: { Cookie: `language=${language}` },
  })
  const context = createContext(request, env as unknown as Bindings, { waitUntil: () => {} })
  const viewer = { id: idOf(looking), role: 'member' } as Viewer
  return loadSearch(context, viewer, request)
}

type Finds = NonNullable<Awaited<ReturnType<typeof look>>['finds']>

const idsOf = async (section: keyof Finds, q: string) =>
  (await look({ q, in: section })).finds?.[section].items.map((item) =>
    'username' in item ? item.username : item.id,
  ) ?? []

test('people are found by name first, then by what they say of themselves, as far as the viewer may see them', async () => {
  expect(await idsOf('people', 'QUILLA')).toEqual([
    'quilla_open',
    'quilla_chart',
    'quilla_friend',
    'quilla_muted',
    'somebody_else',
  ])
})

test('a chart that is closed to the viewer shows no type', async () => {
  const { finds } = await look({ q: 'quilla', in: 'people' })
  const typeOf = (username: string) => finds?.people.items.find((one) => one.username === username)?.hdType
  expect(typeOf('quilla_open')).toBe('projector')
  expect(typeOf('quilla_chart')).toBeNull()
})

test('posts are found as the feed would show them, the newest first', async () => {
  expect(await idsOf('posts', 'zebra')).toEqual(['p-connected', 'p-public'])
  expect(await idsOf('posts', 'елка')).toEqual(['p-public'])
  expect(await idsOf('posts', 'spoiler')).toEqual([])
})

test('of the texts to read those that are open to all are found', async () => {
  expect(await idsOf('insights', 'zebras')).toEqual(['i-free'])
})

test.each([
  ['34', 'gate.34'],
  ['gate 34', 'gate.34'],
  ['Ворота 34', 'gate.34'],
  ['10-20', 'channel.10-20'],
  ['20 10', 'channel.10-20'],
  ['channel of awakening', 'channel.10-20'],
  ['пробуждение', 'channel.10-20'],
])('%s finds %s first', async (q, id) => {
  expect((await idsOf('gates', q))[0]).toBe(id)
})

test('a gate says in the language of the page what it means', async () => {
  const { finds } = await look({ q: 'gate 34', in: 'gates' }, 'ru')
  expect(finds?.gates.items[0]).toMatchObject({ number: '34', name: 'Ворота Силы' })
})

test.each([
  '',
  '   ',
  '🔥',
  '"',
  '*',
  "'; DROP TABLE users; --",
  'a'.repeat(300),
  'NEAR(a b) OR title:x',
  'ё',
  '%',
  '\u0000',
])('whatever is typed is a search: %s', async (q) => {
  const response = await looking.visitor.get(`/app/search?q=${encodeURIComponent(q)}`)
  expect(response.status).toBe(200)
})

test('a search asks the database five times, and reads rows by what it finds', async () => {
  await looking.visitor.get('/app/search?q=zebra')
  counting.reset()
  const response = await looking.visitor.get('/app/search?q=zebra')
  expect(response.status).toBe(200)
  expect(counting.asked.map(({ sql }) => sql)).toHaveLength(5)
  expect(counting.rowsRead()).toBeLessThan(300)
})

test('a long list comes page by page, each find once, and says where it ends', async () => {
  const authors = await Promise.all(
    Array.from({ length: 45 }, (_, place) => member({ fullName: `Crowd Person ${place}` })),
  )
  await walkWhole(rebuildSteps(db).member, 50)
  await Promise.all(authors.slice(0, 30).map(({ id }, place) => post(`crowd-${place}`, id, `Crowd says ${place}`)))
  await walkWhole(rebuildSteps(db).post, 50)
  for (const [section, total] of [
    ['people', 45],
    ['posts', 30],
  ] as const) {
    const seen: unknown[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null && page < 5; page++) {
      const { finds } = await look({ q: 'crowd', in: section, ...(cursor && { cursor }) })
      const found = finds![section]
      expect(found.items.length).toBe(Math.min(20, total - seen.length))
      expect(found.hasMore).toBe(total - seen.length > 20)
      seen.push(...found.items.map(({ id }) => id))
      cursor = found.nextCursor
    }
    expect(new Set(seen).size).toBe(total)
  }
  const overview = await look({ q: 'crowd' })
  expect(overview.finds?.people).toMatchObject({ count: 20, hasMore: true })
  expect(overview.finds?.people.items).toHaveLength(4)
})

test('the page says it in words, marks what was found, and offers a next step where nothing was', async () => {
  const page = await looking.visitor.get('/app/search?q=zebra')
  const html = await page.text()
  expect(html).toContain('<mark')
  const nothing = await wordsOf(await looking.visitor.get('/app/search?q=xyzzyx'))
  expect(nothing).toContain('Nothing found for “xyzzyx”')
  expect(nothing).toContain('New search')
  expect(await wordsOf(await looking.visitor.get('/app/search'))).toContain('What are you looking for?')
})

test('posts and texts are found by other forms of a word, in both languages', async () => {
  const author = await member({ fullName: 'Writer of forms' })
  await db.batch([
    post('p-ru', author.id, 'Генераторами не становятся'),
    post('p-en', author.id, 'Two okapis were waiting'),
    insight('i-forms', 'Стратегии и решения'),
  ])
  await walkWhole(rebuildSteps(db).post, 50)
  await walkWhole(rebuildSteps(db).insight, 50)
  expect(await idsOf('posts', 'генераторы')).toEqual(['p-ru'])
  expect(await idsOf('posts', 'okapi waits')).toEqual(['p-en'])
  expect(await idsOf('posts', 'general')).toEqual([])
  expect(await idsOf('insights', 'решению стратегия')).toEqual(['i-forms'])
  expect((await idsOf('gates', 'воротами 34'))[0]).toBe('gate.34')
})

test('a name is found in its cases, after names that are spelt as it is typed', async () => {
  await member({ createdAt: new Date(1), fullName: 'Анна Найдёнова', username: 'found_anna' })
  await member({ fullName: 'Иван Найдёнов', username: 'found_ivan' })
  await member({ fullName: 'Анну Найдёнов', username: 'found_annu' })
  await walkWhole(rebuildSteps(db).member, 50)
  expect(await idsOf('people', 'Анну')).toEqual(['found_annu', 'found_anna'])
  expect(await idsOf('people', 'Анна')).toEqual(['found_anna'])
  expect(await idsOf('people', 'ивану найденову')).toEqual(['found_ivan'])
  const names = await looking.visitor.get(`/resources/names?q=${encodeURIComponent('Анной')}`)
  expect(await names.json()).toMatchObject({ people: [{ username: 'found_anna' }] })
})

test('a type that is named finds its members after those of that name, as far as they show it', async () => {
  const of = (username: string, change: Parameters<typeof member>[0]) =>
    member({ username, fullName: 'Tarn', ...change })
  const mg = { hdType: 'manifesting_generator' } as const
  await of('tarn_open', { ...mg, createdAt: new Date(1) })
  await of('tarn_chart', { ...mg, chartVisibility: 'private' })
  await of('tarn_profile', { ...mg, profileVisibility: 'connections' })
  await of('tarn_other', { hdType: 'generator' })
  await of('tarn_sings', { ...mg, bio: 'Sings in choirs' })
  await of('tarn_says', { bio: 'Loves a manifesting generator' })
  await of('mg_named', { hdType: 'reflector', fullName: 'Mg Tarn' })
  await walkWhole(rebuildSteps(db).member, 50)
  for (const q of ['mg', 'мг'])
    expect((await idsOf('people', q)).filter((id) => id.startsWith('tarn'))).toEqual(['tarn_open', 'tarn_sings'])
  expect((await idsOf('people', 'MG'))[0]).toBe('mg_named')
  expect(await idsOf('people', 'манифестирующие генераторы')).toEqual(['tarn_open', 'tarn_sings'])
  expect(await idsOf('people', 'manifesting generator')).toEqual(['tarn_open', 'tarn_sings', 'tarn_says'])
  expect(await idsOf('people', 'mani gen choir')).toEqual(['tarn_sings'])
})

test('members of a type are found once over the pages of all tiers, connections and oneself among them', async () => {
  const viewerId = idOf(looking)
  const change = { fullName: 'Pelo', bio: 'Reflectors unite' }
  const closed = { hdType: 'reflector', chartVisibility: 'connections' } as const
  await member({ ...change, username: 'pelo_says', hdType: 'generator' })
  const tied = await member({ ...change, ...closed, username: 'pelo_tied' })
  await member({ ...change, ...closed, username: 'pelo_closed' })
  await member({ username: 'pelo_named', fullName: 'Reflector Pelo' })
  await db.insert(connections).values({ ...sorted(tied.id, viewerId), status: 'connected', requesterId: viewerId })
  for (let place = 0; place < 25; place++) {
    await member({ ...change, username: `pelo_${place}`, hdType: 'reflector' })
  }
  await updateMember(viewerId, { hdType: 'reflector', chartVisibility: 'private', bio: 'Pelo: reflectors' })
  await updateRows(searchEntries, { kind: 'member', refId: viewerId }, { version: 0 })
  await walkWhole(rebuildSteps(db).member, 50)
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null && page < 5; page++) {
    const { finds }: { finds: Finds | null } = await look({
      q: 'pelo reflector',
      in: 'people',
      ...(cursor && { cursor }),
    })
    const { people } = finds!
    seen.push(...people.items.map(({ username }) => username))
    cursor = people.nextCursor
  }
  expect(new Set(seen).size).toBe(seen.length)
  const ofType = ['pelo_tied', ...Array.from({ length: 25 }, (_, place) => `pelo_${place}`)]
  expect(seen[0]).toBe('pelo_named')
  expect(new Set(seen.slice(1, -3))).toEqual(new Set(ofType))
  const own = await storedValue(users, 'username', { id: viewerId })
  expect(new Set(seen.slice(-3))).toEqual(new Set(['pelo_says', 'pelo_closed', own]))
  await updateMember(viewerId, { hdType: null, bio: null })
})

test('what was found by another form of a word is marked', async () => {
  const author = await member({ fullName: 'Writer of marks' })
  await post('p-mark', author.id, `${'Начало '.repeat(60)} с ламантинами`)
  await walkWhole(rebuildSteps(db).post, 50)
  const html = await (await looking.visitor.get(`/app/search?q=${encodeURIComponent('ламантины')}`)).text()
  expect(html).toMatch(/<mark[^>]*>ламантинами<\/mark>/)
})

test.each([
  ['мг', '/types/manifesting_generator', 'Манифестирующий Генератор'],
  ['солнечного сплетения', '/centers/solar_plexus', 'Эмоциональный центр'],
  ['сакрал', '/centers/sacral', 'Сакральный центр'],
  ['emotional authority', '/authorities/emotional', 'Эмоциональный'],
  ['крест воплощения', '/app/profile', 'Инкарнационный крест'],
])('%s leads to %s', async (q, path, name) => {
  const { subjects } = await look({ q }, 'ru')
  expect(subjects).toMatchObject([{ path, name }])
  const html = await (await looking.visitor.get(`/app/search?q=${encodeURIComponent(q)}`)).text()
  expect(html).toContain(`href="${path}"`)
  expect(html.includes('/app/explore?type=manifesting_generator')).toBe(q === 'мг')
  // Where nothing else is found, the page says so.
  const { finds } = await look({ q })
  const isAlone = Object.values(finds!).every(({ count }) => count === 0)
  expect(/No people, posts, insights or events match/.test(html)).toBe(isAlone)
})

test.each(['projector', 'projector lisbon'])(
  'a search for "%s" asks no more, and reads rows by what it finds',
  async (q) => {
    const path = `/app/search?q=${encodeURIComponent(q)}`
    const cost = async () => {
      await looking.visitor.get(path)
      counting.reset()
      expect((await looking.visitor.get(path)).status).toBe(200)
      expect(counting.asked.map(({ sql }) => sql)).toHaveLength(5)
      return counting.rowsRead()
    }
    const before = await cost()
    // Three hundred that a walk over bios, over everybody of the type or over charts for connections would read.
    const closed = { hdType: 'projector', chartVisibility: 'connections', bio: 'From Lisbon' } as const
    for (let place = 0; place < 100; place++) {
      await member({ bio: 'From Lisbon', hdType: 'generator' })
      await member({ ...closed })
      await member({ hdType: 'projector', fullName: 'Lisbonless' })
    }
    await walkWhole(rebuildSteps(db).member, 100)
    expect((await cost()) - before).toBeLessThan(250)
  },
)

test('events that come are found, the next first, as far as the viewer may see them', async () => {
  const host = await member({ fullName: 'Host of a walk' })
  const blocking = await member({ fullName: 'Host who blocks' })
  await db.insert(blocks).values({ blockerId: blocking.id, blockedId: idOf(looking) })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000)
  const at = (days: number) => ({ startsAt: day(days), endsAt: new Date(day(days).getTime() + 3_600_000) })
  const event = (title: string, days: number, by = host) =>
    newEvent(by, { title, words: eventWords({ title, description: '', city: null, cityRu: null }), ...at(days) })
  const later = await event('Okapi at dusk', 9)
  const next = await event('Okapi at dawn', 2)
  await event('Something else', 3)
  await event('Okapi unseen', 4, blocking)
  const cancelled = await event('Okapi cancelled', 5)
  await updateRows(events, { id: cancelled }, { state: 'cancelled' })
  const past = await event('Okapi long ago', 6)
  await updateRows(events, { id: past }, { startsAt: new Date(1000), endsAt: new Date(2000) })
  expect(await idsOf('events', 'okapi')).toEqual([next, later])
  expect(await idsOf('events', 'okapis')).toEqual([next, later])
  expect(await idsOf('events', 'ОКАПИ')).toEqual([])
  await event('Regenerate the garden', 1)
  await event('Вселенная и вывод', 1)
  const forms = await event('Generator circle', 1)
  const exact = await event('Generators meet', 8)
  expect(await idsOf('events', 'generators')).toEqual([exact, forms])
  expect(await idsOf('events', 'вода')).toEqual([])
  expect(await idsOf('events', 'Лена')).toEqual([])
  const page = await wordsOf(await looking.visitor.get('/app/search?q=okapi'))
  expect(page).toContain('Okapi at dawn')
  expect(page).not.toContain('Okapi unseen')

  const inOtherForm = await event('One tapir', 9)
  for (let place = 0; place < 20; place++) await event(`Tapirs ${place}`, 10 + place)
  const first = (await look({ q: 'tapirs', in: 'events' })).finds!.events
  expect(first).toMatchObject({ count: 20, hasMore: true })
  const rest = (await look({ q: 'tapirs', in: 'events', cursor: first.nextCursor ?? '' })).finds!.events
  expect(rest).toMatchObject({ count: 1, hasMore: false, nextCursor: null })
  expect(rest.items.map(({ id }) => id)).toEqual([inOtherForm])
})

test('when the database does not answer the page says so', async () => {
  const broken = {
    ...counting.site.DB,
    prepare: counting.site.DB.prepare,
    batch: () => Promise.reject(new Error('D1_ERROR')),
  }
  const visitor = new Visitor({ site: { DB: broken } })
  for (const [name, value] of looking.visitor.cookies) visitor.cookies.set(name, value)
  const response = await visitor.get('/app/search?q=zebra')
  expect(response.status).toBe(500)
  const words = await wordsOf(response)
  expect(words).toContain('Failed to load users:')
  expect(words).not.toContain('D1_ERROR')
})
