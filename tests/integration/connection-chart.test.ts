import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { CHANNELS } from '../../app/domain/human-design/terms/channels'
import { spend } from '../../app/platform/server/rate-limit.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import type { StoredChart } from '../../drizzle/schema/users'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { connectMembers, updateMember } from './members'
import { insertRow, patchJson, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const OTHER_BIRTH = { ...BIRTH, birth_date: '1975-02-11', birth_time: '21:05' }
const PATH = '/app/compatibility/owner'

type Asker = 'member' | 'connection'
const members = {} as Record<'owner' | Asker | 'blocked' | 'blocking' | 'chartless', Member>

const chartOf = async (username: string): Promise<StoredChart['chart']> =>
  JSON.parse(String((await rowOf(username))?.hd_raw_data)).chart

beforeAll(async () => {
  const names = ['owner', 'member', 'connection', 'blocked', 'blocking', 'chartless'] as const
  const made = await Promise.all(
    names.map((username) => registered({ username, email: `${username}@example.com`, full_name: `Zofia ${username}` })),
  )
  names.forEach((name, at) => {
    members[name] = made[at]!
  })
  const { owner, member, connection, blocked, blocking } = members
  await updateRows(users, {}, { chartDetail: 'gates' })
  for (const [who, birth] of [
    [owner, OTHER_BIRTH],
    [member, BIRTH],
    [connection, BIRTH],
    [blocked, BIRTH],
    [blocking, BIRTH],
  ] as const) {
    expect((await who.visitor.post('/app/settings?tab=hd-data', birth)).status).toBe(302)
  }
  await connectMembers(idOf(owner), idOf(connection))
  await insertRow(blocks, { blockerId: idOf(owner), blockedId: idOf(blocked) })
  await insertRow(blocks, { blockerId: idOf(blocking), blockedId: idOf(owner) })
})

type Settings = { profile: string; chart: string; detail: string; birth: string }
const OPEN: Settings = { profile: 'everyone', chart: 'everyone', detail: 'gates', birth: 'only_me' }

const set = ({ profile, chart, detail, birth }: Settings) =>
  updateMember(idOf(members.owner), {
    profileVisibility: profile,
    chartVisibility: chart,
    chartDetail: detail,
    birthVisibility: birth,
  } as Partial<typeof users.$inferInsert>)

const scripted = { Accept: '*/*' }

async function seenBy(visitor: Visitor, path = PATH) {
  const [page, data] = await Promise.all([visitor.get(path), visitor.get(`${path}.data`, scripted)])
  const html = await page.clone().text()
  return {
    status: page.status,
    location: page.headers.get('Location'),
    html: withoutIds(html),
    words: await wordsOf(page),
    data: withoutIds(await data.text()),
  }
}

/** The digits of an id say nothing of anybody, and may come out as a year. */
const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')

/** Whatever tells the hour of a birth, or is made of gates. */
// The clock of this minute is not one: 23:21:05, or an instant at 21:05.
const OF_BIRTH = /longitude|activations|designUtc|birthUtc|\b1975\b|(?<!\d:)21:05(?!:\d\d\.\d{3}Z)/
const OF_GATES = /electromagnetic|companionship|dominance|compromise|drawings|bridges/i

const TIERS: Record<string, Asker[]> = { everyone: ['member', 'connection'], connections: ['connection'] }
const combinations = ['everyone', 'connections'].flatMap((profile) =>
  ['everyone', 'connections', 'private'].flatMap((chart) =>
    ['gates', 'channels', 'core'].flatMap((detail) =>
      ['only_me', 'connections', 'everyone'].map((birth): Settings => ({ profile, chart, detail, birth })),
    ),
  ),
)

test.each(combinations)(
  'profile $profile, chart $chart, $detail, birth $birth: what is compared is what may be seen',
  async (settings) => {
    await set(settings)
    const may = (level: string, asker: Asker) => TIERS[level]?.includes(asker) ?? false
    for (const asker of ['member', 'connection'] as const) {
      const { status, location, words, html, data } = await seenBy(members[asker].visitor)
      expect(data).not.toMatch(OF_BIRTH)
      expect(html).not.toMatch(OF_BIRTH)
      if (!may(settings.profile, asker)) {
        expect([status, location]).toEqual([302, '/u/owner'])
        expect(data).not.toMatch(OF_GATES)
        continue
      }
      expect(status).toBe(200)
      const seesChart = may(settings.chart, asker)
      const seesGates = seesChart && (settings.detail === 'gates' || may(settings.birth, asker))
      expect(words.includes('Type match')).toBe(seesChart)
      expect(words.includes('This chart isn’t shared with you')).toBe(!seesChart)
      expect(words.includes('The gates are private')).toBe(seesChart && !seesGates)
      expect(words.includes('Electromagnetic')).toBe(seesGates)
      if (!seesGates) expect(data).not.toMatch(OF_GATES)
    }
  },
)

test('a comparison says nothing of what is withheld with a rare core', async () => {
  const before = String((await rowOf('owner'))?.hd_raw_data)
  await patchJson(
    users,
    'hdRawData',
    { id: idOf(members.owner) },
    {
      ...{ '$.chart.type': 'manifesting_generator', '$.chart.authority': 'sacral' },
      ...{ '$.chart.definition': 'quadruple_split', '$.chart.profile': '6/2' },
    },
  )
  const tells = async (detail: string, birth = 'only_me') => {
    await set({ ...OPEN, detail, birth })
    const asked = (['member', 'connection'] as const).map((asker) => seenBy(members[asker].visitor))
    return (await Promise.all(asked)).map(({ words, data }) => [/6\/2/.test(words), /6\/2/.test(data)])
  }
  const [withheld, told] = [
    [false, false],
    [true, true],
  ]
  expect(await tells('core')).toEqual([withheld, withheld])
  const { words, data } = await seenBy(members.member.visitor)
  expect([words, data].join()).not.toMatch(/quadruple/i)
  expect(words).toContain('Manifesting Generator')
  expect(await tells('core', 'connections')).toEqual([withheld, told])
  expect(await tells('gates')).toEqual([told, told])
  await updateMember(idOf(members.owner), { hdRawData: JSON.parse(before) })
})

test('nobody there, somebody away and a block are one 404; visitors sign in first', async () => {
  await set(OPEN)
  const { owner, member, blocked, blocking } = members
  const answers = await Promise.all([
    seenBy(member.visitor, '/app/compatibility/nobody_of_this_name'),
    seenBy(blocked.visitor),
    seenBy(blocking.visitor),
  ])
  await updateMember(idOf(owner), { isActive: false })
  answers.push(await seenBy(member.visitor))
  await updateMember(idOf(owner), { isActive: true })
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  for (const { words } of answers) expect(words).not.toMatch(/Zofia owner/)
  const visitor = await new Visitor().get(PATH)
  expect([visitor.status, visitor.headers.get('Location')]).toEqual([
    302,
    '/login?redirect=%2Fapp%2Fcompatibility%2Fowner',
  ])
})

test('oneself is one’s own chart; another spelling leads to the name as it is', async () => {
  await set(OPEN)
  const own = await members.owner.visitor.get(PATH)
  expect([own.status, own.headers.get('Location')]).toEqual([302, '/app/profile'])
  const spelled = await members.member.visitor.get('/app/compatibility/OWNER?show=you')
  expect([spelled.status, spelled.headers.get('Location')]).toEqual([302, '/app/compatibility/owner?show=you'])
})

test('a picture is there for the two where both charts are open to everyone, and only there', async () => {
  const card = () => members.member.visitor.get(`${PATH}/card.png`)
  const offers = async () => (await seenBy(members.member.visitor)).words.includes('Save picture')
  await set(OPEN)
  const open = await card()
  expect([open.status, open.headers.get('Content-Type'), open.headers.get('Cache-Control')]).toEqual([
    200,
    'image/png',
    'no-store, private',
  ])
  expect(await offers()).toBe(true)
  const narrower: Partial<Settings>[] = [{ profile: 'community' }, { chart: 'connections' }, { detail: 'channels' }]
  for (const change of narrower) {
    await set({ ...OPEN, ...change })
    expect((await card()).status, JSON.stringify(change)).toBe(404)
    expect(await offers()).toBe(false)
  }
  await set(OPEN)
  // One's own chart counts as well.
  await updateMember(idOf(members.member), { chartVisibility: 'connections' })
  expect((await card()).status).toBe(404)
  await updateMember(idOf(members.member), { chartVisibility: 'everyone' })
  expect((await members.blocked.visitor.get(`${PATH}/card.png`)).status).toBe(404)
})

test('where there is no picture nothing leads to a page that would be saved under its name', async () => {
  await set(OPEN)
  const { owner, member } = members
  const spelled = await member.visitor.get('/app/compatibility/OWNER/card.png')
  expect([spelled.status, spelled.headers.get('Location')]).toEqual([302, `${PATH}/card.png`])
  expect((await new Visitor().get(`${PATH}/card.png`)).status).toBe(401)
  expect((await owner.visitor.get(`${PATH}/card.png`)).status).toBe(404)
  await set({ ...OPEN, profile: 'connections' })
  expect((await member.visitor.get(`${PATH}/card.png`)).status).toBe(404)
})

test('so many pictures an hour and no more, and no cache has one', async () => {
  await set(OPEN)
  const { member } = members
  const put = vi.spyOn((caches as CacheStorage & { default: Cache }).default, 'put')
  expect((await member.visitor.get(`${PATH}/card.png`)).status).toBe(200)
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
  const limit = { name: 'connection.picture', subject: idOf(member), most: 30, seconds: 3600 }
  for (let at = 0; at < 30; at++) await spend({ db: createDatabase(env.DB) }, [limit])
  const refused = await member.visitor.get(`${PATH}/card.png`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

describe('what is told', () => {
  /** How many channels there are of each connection, by the rule itself. */
  function countsOf(a: number[], b: number[]) {
    const counts = { Electromagnetic: 0, Companionship: 0, Dominance: 0, Compromise: 0 }
    for (const { gates } of CHANNELS) {
      const [inA, inB] = [gates.filter((gate) => a.includes(gate)), gates.filter((gate) => b.includes(gate))]
      const halves = [inA.length, inB.length].sort().join()
      if (halves === '2,2') counts.Companionship++
      else if (halves === '0,2') counts.Dominance++
      else if (halves === '1,2') counts.Compromise++
      else if (halves === '1,1' && inA[0] !== inB[0]) counts.Electromagnetic++
    }
    return counts
  }

  const COUNTED = /(\d+)\s+(Electromagnetic|Companionship|Dominance|Compromise)\s/g
  const countsIn = (words: string) =>
    Object.fromEntries([...words.matchAll(COUNTED)].slice(0, 4).map(([, count, name]) => [name, Number(count)]))
  const themeIn = (words: string) => /Connection theme\s+(\d–\d)/.exec(words)?.[1]

  test('every channel the two have, the same from either side', async () => {
    await set(OPEN)
    const [mine, theirs] = [await chartOf('member'), await chartOf('owner')]
    const expected = countsOf(mine.gates, theirs.gates)
    const here = await seenBy(members.member.visitor)
    const there = await seenBy(members.owner.visitor, '/app/compatibility/member')
    expect(countsIn(here.words)).toEqual(expected)
    expect(countsIn(there.words)).toEqual(expected)
    expect(themeIn(here.words)).toMatch(/^\d–\d$/)
    expect(themeIn(there.words)).toBe(themeIn(here.words))
    expect(here.words).toContain('You bring gate')
    expect(here.words).toContain('Zofia owner')
  })

  test('each gate is said to be of whoever has it', async () => {
    await set(OPEN)
    const [mine, theirs] = [await chartOf('member'), await chartOf('owner')]
    const { html } = await seenBy(members.member.visitor)
    for (let gate = 1; gate <= 64; gate++) {
      const label = new RegExp(`aria-label="Gate ${gate}, [^:]+: ([^"]+)"`).exec(html)?.[1]
      const has = [mine.gates.includes(gate), theirs.gates.includes(gate)].join()
      const said = {
        'true,true': 'You both have it',
        'true,false': 'You bring it',
        'false,true': 'Zofia brings it',
        'false,false': 'Neither of you has it',
      }[has]
      expect(label, String(gate)).toBe(said)
    }
  })

  test('without scripts the page reads whole, and either chart is shown large by a link', async () => {
    await set(OPEN)
    const { html, words } = await seenBy(members.member.visitor)
    expect(words).toContain('together you complete')
    for (const show of ['you', 'other']) expect(html).toMatch(new RegExp(`href="[^"]*\\?show=${show}"`))
    const { html: own } = await seenBy(members.member.visitor, `${PATH}?show=you`)
    expect(own).toMatch(/aria-label="Your chart, /)
  })

  test('in Russian it is told in Russian', async () => {
    await set(OPEN)
    const { visitor } = members.member
    visitor.cookies.set('language', 'ru')
    const { words } = await seenBy(visitor)
    visitor.cookies.delete('language')
    expect(words).toContain('Вы и Zofia owner')
    expect(words).toContain('Электромагнитная связь')
    expect(words.toLowerCase()).toContain('вы приносите ворота')
  })

  test('no romantic number or label stands on this page by itself', async () => {
    await set(OPEN)
    const { words, data } = await seenBy(members.member.visitor)
    expect(words).not.toMatch(/Love match|Soulmate|Twin Flame|Life Partner/)
    expect(data).not.toMatch(/soulmate|twin_flame/)
  })

  test('whoever has no chart is told where to enter the birth, and sees nothing made of the other’s', async () => {
    await set(OPEN)
    const { words, data } = await seenBy(members.chartless.visitor)
    expect(words).toContain('Your chart is missing')
    expect(data).not.toMatch(OF_GATES)
    await set({ ...OPEN, detail: 'channels' })
    const closed = await seenBy(members.chartless.visitor)
    // Nobody is asked for a birth by the promise of what would not be shown.
    expect(closed.words).not.toContain('Your chart is missing')
    expect(closed.words).toContain('The gates are private')
    const other = await seenBy(members.member.visitor, '/app/compatibility/chartless')
    expect(other.words).toContain('No chart to compare with')
  })
})
