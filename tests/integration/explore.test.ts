import { env } from 'cloudflare:workers'
import { eq, like, ne, notInArray } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { rebuildSteps } from '~/data/search/search.server'
import { walkWhole } from '~/data/walk.server'
import { publishedCore, RARE_CORES } from '~/domain/human-design/chart/visible-chart'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { loadExplore } from '~/features/explore/explore.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { directoryTexts } from '../../drizzle/schema/directory'
import { hdInsights } from '../../drizzle/schema/insights'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { searchEntries } from '../../drizzle/schema/search'
import { type users, users as usersTable } from '../../drizzle/schema/users'
import { idOf, type Member, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { faultyDatabase } from './faulty-database'
import { member, updateMember } from './members'
import { stepsOf } from './query-plans'
import { countRows, deleteRows, rowsOfTable, storedValue, updateRows } from './rows'
import { readDirectoryFacts } from './search-rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const counting = countingDb()
let looking: Member

const sorted = (one: string, other: string) =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one }
const gatesOf = (...gates: number[]) => ({
  conscious: gates.map((gate) => ({ planet: 'sun', gate, line: 1 })),
  unconscious: [],
})

/** A chart whose every fact is this one's alone. */
const CHART = {
  hdType: 'projector',
  hdAuthority: 'splenic',
  hdProfile: '2/4',
  hdDefinition: 'split',
  hdCenters: { spleen: true, g: true, sacral: false } as never,
  hdChannels: ['10-57'],
  hdGates: gatesOf(10, 57, 1),
} satisfies Partial<typeof users.$inferInsert>

type Change = Partial<typeof users.$inferInsert>
const person = (username: string, change: Change = {}) =>
  member({ username, usernameKey: username, fullName: `Named ${username}`, ...change })

const ofInsight = (id: string, change: Partial<typeof hdInsights.$inferInsert> = {}) =>
  db.insert(hdInsights).values({
    ...{ id, subject: id, language: 'en', title: `On ${id}`, description: 'About it', content: 'All of it' },
    ...change,
  })

beforeAll(async () => {
  looking = await registered({ username: 'looking' }, new Visitor({ site: counting.site }))
  const viewerId = idOf(looking)
  // Gate 8 hangs: who has gate 1 and not 8 completes 1-8.
  await updateMember(viewerId, { emailConfirmedAt: new Date(1), hdType: 'generator', hdGates: gatesOf(8) })
  await person('plain')
  await person('charted', {
    ...CHART,
    location: 'Bergen, Norway',
    language: 'ru',
    isVerified: true,
    isPractitioner: true,
  })
  await person('outlined', { ...CHART, chartDetail: 'channels' })
  await person('born', { ...CHART, chartDetail: 'channels', birthVisibility: 'everyone' })
  await person('closed_chart', { ...CHART, chartVisibility: 'private' })
  await person('away', { ...CHART, isActive: false })
  const known = [
    await person('friend_chart', { ...CHART, chartVisibility: 'connections' }),
    await person('friend_page', { ...CHART, profileVisibility: 'connections' }),
    await person('friend_births', { ...CHART, chartDetail: 'channels', birthVisibility: 'connections' }),
    await person('friend_closed', { ...CHART, chartVisibility: 'private', profileVisibility: 'connections' }),
  ]
  await person('stranger_chart', { ...CHART, chartVisibility: 'connections' })
  await person('stranger_page', { ...CHART, profileVisibility: 'connections' })
  const blocked = await person('blocked', CHART)
  const blocking = await person('blocking', { ...CHART, profileVisibility: 'connections' })
  const here = await person('here', { bio: 'Ёлка и йога, हिन्दी भाषा' })
  const hidden = await person('hidden_here', { presenceVisibility: 'nobody' })
  await db.batch([
    db.insert(connections).values({ ...sorted(known[0]!.id, viewerId), status: 'connected', requesterId: viewerId }),
    ...known
      .slice(1)
      .map(({ id }) =>
        db.insert(connections).values({ ...sorted(id, viewerId), status: 'connected', requesterId: viewerId }),
      ),
    db.insert(connections).values({ ...sorted(blocking.id, viewerId), status: 'connected', requesterId: viewerId }),
    db.insert(blocks).values({ blockerId: viewerId, blockedId: blocked.id }),
    db.insert(blocks).values({ blockerId: blocking.id, blockedId: viewerId }),
    db.insert(onlineMembers).values([here, hidden, blocked].map(({ id }) => ({ memberId: id, seenAt: new Date() }))),
    ofInsight('tides', { createdAt: new Date(1), tags: ['Wave'] }),
    ofInsight('storms', { createdAt: new Date(2) }),
    ofInsight('tides-ru', { language: 'ru' }),
    ofInsight('tides-paid', { isPremium: true }),
  ])
  for (const step of Object.values(rebuildSteps(db))) await walkWhole(step, 50)
})

