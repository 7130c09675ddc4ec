import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listCards } from '~/data/connections/connections.server'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { markOnline } from '~/data/members/members.server'
import { indexMember } from '~/data/search/search.server'
import { loadConnections } from '~/features/connections/connections.server'
import type { ConnectionsPage } from '~/features/connections/connections-page'
import { createDatabase } from '../../drizzle/client'
import { connections } from '../../drizzle/schema/connections'
import { mutes } from '../../drizzle/schema/mutes'
import { idOf, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { connect } from './feed-world'
import { connectMembers, member, updateMember } from './members'
import { scansOf } from './query-plans'
import { deleteRows, insertRow } from './rows'
import { viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const counting = countingDb()
const NOW = Date.now()

type Row = Awaited<ReturnType<typeof member>>
let me: Awaited<ReturnType<typeof viewer>>
let known: Record<string, Row>

const gates = (...numbers: number[]) => ({
  conscious: numbers.map((gate) => ({ planet: 'sun', gate, line: 1 })),
  unconscious: [],
})
const ago = (days: number) => new Date(NOW - days * 86_400_000)

/** A Generator who reads Russian, and people around them. */
const PEOPLE: Record<string, Parameters<typeof member>[0]> = {
  best: { hdType: 'projector', language: 'ru', hdGates: gates(57, 6), lastActiveAt: ago(1), bio: 'Sings in choirs' },
  mg: { hdType: 'manifesting_generator', language: 'en', lastActiveAt: ago(1) },
  english: {
    hdType: 'projector',
    language: 'en',
    hdGates: gates(57, 6),
    chartDetail: 'channels',
    lastActiveAt: ago(90),
  },
  reflector: { hdType: 'reflector', language: 'ru', lastActiveAt: null },
  closedChart: { hdType: 'projector', language: 'ru', chartVisibility: 'connections' },
  closedPage: { hdType: 'projector', language: 'ru', profileVisibility: 'connections' },
  away: { hdType: 'projector', language: 'ru', isActive: false },
  blocked: { hdType: 'projector', language: 'ru' },
  blocking: { hdType: 'projector', language: 'ru' },
  muted: { hdType: 'projector', language: 'ru' },
  friend: { hdType: 'manifestor', language: 'ru', chartVisibility: 'connections' },
  quiet: { hdType: 'generator', presenceVisibility: 'nobody', birthTimeAccuracy: 'unknown' },
  secret: { hdType: 'generator', chartVisibility: 'private', birthTimeAccuracy: 'unknown' },
  asked: { hdType: 'projector', language: 'ru' },
  asking: {
    birthTimeAccuracy: 'approximate',
    ...{ hdType: 'projector', language: 'ru', profileVisibility: 'connections' },
    ...{ bio: 'Closed', location: 'Oslo', avatarUrl: '/avatars/closed', isVerified: true, isPractitioner: true },
    ...{ followersCount: 7, postsCount: 3 },
  },
}

const ask = (from: { id: string }, to: { id: string }, status: 'requested' | 'declined', note: string | null) =>
  connectMembers(from.id, to.id, { status, note, createdAt: new Date(NOW) })

beforeAll(async () => {
  me = await viewer({ hdType: 'generator', language: 'ru', hdGates: gates(34, 59) })
  const { id } = me
  known = {}
  for (const [name, change] of Object.entries(PEOPLE)) {
    const row = await member({ fullName: `Person ${name}`, ...change })
    known[name] = row
    await db.batch(indexMember(db, row))
  }
  const self = { id }
  for (const name of ['friend', 'quiet', 'secret']) await connect(self, known[name]!)
  await insertBlock(db, id, known.blocked!.id)
  await insertBlock(db, known.blocking!.id, id)
  await insertRow(mutes, { muterId: id, mutedId: known.muted!.id })
  await ask(self, known.asked!, 'declined', 'Hello there')
  await ask(known.asking!, self, 'requested', 'May I?')
  for (const name of ['best', 'friend', 'quiet', 'reflector']) await markOnline(db, known[name]!.id, Date.now())
})

const load = (query = ''): Promise<ConnectionsPage> =>
  loadConnections(worldWith(), me.viewer, new Request(`http://localhost/app/connections${query}`))

const names = ({ cards }: ConnectionsPage) => cards.map(({ member }) => member?.fullName.replace('Person ', ''))

test('suggestions stand by their points, and say why', async () => {
  const page = await load()
  // 90 + 8 + 2 × 2 + 4, 95 + 4, 90 (its gates are not shown), 70 + 8.
  expect(names(page)).toEqual(['best', 'mg', 'english', 'reflector'])
  expect(page.cards.map(({ reason }) => reason)).toEqual([
    'You complete 2 channels together · speaks Russian',
    null,
    null,
    'Speaks Russian',
  ])
  expect(page.cards.map(({ percent, isOnline }) => [percent, isOnline])).toEqual([
    [90, true],
    [95, false],
    [90, false],
    [70, true],
  ])
  expect(page.tiles).toEqual({ connected: 3, suggested: 4, average: 86, online: 2 })
  expect([page.requests, page.hasType, page.nextCursor]).toEqual([1, true, null])
})

test('the connected, with what they show to connections, and what is counted of them', async () => {
  const page = await load('?tab=connected')
  expect(names(page).sort()).toEqual(['friend', 'quiet', 'secret'])
  const card = (name: string) => page.cards.find(({ member }) => member?.fullName === `Person ${name}`)
  expect(card('friend')).toMatchObject({ state: 'connected', percent: 75, isOnline: true })
  expect(card('quiet')).toMatchObject({ percent: 85, isOnline: false })
  expect(card('secret')).toMatchObject({ percent: null, member: { hdType: null, isTimeUncertain: false } })
  expect(card('quiet')).toMatchObject({ member: { hdType: 'generator', isTimeUncertain: true } })
  // Not even the accuracy leaves the database.
  expect(await listCards(db, me.id, [known.secret!.id])).toMatchObject([{ chart: null }])
  expect(page.tiles).toEqual({ connected: 3, suggested: 4, average: 80, online: 1 })
})

test('requests to answer tell who asks and their note, of a closed page nothing more; those sent wait, declined or not', async () => {
  const received = await load('?tab=requests')
  expect(received.cards).toEqual([
    expect.objectContaining({
      state: 'incoming',
      note: 'May I?',
      percent: null,
      // Every field there is: what cards come to tell of members is not told of these by itself.
      member: {
        ...{ username: known.asking!.username, fullName: 'Person asking' },
        ...{ avatarUrl: null, bio: null, location: null, hdType: null, followersCount: null, postsCount: null },
        ...{ isTimeUncertain: false, isVerified: false, isPractitioner: false },
      },
    }),
  ])
  const found = await listCards(db, known.asking!.id, [known.asking!.id])
  expect(found).toMatchObject([{ followersCount: 7, postsCount: 3, isVerified: true, isPractitioner: true }])
  const sent = await load('?tab=requests&list=sent')
  expect(sent.cards).toMatchObject([{ state: 'requested', note: 'Hello there', percent: 90 }])
})

test('a search among the received finds the names that the list shows, and nothing else of a closed page', async () => {
  const found = async (q: string) => names(await load(`?tab=requests&q=${q}`))
  expect(await found('asking')).toEqual(['asking'])
  expect(await found('closed')).toEqual([])
  expect(await found('oslo')).toEqual([])
  expect(await found('person+nobody')).toEqual([])
})

describe('a search finds', () => {
  test.each([
    ['names', '?q=person+reflector', ['reflector']],
    ['a bio', '?q=choirs', ['best']],
    ['a type by its name', '?q=projector', ['best', 'english']],
    ['a type in the other language', '?q=%D1%80%D0%B5%D1%84%D0%BB%D0%B5%D0%BA', ['reflector']],
    ['one type alone', '?type=manifesting_generator', ['mg']],
    ['words of one type', '?q=person&type=projector', ['best', 'english']],
    ['whose chart is closed, by name only', '?q=person+closedchart', ['closedChart']],
    ['nobody who is left out', '?q=person+blocked', []],
    ['nobody whose page is closed', '?q=person+closedpage', []],
    ['connections by name', '?tab=connected&q=friend', ['friend']],
    ['connections by type', '?tab=connected&q=manifestor', ['friend']],
    ['connections of a type, as far as it is shown', '?tab=connected&type=generator', ['quiet']],
  ])('%s', async (_, query, found) => {
    const page = await load(query)
    expect(names(page)).toEqual(found)
    expect(page.tiles[query.includes('connected') ? 'connected' : 'suggested']).toBe(found.length)
  })
})

test('what makes no sense in an address counts as not said', async () => {
  expect((await load('?tab=x&type=y&cursor=z&list=w')).query).toEqual({
    tab: 'matches',
    list: 'received',
    q: '',
    type: null,
    cursor: null,
  })
})

describe('with many', () => {
  let asker: Awaited<ReturnType<typeof registered>>

  beforeAll(async () => {
    asker = await registered({}, new Visitor({ site: counting.site }))
    const id = idOf(asker)
    await updateMember(id, { hdType: 'projector', language: 'en', emailConfirmedAt: new Date(1) })
    await deleteRows(connections)
    for (let place = 0; place < 160; place++) {
      const row = await member({ fullName: `Many ${place}`, hdType: 'generator', language: place % 2 ? 'en' : 'ru' })
      if (place < 60) await connect({ id }, row)
    }
  })

  const open = async (path: string) => {
    await asker.visitor.get(path)
    counting.reset()
    const response = await asker.visitor.get(path)
    expect(response.status).toBe(200)
    return response
  }

  test.each([
    '',
    '?q=many&type=generator',
    '?tab=connected',
    '?tab=requests',
    '?tab=requests&list=sent',
    '?tab=connected&q=gener',
  ])('the page %s asks five questions at most, and reads no table from end to end', async (query) => {
    await (await open(`/app/connections${query}`)).text()
    expect(counting.asked.length).toBeLessThanOrEqual(5)
    expect(counting.rowsRead()).toBeLessThanOrEqual(4000)
    for (const { sql } of counting.asked) expect([sql, await scansOf(sql)]).toEqual([sql, []])
  })

  test.each(['', '?tab=connected'])('pages of fifty lead on without a gap, to an end (%s)', async (query) => {
    const viewer = { ...me.viewer, id: idOf(asker), hdType: 'projector' as const, language: 'en' as const }
    const seen: string[] = []
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null && pages < 9) {
      const search = `${query || '?'}${cursor ? `&cursor=${cursor}` : ''}`
      const page: ConnectionsPage = await loadConnections(
        worldWith(),
        viewer,
        new Request(`http://localhost/x${search}`),
      )
      seen.push(...page.cards.map(({ member }) => String(member?.username)))
      expect(page.cards.length).toBeLessThanOrEqual(50)
      cursor = page.nextCursor
      pages++
    }
    expect(new Set(seen).size).toBe(seen.length)
    // Of each type and language thirty are looked at; there are fifty Generators of each left.
    if (query) expect(seen).toHaveLength(60)
    else expect(seen.length).toBeGreaterThanOrEqual(60)
    expect(pages).toBe(2)
  })

  test('the page says what it is, in words', async () => {
    const words = await wordsOf(await open('/app/connections?q=nobodyofthisname'))
    expect(words).toContain('Your HD Connections')
    expect(words).toContain('No matches found')
    expect(await wordsOf(await open('/app/connections?tab=requests'))).toContain('No requests yet')
    const alone = await registered()
    const empty = await wordsOf(await alone.visitor.get('/app/connections?tab=connected'))
    expect(empty).toContain('No connections yet')
  })
})

test('a place in the list tells of nobody when they were here, where they let nobody know', async () => {
  const here = { hdType: 'projector', language: 'en', lastActiveAt: ago(1), bio: 'Hermits' } as const
  const told = await member({ fullName: 'Person told', ...here })
  const untold = await member({ fullName: 'Person untold', ...here, presenceVisibility: 'nobody' })
  for (const row of [told, untold]) await db.batch(indexMember(db, row))
  // 90 by their types, and 4 more for whoever was here this week.
  expect(names(await load('?q=hermits'))).toEqual(['told', 'untold'])
  expect(names(await load('?q=hermits&cursor=91_0'))).toEqual(['untold'])
})
