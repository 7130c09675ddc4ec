import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { todayIn } from '~/features/insights/load-insights.server'
import { createDatabase } from '../../drizzle/client'
import { hdInsights } from '../../drizzle/schema/insights'
import { idOf, type Member, registered, wordsOf } from './account'
import { dataPath } from './built-routes'
import { countingDb } from './counting-db'
import { updateMember } from './members'
import { deleteRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const PAGE = '/app/insights'
const BODY = 'Nobody without premium reads this.'
const counting = countingDb()
let reader: Member

type Change = Partial<typeof hdInsights.$inferInsert>
let made = 0

/** A text in both languages, each one newer than the one before it. */
async function insight(subject: string, change: Change = {}) {
  made += 1
  for (const language of ['en', 'ru'] as const) {
    const texts = { title: `Title ${subject} ${language}`, description: `About ${subject}.`, content: 'First. Second.' }
    const row = { id: `${subject}-${language}`, subject, language, ...texts, createdAt: new Date(1e12 + made) }
    await db.insert(hdInsights).values({ ...row, ...change })
  }
}

const setReader = (change: { hd_type?: TypeCode | null; is_premium?: number }) =>
  updateMember(idOf(reader), { hdType: change.hd_type ?? null, isPremium: Boolean(change.is_premium ?? 0) })

/** The names of the texts on a page, in the order of their cards. */
const shownOn = (html: string) =>
  [...html.matchAll(/>Title (\S+) (?:en|ru)<\/(?:a|h3)>/g)].map(([, subject]) => subject)
const pageOf = async (search = '') => (await reader.visitor.get(PAGE + search)).text()

beforeAll(async () => {
  reader = await registered({}, new Visitor({ site: counting.site, timeZone: 'Pacific/Auckland' }))
})

beforeEach(async () => {
  await deleteRows(hdInsights)
  await setReader({})
  reader.visitor.cookies.delete('language')
})

test('the newest first, those for everybody and for the type of the reader, none of another type, no drafts', async () => {
  await insight('old')
  await insight('mine', { hdType: 'projector' })
  await insight('theirs', { hdType: 'generator' })
  await insight('draft', { isPublished: false })
  await insight('new')
  expect(shownOn(await pageOf())).toEqual(['new', 'old'])
  await setReader({ hd_type: 'projector' })
  const html = await pageOf()
  expect(shownOn(html)).toEqual(['new', 'mine', 'old'])
  expect(html.match(/For You<\/span>/g)).toHaveLength(1)
  expect(await wordsOf(await reader.visitor.get(PAGE))).toMatch(/Insight Cards \(3\)/)
})

test('each filter shows its own, and says so where there is none', async () => {
  await insight('learn', { category: 'Education' })
  await insight('daily', { category: 'Daily' })
  await insight('sky', { category: 'Transits' })
  await insight('way', { category: 'Strategy', hdType: 'manifestor' })
  await setReader({ hd_type: 'manifestor' })
  for (const [filter, subject] of [
    ['for-you', 'way'],
    ['daily', 'daily'],
    ['transits', 'sky'],
    ['learn', 'learn'],
    ['strategy', 'way'],
  ]) {
    expect([filter, shownOn(await pageOf(`?category=${filter}`))]).toEqual([filter, [subject]])
  }
  await setReader({ hd_type: 'reflector' })
  expect(await wordsOf(await reader.visitor.get(`${PAGE}?category=for-you`))).toContain('No insights available.')
  await setReader({})
  const html = await pageOf('?category=for-you')
  expect(html).toContain('Insights for your type will appear here')
  expect(html).toMatch(/href="\/app\/settings\?tab=hd-data"[^>]*>Enter birth data/)
})

test('the tiles count what is for the reader, and know the day where they are', async () => {
  for (const name of ['a', 'b', 'c']) await insight(name)
  await insight('mine', { hdType: 'generator', isPremium: true })
  await insight('theirs', { hdType: 'reflector', isPremium: true })
  await setReader({ hd_type: 'generator' })
  const before = todayIn('Pacific/Auckland', 'en', new Date())
  const html = await pageOf()
  const after = todayIn('Pacific/Auckland', 'en', new Date())
  const tiles = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>(\d+)/g)].map(([, name, figure]) => [
    name,
    Number(figure),
  ])
  expect(tiles.slice(0, 3)).toEqual([
    ['Free Insights', 3],
    ['Premium Content', 1],
    ['For You', 1],
  ])
  expect(tiles[3]![0]).toBe('Day of Month')
  expect([before.day, after.day]).toContain(tiles[3]![1])
})

test('tiles, tabs, filters and lists count the same, on each page of insights', async () => {
  for (let place = 0; place < 34; place++) await insight(`n${place}`, { isPremium: place % 5 === 0 })
  for (let place = 0; place < 3; place++) await insight(`mine${place}`, { hdType: 'generator', category: 'Strategy' })
  await insight('theirs', { hdType: 'reflector' })
  await insight('draft', { isPublished: false })
  await setReader({ hd_type: 'generator' })
  const html = await pageOf()
  const [free, premium, forYou] = [...html.matchAll(/<dt[^>]*>[^<]+<\/dt><dd[^>]*>(\d+)/g)].map(([, figure]) =>
    Number(figure),
  )
  expect([free, premium, forYou]).toEqual([30, 7, 3])
  const [, cursor] = /href="\/app\/insights(\?cursor=[^"]+)"/.exec(html) ?? []
  expect(shownOn(html).length + shownOn(await pageOf(cursor)).length).toBe(37)
  expect(shownOn(await pageOf('?category=for-you'))).toHaveLength(3)
  for (const path of ['', '?category=strategy', '/learning', '/journal', '/calendar']) {
    expect([path, await wordsOf(await reader.visitor.get(PAGE + path))]).toEqual([
      path,
      expect.stringContaining('Insight Cards (37)'),
    ])
  }
})