/** What the page is made from, for whoever looks. */
async function look(search: Record<string, string> = {}) {
  const request = new Request(`http://localhost/app/explore?${new URLSearchParams(search)}`)
  const context = createContext(request, env as unknown as Bindings, { waitUntil: () => {} })
  const viewer = { id: idOf(looking), role: 'member', hdType: 'generator' } as Viewer
  return loadExplore(context, viewer, request)
}

async function found(search: Record<string, string>) {
  const { page } = await look(search)
  const names = page?.people?.items.map(({ username }) => username).sort() ?? []
  expect(page?.totals.people).toEqual({ count: names.length, isMore: false })
  return names
}

/** Whose outline the viewer sees, and of these whose gates. */
const OUTLINE = ['born', 'charted', 'friend_births', 'friend_chart', 'friend_page', 'outlined']
const GATES = ['born', 'charted', 'friend_births', 'friend_chart', 'friend_page']

test.each([
  [{ type: 'projector' }, OUTLINE],
  [{ authority: 'splenic' }, OUTLINE],
  [{ profile: '2/4' }, OUTLINE],
  [{ definition: 'split' }, OUTLINE],
  [{ center: 'spleen' }, OUTLINE],
  [{ center: 'sacral' }, []],
  [{ channel: '10-57' }, OUTLINE],
  [{ gate: '57' }, GATES],
  [{ completes: '1' }, GATES],
  [{ type: 'projector', gate: '1', center: 'g', profile: '2/4', completes: '1' }, GATES],
  [{ type: 'reflector', gate: '57' }, []],
  [{ language: 'ru' }, ['charted']],
  [{ country: 'NO' }, ['charted']],
  [{ verified: '1', type: 'projector' }, ['charted']],
  [{ practitioner: '1' }, ['charted']],
  [{ online: '1' }, ['here']],
  [{ online: '1', type: 'projector' }, []],
  [{ q: 'named charted' }, ['charted']],
  [{ q: 'projector' }, OUTLINE],
  [{ q: 'проектор', gate: '57' }, GATES],
  [{ q: 'charted projec' }, ['charted']],
  [{ q: 'charted reflector' }, []],
  [{ q: 'елка ЙОГА' }, ['here']],
  [{ q: 'हिन्दी' }, ['here']],
  [{ q: 'йога', online: '1' }, ['here']],
  [{ q: 'bergen' }, ['charted']],
  [{ q: 'norwegi' }, []],
  [{ q: '🔥' }, []],
  // What makes no sense narrows nothing.
  [{ q: 'plain', type: 'wizard', gate: '65', country: 'XX' }, ['plain']],
] as [Record<string, string>, string[]][])('%j finds whom this viewer may find by it', async (search, names) => {
  expect(await found(search)).toEqual(names)
})

test('without a wish it is everybody who may be found, themselves among them', async () => {
  const names = await found({})
  expect(names).toEqual(
    [
      ...['born', 'charted', 'closed_chart', 'friend_births', 'friend_chart', 'friend_closed', 'friend_page', 'here'],
      ...['hidden_here', 'looking', 'outlined', 'plain', 'stranger_chart'],
    ].sort(),
  )
})

