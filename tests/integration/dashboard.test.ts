import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { BODIES } from '~/domain/human-design/terms/codes'
import { createDatabase } from '../../drizzle/client'
import { STARTER_INSIGHTS } from '../../drizzle/insights/starter-insights'
import { hdInsights } from '../../drizzle/schema/insights'
import { lessonProgress } from '../../drizzle/schema/learning'
import { siteCounts } from '../../drizzle/schema/site-counts'
import reference from '../fixtures/charts-reference.json'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { connectMembers, member, updateMember } from './members'
import { withoutTable } from './missing-tables'
import { deleteRows, insertRow, storedRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PAGE = '/app/dashboard'
const SKY = reference.charts[14]!
const natal = new Set(
  [SKY.personality, SKY.design].flatMap(({ act }) => act.split(' ').map((place) => Number(place.split('.')[0]))),
)
/** A channel of which the member has one gate only. */
const { id: hanging, gates } = CHANNELS.find(({ gates: [a, b] }) => natal.has(a) !== natal.has(b))!
const [own, missing] = natal.has(gates[0]) ? gates : [gates[1], gates[0]]

let asked: string[] = []
/** A chart service that knows one sky: the Sun and Pluto in the missing gate, all others where the member has one. */
const service = {
  fetch: async (url: string) => {
    asked.push(url)
    const { pathname, searchParams } = new URL(url)
    const done = (data: object) =>
      Response.json({ success: true, data: { ...data, engineVersion: 'test' }, error: null })
    if (pathname.endsWith('/events')) {
      return done({ from: searchParams.get('from'), to: searchParams.get('to'), events: [] })
    }
    const activations = BODIES.map((body) => ({
      ...{ body, longitudeDegrees: 1, degreesPerDay: 1, line: 1, color: 1, tone: 1, base: 1 },
      gate: body === 'sun' || body === 'pluto' ? missing : own,
    }))
    return done({ at: searchParams.get('at'), activations })
  },
}
const silent = {
  fetch: async () => {
    throw new Error('the chart service is away')
  },
}

let ada: Member
let boris: Member

beforeAll(async () => {
  const db = createDatabase(env.DB)
  for (const row of STARTER_INSIGHTS) await db.insert(hdInsights).values(row)
  ada = await registered()
  boris = await registered()
  expect((await ada.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
})

afterEach(() => {
  vi.useRealTimers()
})

/** The first page as a member sees it on a site with other bindings. */
async function pageWith(site: object, { visitor }: Member) {
  const other = new Visitor({ site })
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  const response = await other.get(PAGE)
  expect(response.status).toBe(200)
  return wordsOf(response)
}
const pageOf = async ({ visitor }: Member, language = 'en') => {
  const cookie = [...visitor.cookies, ['language', language]].map((pair) => pair.join('=')).join('; ')
  return wordsOf(await visitor.get(PAGE, { Cookie: cookie }))
}

// — The sky; these stand first, since what was asked once an hour is known from then on

test('where nobody knows the sky, the page says so and stands', async () => {
  const words = await pageWith({ CHART: silent }, ada)
  expect(words).toContain('Couldn’t load today’s planets.')
  expect(words).toContain('HD at a glance')
})

test('the channel that the sky completes is told with whose gate is which; the sky is asked for once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const words = await pageWith({ CHART: service }, ada)
  expect(words).toContain(`Completed today ${hanging.replace('-', '–')}`)
  expect(words).toContain(`Your gate ${own}, transit in gate ${missing}: Sun, Pluto`)
  // The hour for the glance, the noon and the changes of the day for its guidance (guidance.test.ts).
  const first = [...asked]
  expect(first).toHaveLength(3)
  await pageWith({ CHART: service }, ada)
  expect(asked).toEqual(first)
  const times = first.flatMap((url) => new URL(url).searchParams.get('at') ?? [])
  const ages = times.map((at) => Date.now() - Date.parse(at))
  expect(ages.some((age) => age >= 0 && age < 2 * 3_600_000)).toBe(true)
  for (const at of times) expect(at).toMatch(/T\d\d:00:00\.000Z$/)
})

test('without a chart there is no sky to be asked for, and no glance', async () => {
  asked = []
  const words = await pageWith({ CHART: service }, boris)
  expect(words).not.toContain('HD at a glance')
  expect(asked).toEqual([])
})

// — Insights

test('insights are of the page’s language, for the type of the member, and none is premium', async () => {
  await updateMember(idOf(ada), { hdType: 'projector' })
  const english = await pageOf(ada)
  expect(english).toContain('What counts as an invitation')
  // The text stands in the page itself, to be read where it is.
  expect(english).toContain('“Could you do this?” may only mean that someone’s short of help.')
  expect(english).not.toContain('Get someone to ask you')
  expect(english).not.toContain('What happens between two charts')
  expect(english).toContain('Show 2 more')
  const russian = await pageOf(ada, 'ru')
  expect(russian).toContain('Что считать приглашением')
  expect(russian).not.toContain('What counts')
  expect(await pageOf(boris)).not.toContain('What counts as an invitation')
})

test('insights that cannot be loaded leave the page standing, and can be asked for again', async () => {
  const [words, again] = await withoutTable('hd_insights', async () => [
    await pageOf(boris),
    await boris.visitor.ask('GET', '/resources/insights'),
  ])
  expect(words).toContain('Failed to load insights: Unable to connect to database.')
  expect(words).toContain('Profile completion')
  expect(again.status).toBe(503)
  expect(await again.json()).toEqual({ insights: null, failed: 'database' })
  const response = await boris.visitor.ask('GET', '/resources/insights')
  const { insights }: { insights: { id: string }[] } = await response.json()
  expect(insights.map(({ id }) => id)).toContain('borrowed-channel-en')
  expect(await (await new Visitor().ask('GET', '/resources/insights')).json()).toMatchObject({ failed: 'signedOut' })
})

test('where there are none, that is said', async () => {
  await updateRows(hdInsights, { language: 'en' }, { isPublished: false })
  expect(await pageOf(boris)).toContain('No insights available.')
  await updateRows(hdInsights, { language: 'en' }, { isPublished: true })
})

// — First steps

test('the learning path says how many of its lessons are passed, one’s own alone', async () => {
  expect(await pageOf(ada)).toContain('Learning Path 0 of 24 lessons')
  await insertRow(lessonProgress, {
    memberId: idOf(ada),
    lesson: 'types',
    readAt: new Date(1),
    attempts: 1,
    passedAt: new Date(1),
  })
  await insertRow(lessonProgress, {
    memberId: idOf(ada),
    lesson: 'strategy',
    readAt: new Date(1),
    attempts: 1,
    passedAt: new Date(1),
  })
  await insertRow(lessonProgress, {
    memberId: idOf(ada),
    lesson: 'authority',
    readAt: new Date(1),
    attempts: 1,
    passedAt: null,
  })
  await insertRow(lessonProgress, {
    memberId: idOf(boris),
    lesson: 'types',
    readAt: new Date(1),
    attempts: 1,
    passedAt: new Date(1),
  })
  expect(await (await ada.visitor.get(PAGE)).text()).toContain('href="/app/insights/learning"')
  expect(await pageOf(ada)).toContain('Learning Path 2 of 24 lessons')
  expect(await pageOf(ada, 'ru')).toContain('Путь обучения уроков: 2 из 24')
})

test('the steps are those of the profile, with ways to what is missing', async () => {
  const hideForm = 'action="/resources/first-steps"'
  const html = await (await boris.visitor.get(PAGE)).text()
  expect(html).toContain('value="0"')
  expect(html).toContain(hideForm)
  for (const path of ['/app/settings?tab=hd-data', '/app/settings?tab=personal']) {
    expect(html).toContain(`href="${path}"`)
  }
  // Birth data, chart, bio and location: four of seven.
  await updateMember(idOf(ada), { bio: 'I walk.', location: 'Oslo' })
  expect(await pageOf(ada)).toContain('Profile completion 57%')
  const friend = await member()
  await connectMembers(friend.id, idOf(ada))
  await updateMember(idOf(ada), { postsCount: 1, avatarUrl: '/avatars/x' })
  // Whose profile is whole is told nothing of it any more.
  expect(await pageOf(ada)).not.toContain('Profile completion')
  expect(await (await ada.visitor.get(PAGE)).text()).not.toContain(hideForm)
})

test('the step to follow people leads to those who write in a language the member reads', async () => {
  const linkOf = async () => {
    const html = await (await boris.visitor.get(PAGE)).text()
    return /<a[^>]*href="([^"]+)"[^>]*>Follow someone/.exec(html)?.[1]
  }
  const read = (languages: ('en' | 'ru')[] | null) => updateMember(idOf(boris), { readsLanguages: languages })
  expect(await linkOf()).toBe('/app/explore?language=en')
  await read(['ru'])
  expect(await linkOf()).toBe('/app/explore?language=ru')
  await read(['en', 'ru'])
  expect(await linkOf()).toBe('/app/explore')
  await read(null)
})