test('a day is that of the zone: in Auckland it is tomorrow while Honolulu has yesterday', () => {
  const now = new Date('2026-03-01T10:30:00Z')
  expect(todayIn('Pacific/Honolulu', 'en', now)).toEqual({ day: 1, month: 'March' })
  expect(todayIn('Pacific/Honolulu', 'en', new Date('2026-03-01T09:30:00Z'))).toEqual({ day: 28, month: 'February' })
  expect(todayIn('Pacific/Auckland', 'ru', new Date('2026-03-01T11:30:00Z'))).toEqual({ day: 2, month: 'марта' })
})

const CONTENT = `The first sentence is for all. ${BODY}\n\n${BODY}`

test('of a premium text nothing but title and first sentence leaves the server, on the page and in its data', async () => {
  await insight('locked', { isPremium: true, content: CONTENT, description: BODY, tags: [BODY] })
  await insight('open')
  for (const path of [PAGE, `${PAGE}?category=learn`, `${PAGE}/locked`, `${PAGE}/open`]) {
    for (const address of [path, dataPath(path)]) {
      const answer = await reader.visitor.get(address)
      expect([address, answer.status]).toEqual([address, 200])
      const text = await answer.text()
      expect(text).toContain('The first sentence is for all.')
      expect(text).not.toContain(BODY)
    }
  }
  expect(await pageOf()).not.toContain('href="/app/insights/locked"')
})

test('premium members read all of it', async () => {
  await insight('locked', { isPremium: true, content: CONTENT })
  await setReader({ is_premium: 1 })
  expect(await (await reader.visitor.get(`${PAGE}/locked`)).text()).toContain(BODY)
  expect(await pageOf()).toContain('href="/app/insights/locked"')
})

test('a sentence that never ends is cut, so that no body goes out as its teaser', async () => {
  await insight('endless', { isPremium: true, content: `${'word '.repeat(200)}${BODY}` })
  const html = await pageOf()
  expect(html).toContain('word…')
  expect(html).not.toContain(BODY)
})

test('a text is read in the language of the page; of none, and of a draft, there is no page', async () => {
  await insight('both')
  await insight('draft', { isPublished: false })
  expect(await wordsOf(await reader.visitor.get(`${PAGE}/both`))).toContain('Title both en')
  reader.visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await reader.visitor.get(`${PAGE}/both`))).toContain('Title both ru')
  const russian = await pageOf()
  expect(russian).not.toMatch(/Title \S+ en/)
  for (const text of ['Инсайты', 'Бесплатные инсайты', 'Премиум-инсайты', 'Все инсайты', 'Транзиты'])
    expect(russian).toContain(text)
  await insight('locked', { isPremium: true, content: CONTENT })
  expect(await pageOf()).toContain('Полный текст доступен с Премиумом.')
  for (const subject of ['draft', 'none', 'both-ru']) {
    expect([subject, (await reader.visitor.get(`${PAGE}/${subject}`)).status]).toEqual([subject, 404])
  }
})

test('thirty a page, then the rest from the cursor on, none twice and none left out', async () => {
  for (let place = 0; place < 65; place++) await insight(`n${place}`, place % 3 ? {} : { createdAt: new Date(1e12) })
  const seen: (string | undefined)[] = []
  let search: string | undefined = ''
  const sizes: number[] = []
  while (search !== undefined) {
    const html: string = await pageOf(search)
    const shown = shownOn(html)
    sizes.push(shown.length)
    seen.push(...shown)
    search = /href="\/app\/insights(\?cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(sizes).toEqual([30, 30, 5])
  expect(new Set(seen).size).toBe(65)
})

test('a page asks four questions, whatever it shows', async () => {
  for (let place = 0; place < 40; place++) await insight(`n${place}`, { isPremium: place % 2 === 0 })
  await pageOf()
  counting.reset()
  await pageOf('?category=learn')
  expect(counting.asked.length).toBeLessThanOrEqual(5)
  expect(counting.rowsRead()).toBeLessThanOrEqual(400)
})

test('a broken list is said in its card, and the page stands', async () => {
  const broken = {
    ...env.DB,
    prepare: (sql: string) => {
      if (sql.includes('hd_insights')) throw new Error('gone')
      return env.DB.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  }
  const visitor = new Visitor({ site: { DB: broken } })
  for (const [name, value] of reader.visitor.cookies) visitor.cookies.set(name, value)
  const answer = await visitor.get(PAGE)
  expect(answer.status).toBe(200)
  const words = await wordsOf(answer)
  expect(words).toContain('Failed to load insights: the database didn’t respond')
  expect(words).toContain('HD Insights')
})