test('a card has the match of the two types, and none where the chart is closed or it is oneself', async () => {
  const items = (await look()).page?.people?.items ?? []
  const of = (name: string) => items.find(({ username }) => username === name)
  expect(of('charted')?.match).toEqual({ percent: 90, whyHref: '/app/compatibility/charted' })
  expect(of('friend_chart')?.match?.percent).toBe(90)
  expect([of('closed_chart'), of('stranger_chart'), of('plain'), of('looking')].map((one) => one?.match)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([of('closed_chart')?.hdType, of('stranger_chart')?.hdType]).toEqual([null, null])
  expect([of('here')?.isOnline, of('hidden_here')?.isOnline]).toEqual([true, false])
})

test('a card says how the two stand, and a no looks as if the request waited', async () => {
  const viewerId = idOf(looking)
  const ask = (from: string, to: string, status: 'requested' | 'declined') =>
    db.insert(connections).values({ ...sorted(from, to), status, requesterId: from })
  const states = async () => {
    const items = (await look()).page?.people?.items ?? []
    return Object.fromEntries(items.map(({ username, connection }) => [username, connection]))
  }
  expect(await states()).toMatchObject({ friend_chart: 'connected', plain: 'none', outlined: 'none', looking: 'none' })
  const of = async (name: string) => String(await storedValue(usersTable, 'id', { username: name }))
  const [plain, outlined, born] = [await of('plain'), await of('outlined'), await of('born')]
  await db.batch([
    ask(viewerId, plain, 'declined'),
    ask(outlined, viewerId, 'requested'),
    ask(born, viewerId, 'declined'),
  ])
  expect(await states()).toMatchObject({ plain: 'requested', outlined: 'incoming', born: 'none' })
  await deleteRows(connections, ne(connections.status, 'connected'))
})

test.each([
  [{ profileVisibility: 'connections' }, { gate: '57' }, false],
  [{ chartVisibility: 'connections' }, { type: 'projector' }, false],
  [{ chartDetail: 'channels' }, { gate: '57' }, false],
  [{ chartDetail: 'channels' }, { type: 'projector' }, true],
  [{ isActive: false }, { q: 'charted' }, false],
  [{ hdType: 'manifestor' }, { type: 'projector' }, false],
  [{ isVerified: false }, { verified: '1' }, false],
  [{ isPractitioner: false }, { practitioner: '1' }, false],
  [{ language: 'en' }, { language: 'ru' }, false],
] as const)('once %j holds, %j finds accordingly', async (change, search, isFound) => {
  const [before] = await db.select().from(usersTable).where(eq(usersTable.username, 'charted'))
  const [column] = Object.keys(change) as [keyof typeof usersTable.$inferSelect]
  await updateRows(usersTable, { username: 'charted' }, change)
  expect((await found(search)).includes('charted')).toBe(isFound)
  await updateRows(usersTable, { username: 'charted' }, { [column]: before![column] })
  expect(await found(search)).toContain('charted')
})

test('the rare cores of the directory are those of the domain', async () => {
  const results = await rowsOfTable('rare_cores')
  const rows = RARE_CORES.map(({ type, authority, definition, withheld }) => ({
    ...{ type, authority, definition, withheld },
  }))
  expect(results).toEqual(rows)
})

test('a withheld profile or definition finds nobody and counts nobody, until the member shows more', async () => {
  const profile = '6/3' as const
  const rare = await Promise.all(
    RARE_CORES.map(async ({ type, authority, definition }, at) => {
      const core = { hdType: type, hdAuthority: authority, hdDefinition: definition, hdProfile: profile }
      const { id } = await person(`rare_${at}`, { ...core, chartDetail: 'core' })
      return { id, name: `rare_${at}`, core: { type, authority, definition, profile } as const }
    }),
  )
  await walkWhole(rebuildSteps(db).member, 50)
  const isFound = async (name: string, search: Record<string, string>) => (await found(search)).includes(name)
  const total = async (search: Record<string, string>) => (await look(search)).page?.totals.people.count
  const totals = () =>
    Promise.all([
      total({ profile }),
      total({ definition: 'triple_split' }),
      total({ definition: 'quadruple_split' }),
      total({ profile, definition: 'triple_split' }),
    ])
  for (const detail of ['core', 'channels'] as const) {
    await updateRows(usersTable, like(usersTable.username, 'rare_%'), { chartDetail: detail })
    for (const { name, core } of rare) {
      const { type, authority, definition } = core
      const published = detail === 'core' ? publishedCore(core) : core
      const finds = await Promise.all([
        isFound(name, { type, authority }),
        isFound(name, { type, authority, profile }),
        isFound(name, { type, authority, definition }),
      ])
      expect([name, detail, ...finds]).toEqual([
        ...[name, detail, true],
        ...[published.profile !== null, published.definition !== null],
      ])
    }
    // Of 18 rare cores 6 are triple and 6 quadruple splits. A core keeps 4 profiles, 2 triple and 2 quadruple splits.
    expect([detail, ...(await totals())]).toEqual([detail, ...(detail === 'core' ? [4, 2, 2, 0] : [18, 6, 6, 6])])
  }
  for (const { id } of rare) await deleteRows(usersTable, { id })
})

test('the halves of channels are those of the domain', async () => {
  const { hangingHalves } = await import('~/domain/human-design/chart/completed-channels')
  const gates = [10, 57, 1, 34, 64, 2]
  const { id } = await person('halves', { hdGates: gatesOf(...gates), profileVisibility: 'everyone' })
  await walkWhole(rebuildSteps(db).member, 50)
  const facts = await readDirectoryFacts(id)
  const halves = [...(facts ?? '').matchAll(/\boh(\d+)\b/g)].map(([, half]) => Number(half)).sort((a, b) => a - b)
  expect(halves).toEqual(hangingHalves(gates))
  expect(CHANNELS).toHaveLength(36)
  await deleteRows(usersTable, { id })
  const entries = db.select({ id: searchEntries.id }).from(searchEntries)
  expect(await countRows(directoryTexts, notInArray(directoryTexts.entryId, entries))).toBe(0)
})

test('texts to read come in the language of the page, the newest first, by words and tags', async () => {
  const { page } = await look({ tab: 'insights' })
  expect(page?.insights?.items.map(({ id }) => id)).toEqual(['storms', 'tides'])
  expect(page?.totals.insights).toEqual({ count: 2, isMore: false })
  const byTag = (await look({ tab: 'insights', q: 'wave' })).page
  expect(byTag?.insights?.items.map(({ id }) => id)).toEqual(['tides'])
})

test('the tabs carry what is searched and filtered', async () => {
  const linksOf = async (path: string) => {
    const html = await (await looking.visitor.get(path)).text()
    const [tabs = ''] = /<nav[^>]*aria-label="Explore sections"[\s\S]*?<\/nav>/.exec(html) ?? []
    return [...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  }
  const both = [
    '/app/explore?q=named&type=projector&verified=1',
    '/app/explore?tab=insights&q=named&type=projector&verified=1',
  ]
  const events = '/app/events?q=named'
  for (const path of both) expect(await linksOf(path)).toEqual([...both, events])
  expect(await linksOf(events)).toEqual(['/app/explore?q=named', '/app/explore?tab=insights&q=named', events])
})

test('the menu marks Explore on the page of its third tab', async () => {
  const html = await (await looking.visitor.get('/app/events')).text()
  expect(html).toMatch(/<a(?=[^>]*href="\/app\/explore")(?=[^>]*aria-current="page")[^>]*>/)
})

test('who is chosen to be messaged stays the question through a search, filters and tabs', async () => {
  const path = '/app/explore?q=named&verified=1&for=message'
  const html = await (await looking.visitor.get(path)).text()
  expect(html).toContain('Choose who to message.')
  // The form that searches without scripts.
  expect(html).toContain('<input type="hidden" name="for" value="message"/>')
  const links = [...html.matchAll(/href="(\/app\/explore\?[^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/app/explore?tab=insights&q=named&verified=1&for=message',
      '/app/explore?q=named&for=message',
    ]),
  )
  expect(links.filter((href) => !href.includes('for=message'))).toEqual([])
  const { query } = await look({ for: 'anything' })
  expect(query.isForMessage).toBe(false)
})

test('the page speaks Russian, types too', async () => {
  looking.visitor.cookies.set('language', 'ru')
  const response = await looking.visitor.get(`/app/explore?q=${encodeURIComponent('проектор')}`)
  looking.visitor.cookies.delete('language')
  expect(await wordsOf(response)).toMatch(/Обзор.*@ charted Проектор/)
})

test.each(['"', '*', "'; DROP TABLE users; --", 'a'.repeat(300), 'NEAR(a b) OR title:x', '%', '\u0000', 'हिन्दी भाषा'])(
  'whatever is typed is a search: %s',
  async (q) => {
    const response = await looking.visitor.get(`/app/explore?q=${encodeURIComponent(q)}`)
    expect(response.status).toBe(200)
    expect(await wordsOf(response)).not.toContain('Failed to load')
  },
)

test.each([
  '/app/explore',
  '/app/explore?q=named&type=projector&gate=57&completes=1&online=1',
  '/app/explore?tab=insights&q=on',
])('%s asks the database five times at most', async (path) => {
  await looking.visitor.get(path)
  counting.reset()
  const response = await looking.visitor.get(path)
  expect(response.status).toBe(200)
  await response.text()
  expect(counting.asked.length).toBeLessThanOrEqual(5)
  expect(counting.rowsRead()).toBeLessThan(400)
})

test.each(['q=named&type=projector&gate=57&completes=1', 'q=named&online=1', ''])(
  'the index is walked, never asked member by member: ?%s',
  async (search) => {
    await looking.visitor.get(`/app/explore?${search}`)
    counting.reset()
    await (await looking.visitor.get(`/app/explore?${search}`)).text()
    const asked = counting.asked.filter(({ sql }) => sql.includes('directory MATCH'))
    expect(asked).toHaveLength(2)
    for (const { sql } of asked) {
      const steps = await stepsOf(sql)
      const walks = steps.filter((step) => /directory VIRTUAL TABLE/.test(step))
      expect(walks.length).toBeGreaterThan(0)
      // "=" is how FTS5 names a search for one row.
      expect(walks.filter((step) => /INDEX \d+:.*=/.test(step))).toEqual([])
    }
    // On the page once for what all may find in each language and once for closed charts; for the number of all once more, and for
    // no other.
    const walked = await Promise.all(asked.map(async ({ sql }) => walksOf(await stepsOf(sql))))
    expect(walked.sort()).toEqual([1, 3])
  },
)

const walksOf = (steps: string[]) => steps.filter((step) => /directory VIRTUAL TABLE/.test(step)).length

test('a page behind the last row counts those of closed charts too, and so does the tab beside', async () => {
  const asked = { gate: '57', type: 'projector' }
  const all = (await look(asked)).page!.totals.people
  expect((await look({ ...asked, cursor: '1' })).page!.totals.people).toEqual(all)
  expect((await look({ ...asked, tab: 'insights' })).page!.totals.people).toEqual(all)
})

test('a long list comes page by page, each once', async () => {
  for (let place = 0; place < 120; place++) await member({ fullName: `Crowd Person ${place}` })
  await walkWhole(rebuildSteps(db).member, 200)
  const seen: string[] = []
  let cursor: string | null = ''
  for (let turn = 0; cursor !== null && turn < 5; turn++) {
    const { page } = await look({ q: 'crowd', ...(cursor ? { cursor } : {}) })
    expect(page?.totals.people.count).toBe(120)
    seen.push(...(page?.people?.items ?? []).map(({ id }) => id))
    cursor = page?.people?.nextCursor ?? null
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})

test('a database that does not answer leaves the page, and the same address shows the people again', async () => {
  const faulty = faultyDatabase()
  const { visitor } = await registered({}, new Visitor({ site: { DB: faulty.DB } }))
  faulty.fail('before', /directory MATCH/)
  const response = await visitor.get('/app/explore?q=plain')
  expect(response.status).toBe(200)
  const html = await response.clone().text()
  expect(await wordsOf(response)).toContain('Failed to load users: the database didn’t respond')
  // Without scripts the way to try again is a link.
  expect(html).toContain('href="/app/explore?q=plain"')
  expect(await wordsOf(await visitor.get('/app/explore?q=plain'))).toContain('Named plain')
})