test('the list is put away and back without scripts; twice is as once', async () => {
  expect(await pageOf(boris)).toContain('Getting started')
  for (let time = 0; time < 2; time++) {
    const response = await boris.visitor.post('/resources/first-steps', { intent: 'put-away' })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/app/dashboard#first-steps'])
  }
  const away = await pageOf(boris)
  expect(away).toContain('Your profile')
  expect(away).toContain('Show steps')
  // What is missing keeps its links.
  expect(away).toContain('Add a photo')
  await boris.visitor.post('/resources/first-steps', { intent: 'bring-back' })
  expect(await pageOf(boris)).toContain('Hide')
})

test('a word nobody knows, and nobody at all, change nothing', async () => {
  const script = { 'Sec-Fetch-Dest': 'empty' }
  expect((await boris.visitor.post('/resources/first-steps.data', { intent: 'hide' }, script)).status).toBe(400)
  expect((await new Visitor().post('/resources/first-steps.data', { intent: 'put-away' }, script)).status).toBe(401)
  expect(await pageOf(boris)).toContain('Hide')
})

test('since when they are here stands in the words of the language', async () => {
  await updateMember(idOf(boris), { createdAt: new Date(Date.UTC(2023, 4, 9, 12)) })
  expect(await pageOf(boris)).toContain('Member since 9 May 2023')
  expect(await pageOf(boris, 'ru')).toContain('На сайте с 9 мая 2023')
})

