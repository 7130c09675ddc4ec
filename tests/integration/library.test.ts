import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { indexMember, indexPost } from '~/data/search/search.server'
import { allElements, elementPath } from '~/domain/human-design/elements/element'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { postGates, posts } from '../../drizzle/schema/posts'
import { idOf, type Member, registered } from './account'
import { countingDb } from './counting-db'
import { member, updateMember } from './members'
import { scansOf } from './query-plans'
import { deleteRows, insertRow } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const counting = countingDb()
const gateList = (gates: number[]) => ({ conscious: gates.map((gate) => ({ gate, line: 1 })), unconscious: [] })

let looking: Member
let visitor: Visitor
const people: Record<string, Awaited<ReturnType<typeof member>>> = {}

/** A Projector with gate 64 and the channel 47-64, unless said otherwise. */
async function charted(name: string, change: Parameters<typeof member>[0] = {}) {
  const row = await member({
    fullName: name,
    isIndexed: true,
    hdType: 'projector',
    hdAuthority: 'mental',
    hdProfile: '1/3',
    hdDefinition: 'single',
    hdChannels: ['47-64'],
    hdGates: gateList([47, 64]) as never,
    hdCenters: { head: true, ajna: true } as never,
    ...change,
  })
  await db.batch(indexMember(db, row))
  people[name] = row
  return row
}

async function posted(
  authorId: string,
  content: string,
  change: Partial<typeof posts.$inferInsert> = {},
  gates = [64],
) {
  const id = crypto.randomUUID()
  const createdAt = new Date()
  const hdContext = { kind: 'gate' as const, gate: 64 }
  const post = { id, authorId, content, tags: [], createdAt }
  await db.batch([
    db.insert(posts).values({ ...post, hdContext, authorType: 'projector', ...change }),
    ...gates.map((gate) => db.insert(postGates).values({ gate, postId: id, createdAt })),
    ...indexPost(db, post),
  ])
}

beforeAll(async () => {
  visitor = new Visitor({ site: counting.site })
  looking = await registered({}, new Visitor({ site: counting.site }))
  await updateMember(idOf(looking), { emailConfirmedAt: new Date(1) })
  const open = await charted('Opal Open')
  const unlisted = await charted('Una Unlisted', { isIndexed: false })
  const community = await charted('Cora Community', { profileVisibility: 'community' })
  await charted('Clara Closedchart', { chartVisibility: 'private' })
  await charted('Chan Channelsonly', { chartDetail: 'channels' })
  const away = await charted('Ava Away', { isActive: false })
  const blocked = await charted('Bo Blocked')
  await insertRow(blocks, { blockerId: blocked.id, blockedId: idOf(looking) })
  await posted(open.id, 'Opal on gate sixty-four')
  await posted(open.id, 'Opal for the community', { visibility: 'community' })
  await posted(open.id, 'Opal hidden by moderators', { state: 'hidden' })
  await posted(unlisted.id, 'Una on gate sixty-four')
  await posted(community.id, 'Cora on gate sixty-four')
  await posted(away.id, 'Ava on gate sixty-four')
  await posted(blocked.id, 'Bo on gate sixty-four')
  await posted(open.id, 'Opal on the channel', { hdContext: { kind: 'channel', channel: '47-64' } }, [47, 64])
})

const pageOf = async (path: string, who: Visitor = visitor, headers: Record<string, string> = {}) => {
  const response = await who.get(path, headers)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)].map(([, words]) => words)
const structuredOf = (html: string): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '')

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const query = language === 'en' ? '' : '?lang=ru'

  test('every gate, channel, center, type … has a page of its own with its name, head and structured data', async () => {
    const titles = new Set<string>()
    for (const element of allElements()) {
      const path = elementPath(element)
      const { status, html } = await pageOf(path + query)
      expect([path, status]).toEqual([path, 200])
      const headings = headingsOf(html)
      expect(headings, path).toHaveLength(1)
      titles.add(headings[0]!)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html, path).toContain(`<link rel="canonical" href="http://localhost${path}${query}"/>`)
      expect(html, path).toContain(`<link rel="alternate" hrefLang="ru" href="http://localhost${path}?lang=ru"/>`)
      expect(html, path).toContain(`<link rel="alternate" hrefLang="x-default" href="http://localhost${path}"/>`)
      const [term, trail] = structuredOf(html)['@graph']
      expect([term?.['@type'], term?.name, term?.inLanguage]).toEqual(['DefinedTerm', headings[0], language])
      expect(trail?.itemListElement, path).toHaveLength(3)
      // A word that is missing shows as its key, an unfilled place as braces.
      expect(html, path).not.toMatch(/\{\{|>[^<]*\b(kind|kindText|gate|channel|center|readings)\.[a-z]\w*/)
    }
    expect(titles.size).toBe(158)
  })

  test.each(['/library', '/gates', '/channels'])('%s lists them', async (path) => {
    const { status, html } = await pageOf(path + query)
    expect(status).toBe(200)
    expect(headingsOf(html)).toHaveLength(1)
    const links = new Set([...html.matchAll(/href="(\/[a-z]+\/[\w-]+)(?:\?lang=ru)?"/g)].map(([, to]) => to))
    const kinds =
      path === '/library'
        ? ['types', 'authorities', 'profiles', 'definitions', 'centers', 'lines', 'bodies']
        : [path.slice(1)]
    for (const element of allElements().filter(({ kind }) => kinds.includes(kind))) {
      expect(links.has(elementPath(element)), elementPath(element)).toBe(true)
    }
    expect(structuredOf(html)['@graph'].length).toBe(2)
  })
})

