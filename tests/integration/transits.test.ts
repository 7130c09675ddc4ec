import { exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readConnectionGates } from '~/data/connections/connection-charts.server'
import { positionsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import type { SkyPosition } from '~/domain/human-design/transit/sky'
import { openSkyMonth, positionsAt } from '~/domain/human-design/transit/sky-month'
import { factsNow } from '~/domain/human-design/transit/transit-spans'
import { CONNECTIONS_LOOKED_AT, loadTransits } from '~/features/transits/load-transits.server'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { block, connect, db } from './feed-world'
import { connectMembers, updateMember } from './members'
import { analyseTables, scansOf } from './query-plans'
import { insertMany } from './rows'
import { viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Where the bodies stood then, by the reference's own longitudes in `positions` below: the Sun in 14, the Moon in 3. */
const AT = '2026-11-22T10:00Z'

type Change = Parameters<typeof viewer>[0]
const stored = (gates: number[]): Change => ({
  hdDataCalculated: true,
  hdType: 'projector',
  hdGates: { conscious: gates.map((gate) => ({ planet: 'sun', gate, line: 1 })), unconscious: [] },
})
const named = (username: string, gates: number[], change: Change = {}) =>
  viewer({ username, usernameKey: username, fullName: `${username} person`, ...stored(gates), ...change })
type Person = Awaited<ReturnType<typeof named>>

/** By the door that everybody can ask. */
async function positions(at: number): Promise<SkyPosition[]> {
  const headers = { 'CF-Connecting-IP': `10.4.0.${asked++ % 250}` }
  const url = `http://localhost/api/hd/positions?at=${new Date(at).toISOString()}`
  const answer = await exports.default.fetch(new Request(url, { headers }))
  const { activations } = positionsReplySchema.parse(await answer.json()).data
  return activations.map(({ body, gate, line }) => ({ body, gate, line }))
}
let asked = 0

const load = (who: Person, query = `?at=${AT}`, bindings = {}) =>
  loadTransits(
    { ...worldWith(bindings), timeZone: async () => who.viewer.timeZone ?? 'UTC' },
    who.viewer,
    new Request(`http://localhost/app/transits${query}`),
  )

let me: Person
/** Both gates of 2-14 but for 14, which the Sun brings; 60 of 3-60, where the Moon stands in 3; 44, where Mercury stands. */
const OWN = [2, 60, 44, 27, 50]

beforeAll(async () => {
  me = await named('me', OWN)
})

describe('the sky over a chart', () => {
  test('is that of the engine, and what holds is what the rules say of it', async () => {
    const { moment, natal, asked } = await load(me)
    const sky = await positions(Date.parse(AT))
    expect(sky.find(({ body }) => body === 'sun')?.gate).toBe(14)
    expect(moment?.sky).toEqual(sky)
    expect([natal, asked.isNow, asked.problem]).toEqual([[...OWN].sort((a, b) => a - b), false, null])
    expect(moment?.spans.map(({ fact, bodies }) => ({ fact, bodies }))).toEqual(factsNow(OWN, sky))
    expect(moment?.spans).toContainEqual(expect.objectContaining({ fact: { kind: 'completed', channel: '2-14' } }))
  })

  test('each thing begins when it is told to, and ends then', async () => {
    const { moment } = await load(me)
    const holds = async (fact: unknown, at: number) =>
      JSON.stringify(factsNow(OWN, await positions(at))).includes(JSON.stringify(fact))
    let checked = 0
    for (const { fact, from, until } of moment?.spans ?? []) {
      for (const [edge, before] of [
        [from, false],
        [until, true],
      ] as const) {
        if (!edge) continue
        // An edge is told by its first whole second.
        expect([fact, edge, await holds(fact, Date.parse(edge) - 1000)]).toEqual([fact, edge, before])
        expect([fact, edge, await holds(fact, Date.parse(edge))]).toEqual([fact, edge, !before])
        checked++
      }
    }
    expect(checked).toBeGreaterThan(4)
  })

  test('of a member without a chart is told without one', async () => {
    const nobody = await viewer({ username: 'chartless', usernameKey: 'chartless' })
    const { moment, natal, who } = await load(nobody)
    expect([moment?.sky.length, natal, who]).toEqual([13, null, null])
    expect(moment?.spans.every(({ fact }) => ['collective', 'center'].includes(fact.kind))).toBe(true)
  })

  test.each([
    ['?at=soon', 'invalid'],
    ['?date=1899-01-01', 'early'],
    ['?at=2101-01-01T12:00Z', 'late'],
  ])('%s is said to be wrong, and the sky of now is shown', async (query, problem) => {
    const { asked, moment } = await load(me, query)
    expect([asked.problem, asked.isNow, moment?.at]).toEqual([problem, true, asked.at])
  })

  test.each(['1899-10-01T00:00Z', '2100-12-31T23:59Z'])('%s, at the edge of the tables, is shown', async (at) => {
    const { moment } = await load(me, `?at=${at}`)
    expect(moment?.sky).toEqual(await positions(Date.parse(at)))
  })

  test('is not there where the service is silent, and the page stands', async () => {
    const silent = { fetch: async () => new Response('gone', { status: 503 }) }
    const { moment, who, natal } = await load(me, '?at=1950-05-05', { CHART: silent })
    expect([moment, who, natal?.length]).toEqual([null, null, OWN.length])
  })

  test('a time is read by the member’s own clock', async () => {
    const away = await named('away_in_tokyo', OWN, { timeZone: 'Asia/Tokyo' })
    const { asked } = await load(away, '?at=2026-11-22T09:00')
    expect(new Date(asked.at).toISOString()).toBe('2026-11-22T00:00:00.000Z')
  })
})

const namesOf = ({ who }: Awaited<ReturnType<typeof load>>) => who?.people.map(({ username }) => username)

describe('who completes the member', () => {
  let her: Person
  let friend: Person

  beforeAll(async () => {
    her = await named('her', OWN)
    // 3 meets her 60 where the Moon stands in 3; 26 meets her 44, where Mercury stands.
    friend = await named('friend_of_hers', [3, 26, 63])
    await connect(her, friend)
    await connect(her, await named('meets_nothing', [64]))
  })

  test('is told by name, the weightiest first, with each channel and why', async () => {
    const { who } = await load(her)
    expect(who?.people.map(({ username }) => username)).toEqual(['friend_of_hers'])
    const [first] = who!.people
    expect(first?.sentences[0]).toBe(
      'friend_of_hers’s gate 3 meets your gate 60: channel 3–60, Mutation, is complete when you’re together. The sky highlights gate 3 (Moon).',
    )
    expect(first?.sentences[1]).toContain('gate 26 meets your gate 44')
    expect(who).toMatchObject({ openCount: 2, connectionsCount: 2, moreCount: 0, isCut: false })
  })

  const OPEN = {
    profileVisibility: 'everyone',
    chartVisibility: 'everyone',
    chartDetail: 'gates',
    birthVisibility: 'only_me',
  } as const
  test.each([
    [{}, true],
    [{ profileVisibility: 'connections' }, true],
    [{ chartVisibility: 'connections' }, true],
    [{ chartVisibility: 'private' }, false],
    [{ chartVisibility: 'private', birthVisibility: 'everyone' }, false],
    [{ chartDetail: 'channels' }, false],
    // Who may see the birth sees the gates.
    [{ chartDetail: 'channels', birthVisibility: 'connections' }, true],
    [{ chartDetail: 'channels', birthVisibility: 'everyone' }, true],
    [{ isActive: false }, false],
    [{ hdDataCalculated: false }, false],
  ] as [Partial<typeof users.$inferInsert>, boolean][])('with %j the gates are told of: %s', async (change, isTold) => {
    const set = { ...OPEN, isActive: true, hdDataCalculated: true, ...change }
    await updateMember(friend.id, set)
    const page = await load(her)
    expect(namesOf(page)).toEqual(isTold ? ['friend_of_hers'] : [])
    expect(JSON.stringify(page.who).includes('friend')).toBe(isTold)
    expect(page.who?.openCount).toBe(isTold ? 2 : 1)
    await updateMember(friend.id, {
      profileVisibility: 'everyone',
      chartVisibility: 'everyone',
      chartDetail: 'gates',
      birthVisibility: 'only_me',
      isActive: true,
      hdDataCalculated: true,
    })
  })

  test('is nobody across a block, whoever blocked, and nobody who has not said yes', async () => {
    const [blocked, blocking, asking, stranger] = await Promise.all(
      ['blocked', 'blocking', 'asking', 'stranger'].map((name) => named(`${name}_one`, [3, 26])),
    )
    for (const other of [blocked!, blocking!]) await connect(her, other)
    await block(her, blocked!)
    await block(blocking!, her)
    await connectMembers(asking!.id, her.id, { status: 'requested' })
    expect(stranger).toBeDefined()
    expect(namesOf(await load(her))).toEqual(['friend_of_hers'])
  })
})

test('of many connections the last ones are looked at, and that is said; one message to the database, no table read whole', async () => {
  const popular = await named('popular', OWN)
  const others = CONNECTIONS_LOOKED_AT + 20
  const hdGates = stored([3])!.hdGates
  const crowd = Array.from({ length: others }, (_, place) => ({
    at: place + 1,
    id: `${place % 2 ? '00' : 'zz'}-${String(place + 1).padStart(4, '0')}`,
  }))
  await insertMany(
    users,
    crowd.map(({ at, id }) => ({
      ...{ id, hdDataCalculated: true, hdGates, chartDetail: 'gates' as const, referralCode: `C${at}` },
      ...{ email: `c${at}`, emailKey: `c${at}`, username: `crowd_${at}`, usernameKey: `crowd_${at}` },
      ...{ fullName: `Crowd ${at}`, termsVersion: '2026-11', termsAgreedAt: new Date(0) },
    })),
  )
  await insertMany(
    connections,
    crowd.map(({ at, id }) => {
      const [lowId, highId] = [id, popular.id].sort() as [string, string]
      return { lowId, highId, status: 'connected' as const, requesterId: id, createdAt: new Date(at) }
    }),
  )
  const counting = countingDb()
  const { who } = await load(popular, `?at=${AT}`, { DB: counting.site.DB })
  expect(who).toMatchObject({ isCut: true, connectionsCount: CONNECTIONS_LOOKED_AT, openCount: CONNECTIONS_LOOKED_AT })
  expect(who?.people.map(({ fullName }) => fullName)).toEqual(
    Array.from({ length: 12 }, (_, place) => `Crowd ${others - place}`),
  )
  expect(who?.moreCount).toBe(CONNECTIONS_LOOKED_AT - 12)
  expect(counting.asked).toHaveLength(3)
  // Of either half of the list one row more than is looked at, each with its member and two looks for a block.
  expect(counting.rowsRead()).toBeLessThanOrEqual(4 * 2 * (CONNECTIONS_LOOKED_AT + 1) + 10)
  for (const half of readConnectionGates(db, popular.id, 10)) expect(await scansOf(half.toSQL().sql)).toEqual([])
  await analyseTables()
  for (const half of readConnectionGates(db, popular.id, 10)) expect(await scansOf(half.toSQL().sql)).toEqual([])
})

describe('a month of the sky', () => {
  test('is for members, by a month that there is, and small', async () => {
    const member = await registered()
    const path = '/resources/sky?month=2026-11'
    expect((await new Visitor().get(path)).status).toBe(401)
    for (const month of ['', '2026-13', '1899-09', '2101-01', 'x'])
      expect((await member.visitor.get(`/resources/sky?month=${month}`)).status).toBe(400)
    const answer = await member.visitor.get(path)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text.length).toBeLessThan(20_000)
    const almanac = openSkyMonth(JSON.parse(text))
    for (const day of ['01T00:00', '08T13:20', '22T10:00', '30T23:59']) {
      const at = Date.parse(`2026-11-${day}:00Z`)
      expect(positionsAt(almanac, at)).toEqual(await positions(at))
    }
  })
})

test('the page says it in words, in both languages, and nobody else’s chart is in it', async () => {
  const member = await registered()
  expect((await member.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  const other = await named('shy_one', [2, 3, 26, 9, 64], { chartDetail: 'channels' })
  await connect({ id: idOf(member) }, other)
  const page = await member.visitor.get(`/app/transits?at=${AT}`)
  const html = await page.clone().text()
  const words = await wordsOf(page)
  expect(words).toContain('Sunday, 22 November 2026, 10:00')
  expect(words).toContain('Completed for you')
  expect(words).toContain('Your connections keep their gates private.')
  await updateMember(other.id, { chartDetail: 'gates' })
  const shown = await member.visitor.get(`/app/transits?at=${AT}`)
  expect(await shown.text()).toMatch(/Who completes your channels[\s\S]*href="\/app\/compatibility\/shy_one"/)
  expect(html).not.toContain('shy_one')
  // The menu tells that one is among the insights, though the address is another.
  expect(html).toMatch(/<a(?=[^>]*href="\/app\/insights")(?=[^>]*aria-current="page")[^>]*>/)
  member.visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await member.visitor.get(`/app/transits?at=${AT}`))).toContain('Воскресенье, 22 ноября 2026')
  const early = await wordsOf(await member.visitor.get('/app/transits?date=1850-01-01'))
  expect(early).toContain('Таблицы положений планет начинаются с октября 1899 года')
})