// — The community

test('the figures come from their row, and a page counts nothing while that is fresh', async () => {
  const value = { activeMembers: 1234, newMembers: 5, tags: [{ tag: 'moon', posts: 2 }] }
  const rowOf = () => storedRow(siteCounts, {}, 'value', 'counted_at')
  await deleteRows(siteCounts, { name: 'community' })
  await insertRow(siteCounts, { name: 'community', value, countedAt: new Date(Date.now() - 3_600_000) })
  const before = await rowOf()
  const words = await pageOf(boris)
  expect(words).toMatch(
    /1,234 .*5 .*#moon 2 posts|Active members in the last 30 days 1,234 New members in the last 7 days 5/,
  )
  expect(await rowOf()).toEqual(before)
})

test('few active members are not counted out, and the tags stand without them', async () => {
  const value = { activeMembers: 19, newMembers: 5, tags: [{ tag: 'moon', posts: 2 }] }
  await updateRows(siteCounts, {}, { value })
  const words = await pageOf(boris)
  expect(words).toContain('moon 2 posts')
  expect(words).not.toContain('Active members')
  await updateRows(siteCounts, {}, { value: { ...value, tags: [] } })
  expect(await pageOf(boris)).not.toContain('Community activity')
})

test('a tag leads to its feed, whatever stands in it', async () => {
  const value = { activeMembers: 1, newMembers: 1, tags: [{ tag: 'gate & 34', posts: 2 }] }
  await updateRows(siteCounts, {}, { value })
  expect(await (await boris.visitor.get(PAGE)).text()).toContain('href="/app/dashboard?feed=tag:gate%20%26%2034"')
})

test('a page sees to it that the first figures, and overdue ones, are counted after the answer', async () => {
  for (const prepare of [
    () => deleteRows(siteCounts),
    () => updateRows(siteCounts, {}, { countedAt: new Date(Date.now() - 3 * 3_600_000) }),
  ]) {
    await prepare()
    const before = Date.now()
    // With bindings of its own the visit waits for what goes on after the answer.
    await pageWith({ CHART: service }, boris)
    const row = await storedRow(siteCounts, {}, 'value', 'counted_at')
    expect(Number(row?.counted_at)).toBeGreaterThanOrEqual(before)
    // The two who registered here; their friend is a row that never came.
    expect(JSON.parse(row!.value!)).toMatchObject({ activeMembers: 2 })
  }
})