test('who came by an address in Russian goes on in Russian, and who chose a language has it everywhere', async () => {
  const { html } = await pageOf('/gates/1?lang=ru')
  expect(html).toContain('href="/centers/g?lang=ru"')
  const english = await pageOf('/gates/1?lang=ru', visitor, { Cookie: 'language=en' })
  expect(english.html).toContain('<html lang="en"')
  expect(english.html).toContain('<link rel="canonical" href="http://localhost/gates/1"/>')
  const chosen = await pageOf('/gates/1', visitor, { Cookie: 'language=ru' })
  expect(chosen.html).toContain('<html lang="ru"')
  expect(chosen.html).toContain('href="/centers/g"')
  expect((await pageOf('/gates/1?lang=xx')).html).toContain('<html lang="en"')
})

test.each([
  '/gates/0',
  '/gates/65',
  '/gates/034',
  '/channels/1-2',
  '/types/Generator',
  '/profiles/3-1',
  '/bodies/chiron',
])('%s is not there, and says so within its frame', async (path) => {
  const { status, html } = await pageOf(path)
  expect(status).toBe(404)
  expect(html).toContain('<footer')
  expect(html).toContain('href="/library"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a channel told the other way round leads to its page', async () => {
  const response = await visitor.get('/channels/64-47?lang=ru')
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/channels/47-64?lang=ru'])
})

test.each([
  ['/centers', '/library#centers'],
  ['/types?lang=ru', '/library?lang=ru#types'],
  ['/profiles/', '/library#profiles'],
  ['/bodies', '/library#bodies'],
  ['/planets', '/'],
])('%s, which has no code, leads to %s', async (path, to) => {
  const response = await visitor.get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, to])
})

const NAMES = [
  'Opal Open',
  'Una Unlisted',
  'Cora Community',
  'Clara Closedchart',
  'Chan Channelsonly',
  'Ava Away',
  'Bo Blocked',
]
/** In the part that says who has it: authors of posts stand below. */
function namesIn(html: string) {
  const [, part = ''] = /<h2 id="who"(.*?)<\/section>/s.exec(html) ?? []
  return NAMES.filter((name) => part.includes(`>${name}<`))
}

describe('who has it', () => {
  const ALL_BUT_GATES = [
    '/channels/47-64',
    '/centers/head',
    '/types/projector',
    '/authorities/mental',
    '/profiles/1-3',
    '/definitions/single',
  ]

  test.each(ALL_BUT_GATES)('%s tells a visitor those who are public in all ways', async (path) => {
    const shown = namesIn((await pageOf(path)).html)
    // Of a chart without its hanging gates a channel is told all the same.
    expect(shown).toEqual(['Opal Open', 'Chan Channelsonly', 'Bo Blocked'])
  })

  test('the gates of a chart are told only where its member shows them', async () => {
    expect(namesIn((await pageOf('/gates/64')).html)).toEqual(['Opal Open', 'Bo Blocked'])
    expect(namesIn((await pageOf('/gates/64', looking.visitor)).html)).toEqual([
      'Opal Open',
      'Una Unlisted',
      'Cora Community',
    ])
  })

  test.each(ALL_BUT_GATES)('%s tells a member those whom they would find in Explore', async (path) => {
    expect(namesIn((await pageOf(path, looking.visitor)).html)).toEqual([
      'Opal Open',
      'Una Unlisted',
      'Cora Community',
      'Chan Channelsonly',
    ])
  })

  test('a chart that closes is gone at once', async () => {
    await updateMember(people['Opal Open']!.id, { chartVisibility: 'connections' })
    expect(namesIn((await pageOf('/channels/47-64')).html)).toEqual(['Chan Channelsonly', 'Bo Blocked'])
    await updateMember(people['Opal Open']!.id, { chartVisibility: 'everyone' })
    expect(namesIn((await pageOf('/channels/47-64')).html)).toEqual(['Opal Open', 'Chan Channelsonly', 'Bo Blocked'])
  })

  test('lines and planets are everybody’s', async () => {
    expect(namesIn((await pageOf('/lines/1', looking.visitor)).html)).toEqual([])
  })
})

