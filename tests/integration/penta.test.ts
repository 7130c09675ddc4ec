import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readCandidates } from '~/data/connections/connection-charts.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import type { PentaPage } from '~/features/penta/penta'
import { loadPenta } from '~/features/penta/penta.server'
import { createDatabase } from '../../drizzle/client'
import { type StoredChart, type users, users as usersTable } from '../../drizzle/schema/users'
import { BIRTH, idOf, registered, wordsOf } from './account'
import { block, connect } from './feed-world'
import { scansOf } from './query-plans'
import { updateRows } from './rows'
import { viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Member = Awaited<ReturnType<typeof viewer>>

/** A stored chart with these gates, whatever else it has. */
const chartOf = (gates: number[]): Partial<typeof users.$inferInsert> => ({
  hdDataCalculated: true,
  hdType: 'projector',
  hdRawData: {
    ...{ chart: { ...EXAMPLE_CHART, gates }, birthUtc: '', designUtc: '', engineVersion: '1', node: 'true' },
  } satisfies StoredChart,
})
const named = (username: string, gates: number[], change: Partial<typeof users.$inferInsert> = {}) =>
  viewer({ username, usernameKey: username, fullName: `${username} person`, ...chartOf(gates), ...change })

let me: Member
let anna: Member
const friends: Member[] = []

beforeAll(async () => {
  me = await named('me', [1, 15])
  anna = await named('anna', [8, 7, 31])
  friends.push(anna, await named('boris', [15, 5]), await named('clara', [13]), await named('dora', [33]))
  friends.push(await named('emil', []))
  for (const friend of friends) await connect(me, friend)
})

const ask = async (query: string, who: Member = me): Promise<PentaPage | string> => {
  try {
    return await loadPenta(worldWith(), who.viewer, new Request(`http://localhost/app/penta${query}`))
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return `${thrown.status} ${thrown.headers.get('Location')}`
  }
}
const page = async (query: string, who: Member = me) => {
  const found = await ask(query, who)
  if (typeof found === 'string') throw new Error(`It leads to ${found}`)
  return found
}
const peopleOf = ({ group }: PentaPage) => group?.people.map(({ username }) => username) ?? null

describe('a group', () => {
  test('marks those whose birth time isn’t exact, in the group and among whom one can pick', async () => {
    const unsure = await named('unsure', [2], { birthTimeAccuracy: 'approximate', birthTime: '09:30' })
    const sure = await named('surely', [14], { birthTimeAccuracy: 'exact', birthTime: '09:30' })
    const asker = await named('asker', [1], { birthTimeAccuracy: 'exact', birthTime: '09:30' })
    for (const friend of [unsure, sure]) await connect(asker, friend)
    const { group, picking } = await page('?with=asker,unsure,surely', asker)
    for (const people of [group!.people, picking.people]) {
      const marked = people.filter(({ isTimeUncertain }) => isTimeUncertain)
      expect(marked.map(({ username }) => username)).toEqual(['unsure'])
    }
    const { picking: others } = await page('', asker)
    expect(others.people.filter(({ isTimeUncertain }) => isTimeUncertain).map(({ username }) => username)).toEqual([
      'unsure',
    ])
  })

  test('says who holds which gate, which channels are closed and the gaps', async () => {
    const { group, problem, missingCount } = await page('?with=me,anna,boris')
    expect([problem, missingCount]).toEqual([null, 0])
    const told = group!.channels.map(({ channel, isClosed, wholeIn, gates }) => [
      channel,
      isClosed,
      wholeIn,
      gates.map(({ gate, holders }) => [gate, holders]),
    ])
    expect(told).toEqual([
      [
        '7-31',
        true,
        [1],
        [
          [7, [1]],
          [31, [1]],
        ],
      ],
      [
        '1-8',
        true,
        [],
        [
          [1, [0]],
          [8, [1]],
        ],
      ],
      [
        '13-33',
        false,
        [],
        [
          [13, []],
          [33, []],
        ],
      ],
      [
        '5-15',
        true,
        [2],
        [
          [5, [2]],
          [15, [0, 2]],
        ],
      ],
      [
        '2-14',
        false,
        [],
        [
          [2, []],
          [14, []],
        ],
      ],
      [
        '29-46',
        false,
        [],
        [
          [29, []],
          [46, []],
        ],
      ],
    ])
    expect(group!.gaps).toEqual([13, 33, 2, 14, 29, 46])
    expect(group!.people.map(({ isViewer }) => isViewer)).toEqual([true, false, false])
    expect(group!.channels[0]).toMatchObject({ name: 'The Alpha', gates: [{ name: 'The Role of the Self' }, {}] })
  })

  test('of one or two others means the viewer too, and has one address', async () => {
    expect(await ask('?with=anna,Boris')).toBe('302 /app/penta?with=me,anna,boris')
    expect(await ask('?with=anna&with=boris&with=clara&pick=show')).toBe('302 /app/penta?with=anna,boris,clara')
    expect(peopleOf(await page('?with=anna,boris,clara'))).toEqual(['anna', 'boris', 'clara'])
  })

  test('has three to five people, and whoever picks is told so with their boxes ticked', async () => {
    const few = await page('?pick=show&with=anna&with=boris')
    expect([few.group, few.problem]).toEqual([null, 'few'])
    const picked = few.picking.people.filter(({ isPicked }) => isPicked).map(({ username }) => username)
    expect(picked.sort()).toEqual(['anna', 'boris'])
    const all = ['me', 'anna', 'boris', 'clara', 'dora', 'emil']
    expect(await page(`?with=${all.join()}`)).toMatchObject({ group: null, problem: 'many' })
    expect(peopleOf(await page(`?with=${all.slice(1).join()}`))).toHaveLength(5)
  })

  test('is nothing yet where nobody is named: then the viewer is ticked', async () => {
    const { group, problem, picking } = await page('')
    expect([group, problem, picking.closedCount, picking.q]).toEqual([null, null, 0, null])
    expect(picking.people.map(({ username, isPicked }) => [username, isPicked])[0]).toEqual(['me', true])
    expect(picking.people).toHaveLength(6)
  })
})

describe('who is not shown', () => {
  const HIDDEN: [string, Partial<typeof users.$inferInsert>][] = [
    ['a closed chart', { chartVisibility: 'private' }],
    ['gates that are not told', { chartDetail: 'channels' }],
    ['an account that is away', { isActive: false }],
    ['no chart yet', { hdDataCalculated: false, hdType: null, hdRawData: null }],
  ]

  test.each(HIDDEN)('a connection with %s', async (what, change) => {
    const hidden = await named(`hidden-${what.replaceAll(' ', '-')}`, [2, 14], change)
    await connect(me, hidden)
    const { group, missingCount, picking } = await page(`?with=me,anna,boris,${hidden.username}`)
    expect([group?.people.length, missingCount]).toEqual([3, 1])
    expect(group?.gaps).toContain(14)
    expect(JSON.stringify(picking)).not.toContain(hidden.username)
  })

  test('a stranger, somebody with a block in between, and nobody: the same for all', async () => {
    const [stranger, blocking] = [await named('stranger', [2]), await named('blocking', [2])]
    await connect(me, blocking)
    await block(blocking, me)
    for (const name of ['stranger', 'blocking', 'nobody-at-all']) {
      const { group, missingCount, problem } = await page(`?with=me,anna,${name}`)
      expect([group, missingCount, problem]).toEqual([null, 1, 'few'])
    }
    expect(stranger.hdDataCalculated).toBe(true)
  })

  test('an address shows each only what they see themselves', async () => {
    // Anna is connected with the first one alone.
    expect(await page('?with=me,anna,boris', anna)).toMatchObject({ group: null, missingCount: 1, problem: 'few' })
    await connect(anna, friends[1]!)
    const theirs = await page('?with=me,anna,boris', anna)
    const mine = await page('?with=me,anna,boris')
    expect(theirs.group?.channels).toEqual(mine.group?.channels)
    expect(theirs.group?.people.map(({ isViewer }) => isViewer)).toEqual([false, true, false])
  })

  test('gates that are open with the birth data are shown to a connection, though others see channels only', async () => {
    const open = await named('openbirth', [2], { chartDetail: 'channels', birthVisibility: 'connections' })
    await connect(me, open)
    expect(peopleOf(await page('?with=me,anna,openbirth'))).toEqual(['me', 'anna', 'openbirth'])
  })

  test('connections who keep their gates are counted, and no more', async () => {
    const alone = await named('alone', [1])
    expect(await page('', alone)).toMatchObject({ isConnected: false, picking: { closedCount: 0 } })
    await connect(alone, await named('shut', [2], { chartVisibility: 'private' }))
    const { isConnected, picking } = await page('', alone)
    expect([isConnected, picking.closedCount, picking.people.length]).toEqual([true, 1, 1])
  })

  test('who has no chart can look at a group of others, and is told what is missing', async () => {
    const bare = await viewer({ username: 'bare', usernameKey: 'bare' })
    for (const friend of friends.slice(0, 3)) await connect(bare, friend)
    const { group, lacksOwnChart, missingCount, problem } = await page('?with=anna,boris', bare)
    expect([group, lacksOwnChart, missingCount, problem]).toEqual([null, true, 0, 'few'])
    expect(peopleOf(await page('?with=anna,boris,clara', bare))).toHaveLength(3)
  })
})

test('of many connections thirty are shown, the picked first, the others are found by name', async () => {
  const many = await named('many', [1])
  for (let at = 0; at < 32; at++) {
    const friend = await named(`crowd${at}`, [1], { fullName: at === 0 ? 'Жанна Новая' : `Crowd ${at}` })
    await connect(many, friend)
  }
  const first = await page('?pick=find&q=&with=crowd0', many)
  // Oneself, who is picked, and thirty more.
  expect([first.picking.q, first.picking.hasMore, first.picking.people.length]).toEqual(['', true, 32])
  expect(first.picking.people.slice(0, 2).map(({ username }) => username)).toEqual(['many', 'crowd0'])
  const found = await page(`?pick=find&q=${encodeURIComponent('жанна')}`, many)
  expect(found.picking.people.map(({ username }) => username)).toEqual(['many', 'crowd0'])
  expect(found.problem).toBeNull()
})

test('connections are read by their index, however many members there are', async () => {
  for (const half of readCandidates(createDatabase(env.DB), 'somebody', 500))
    expect(await scansOf(half.toSQL().sql)).toEqual([])
})

test('without scripts, in Russian, a group is picked by a form and read about by links', async () => {
  const [who, one, other] = [await registered(), await registered(), await registered()]
  for (const { visitor } of [who, one, other])
    expect((await visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  await updateRows(usersTable, { id: [idOf(one), idOf(other)] }, { chartDetail: 'gates' })
  for (const friend of [one, other]) await connect({ id: idOf(who) }, { id: idOf(friend) })
  const { visitor } = who
  visitor.cookies.set('language', 'ru')
  const names = [who, one, other].map(({ account }) => account.username)
  const form = await (await visitor.get('/app/penta')).text()
  for (const name of names) expect(form).toMatch(new RegExp(`<input[^>]*type="checkbox"[^>]*value="${name}"`))
  const picked = await visitor.get(`/app/penta?pick=show&${names.map((name) => `with=${name}`).join('&')}`)
  expect([picked.status, picked.headers.get('Location')]).toEqual([302, `/app/penta?with=${names.join()}`])

  const html = await (await visitor.get(`/app/penta?with=${names.join()}`)).text()
  expect(await wordsOf(new Response(html))).toMatch(/Замкнуто? \d канал(а|ов)? из 6/)
  const gate = /<a [^>]*aria-label="Ворота 29, Согласие[^"]*"[^>]*>/.exec(html)?.[0]
  const link = /href="([^"]*)"/.exec(String(gate))?.[1]?.replaceAll('&amp;', '&')
  expect(link).toContain('at=gate-29')
  const read = await wordsOf(await visitor.get(new URL(String(link), 'http://localhost/app/penta').href.slice(16)))
  expect(read).toContain('Говорит «да» и остаётся')
})