const POSTS = [
  'Opal on gate sixty-four',
  'Opal for the community',
  'Opal hidden by moderators',
  'Una on gate sixty-four',
]
const MORE_POSTS = ['Cora on gate sixty-four', 'Ava on gate sixty-four', 'Bo on gate sixty-four', 'Opal on the channel']
const postsIn = (html: string) => [...POSTS, ...MORE_POSTS].filter((content) => html.includes(content)).sort()

describe('posts about it', () => {
  test('a visitor reads the public ones of those who are public in all ways', async () => {
    expect(postsIn((await pageOf('/gates/64')).html)).toEqual([
      'Bo on gate sixty-four',
      'Opal on gate sixty-four',
      'Opal on the channel',
    ])
    expect(postsIn((await pageOf('/channels/47-64')).html)).toEqual(['Opal on the channel'])
    expect(postsIn((await pageOf('/channels/4-63')).html)).toEqual([])
    expect(postsIn((await pageOf('/types/projector')).html)).toEqual([
      'Bo on gate sixty-four',
      'Opal on gate sixty-four',
      'Opal on the channel',
    ])
  })

  test('a member reads the three newest that are for them', async () => {
    expect(postsIn((await pageOf('/gates/64', looking.visitor)).html)).toEqual(
      ['Opal on the channel', 'Cora on gate sixty-four', 'Una on gate sixty-four'].sort(),
    )
    expect(postsIn((await pageOf('/channels/47-64', looking.visitor)).html)).toEqual(['Opal on the channel'])
  })

  test('words that a member does not want to read are left out, and whom they muted', async () => {
    const id = idOf(looking)
    await insertRow(mutedWords, { userId: id, wordKey: 'channel', word: 'channel' })
    await insertRow(mutes, { muterId: id, mutedId: people['Cora Community']!.id })
    expect(postsIn((await pageOf('/gates/64', looking.visitor)).html)).toEqual(
      ['Una on gate sixty-four', 'Opal for the community', 'Opal on gate sixty-four'].sort(),
    )
    for (const table of [mutes, mutedWords]) await deleteRows(table)
  })
})

describe('what a page costs', () => {
  const PATHS = [
    '/gates/64',
    '/channels/47-64',
    '/centers/throat',
    '/types/projector',
    '/profiles/1-3',
    '/lines/1',
    '/gates',
  ]

  test.each(PATHS)('%s asks the database once for a visitor and little more for a member', async (path) => {
    for (const [who, most] of [
      [visitor, 1],
      [looking.visitor, 3],
    ] as const) {
      await pageOf(path, who)
      counting.reset()
      await pageOf(path, who)
      expect(counting.asked.length, `${path} ${most}`).toBeLessThanOrEqual(
        path.startsWith('/lines') || path === '/gates' ? most : most + 1,
      )
      expect(counting.rowsRead()).toBeLessThanOrEqual(400)
      for (const { sql } of counting.asked) expect(await scansOf(sql), sql).toEqual([])
    }
  })
})

test('the sitemap names every page in both languages, and robots.txt names the sitemap', async () => {
  const robots = await pageOf('/robots.txt')
  expect(robots.html).toContain('Disallow: /resources/')
  expect(robots.html).toContain('Sitemap: http://localhost/sitemap.xml')
  const { status, headers, html } = await pageOf('/sitemap.xml')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const named = [...html.matchAll(/<loc>http:\/\/localhost([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(new Set(named).size).toBe(named.length)
  for (const element of allElements()) {
    expect(named).toContain(elementPath(element))
    expect(named).toContain(`${elementPath(element)}?lang=ru`)
  }
})

describe('cards', () => {
  test.each(['gates/34', 'channels/20-34', 'centers/g', 'types/reflector', 'profiles/1-3', 'bodies/sun'])(
    'the card of %s is a picture that others may keep',
    async (of) => {
      const response = await visitor.get(`/library/${of}/card.png`)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      const etag = response.headers.get('ETag') ?? ''
      const again = await visitor.get(`/library/${of}/card.png`, { 'If-None-Match': etag })
      expect(again.status).toBe(304)
      const russian = await visitor.get(`/library/${of}/card.png?lang=ru`)
      await russian.arrayBuffer()
      expect(russian.headers.get('ETag')).not.toBe(etag)
    },
  )

  test.each(['gates/65', 'planets/sun', 'channels/34-20'])('there is none of %s', async (of) => {
    expect((await visitor.get(`/library/${of}/card.png`)).status).toBe(404)
  })
})
