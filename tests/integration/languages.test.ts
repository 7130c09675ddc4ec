import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { listPopularFor } from '~/data/posts/feeds.server'
import { rebuildSteps } from '~/data/search/search.server'
import { walkWhole } from '~/data/walk.server'
import { textLanguage } from '~/domain/text/text-language'
import { loadExplore } from '~/features/explore/explore.server'
import { loadSuggestedPeople } from '~/features/follows/follows.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import { comments, posts } from '../../drizzle/schema/posts'
import type { users } from '../../drizzle/schema/users'
import { idOf, registered, rowOf } from './account'
import { eventually } from './eventually'
import { connect, db, post, reader, walkPosts } from './feed-world'
import { member } from './members'
import { insertRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Change = Partial<typeof users.$inferInsert>
const RUSSIAN = { 'Accept-Language': 'ru-RU,ru;q=0.9,en;q=0.8' }
const OFFER = 'Сайт доступен на русском'

const contextOf = (request: Request) => createContext(request, env as unknown as Bindings, { waitUntil: () => {} })

describe('a browser that would rather read Russian', () => {
  const textOf = async (visitor: Visitor, path: string, headers = RUSSIAN) => (await visitor.get(path, headers)).text()

  test.each(['/', '/login', '/library'])('is offered it on %s, whose page stays English', async (path) => {
    const html = await textOf(new Visitor(), path)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain(OFFER)
  })

  test('is offered nothing where English comes first, on Russian pages, and once signed in', async () => {
    expect(await textOf(new Visitor(), '/', { 'Accept-Language': 'en-GB,en;q=0.9,ru;q=0.8' })).not.toContain(OFFER)
    expect(await textOf(new Visitor(), '/?lang=ru')).not.toContain(OFFER)
    const { visitor } = await registered()
    visitor.cookies.delete('language')
    expect(await textOf(visitor, '/app/dashboard')).not.toContain(OFFER)
  })

  test.each(['en', 'ru'])('is asked no more after the answer %s', async (language) => {
    const visitor = new Visitor()
    await visitor.post('/resources/preferences', { language, returnTo: '/' })
    const html = await textOf(visitor, '/')
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).not.toContain(OFFER)
  })
})

describe('what members write says its language', () => {
  test('posts, comments and bios', async () => {
    const author = await reader({ bio: 'Живу у моря' })
    const written = await post(author, { content: 'Доброе утро', tags: ['Утро'] })
    const path = `/posts/${written.id}`
    await insertRow(comments, { id: 'c1', postId: written.id, authorId: author.id, content: 'Good morning' })
    const page = await (await new Visitor().get(path)).text()
    expect(page).toMatch(/<p[^>]* lang="ru"[^>]*>Доброе утро</)
    expect(page).toMatch(/<li lang="ru"[^>]*><a[^>]*>#(?:<!-- -->)?Утро</)
    expect(page).toMatch(/<p[^>]* lang="en"[^>]*>Good morning</)
    expect(await (await new Visitor().get(`/u/${author.username}`)).text()).toMatch(/<p lang="ru"[^>]*>Живу у моря</)
  })

  test('messages, and the last one in the list', async () => {
    const [one, other] = [await registered(), await registered()]
    await connect({ id: idOf(one) }, { id: idOf(other) })
    const opened = await one.visitor.ask('POST', '/api/conversations', { to: other.account.username })
    const { id } = await opened.json<{ id: string }>()
    const message = { clientId: crypto.randomUUID(), content: 'Увидимся завтра' }
    expect((await one.visitor.ask('POST', `/api/conversations/${id}/messages`, message)).status).toBeLessThan(300)
    // The list hears of it after the answer.
    await eventually(async () => {
      const page = await (await one.visitor.get(`/app/messages?c=${id}`)).text()
      expect(page.match(/<span lang="ru"[^>]*>Увидимся завтра</g)?.length).toBe(2)
    })
  })
})

test('the database tells the language of a post as the domain does', async () => {
  const author = await reader()
  const texts = [
    'Good morning',
    'Доброе утро',
    'Ё',
    'ё',
    'Я',
    'Мой тип — Manifesting Generator, https://example.com',
    '34–20 🙂',
    '你好',
    'z',
    'É',
  ]
  for (const content of texts) {
    const { language } = await post(author, { content })
    expect([content, language ?? undefined]).toEqual([content, textLanguage(content)])
  }
})

describe('the setting', () => {
  const choose = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.post('/resources/preferences', { intent: 'reads', returnTo: '/app/settings?tab=personal', ...fields })
  const checked = async (visitor: Visitor) => {
    const html = await (await visitor.get('/app/settings?tab=personal')).text()
    return [...html.matchAll(/<input[^>]*name="reads_(\w+)"[^>]*>/g)].flatMap(([input, language]) =>
      input.includes('checked=""') ? [language] : [],
    )
  }

  test('is the language of the pages until one is chosen, and again once none is', async () => {
    const { visitor, account } = await registered()
    const stored = async () => (await rowOf(account.username))?.reads_languages
    expect(await checked(visitor)).toEqual(['en'])
    const saved = await choose(visitor, { reads_en: 'on', reads_ru: 'on' })
    expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/app/settings?tab=personal'])
    expect([await stored(), await checked(visitor)]).toEqual(['["en","ru"]', ['en', 'ru']])
    await choose(visitor, { reads_ru: 'on' })
    expect([await stored(), await checked(visitor)]).toEqual(['["ru"]', ['ru']])
    await choose(visitor, {})
    expect([await stored(), await checked(visitor)]).toEqual([null, ['en']])
  })

  test('is in the export', async () => {
    const { visitor } = await registered()
    await choose(visitor, { reads_ru: 'on' })
    const archive = unzipSync(new Uint8Array(await (await visitor.post('/resources/account-data', {})).arrayBuffer()))
    expect(JSON.parse(strFromU8(archive['data.json']!)).account).toMatchObject({
      language: 'en',
      readsLanguages: ['ru'],
    })
  })

  test('is a member’s own: a visitor is sent to sign in, and what makes no sense is refused', async () => {
    const { status, headers } = await choose(new Visitor(), { reads_ru: 'on' })
    expect([status, headers.get('Location')?.startsWith('/login')]).toEqual([302, true])
    const { visitor, account } = await registered()
    expect((await choose(visitor, { reads_ru: '<b>' })).status).toBe(400)
    expect((await rowOf(account.username))?.reads_languages).toBeNull()
  })
})

describe('lists', () => {
  const viewerOf = (row: Awaited<ReturnType<typeof reader>>) => row as unknown as Viewer

  async function explore(viewer: Viewer, search: Record<string, string>) {
    const seen: string[] = []
    let cursor: string | null = ''
    for (let turn = 0; cursor !== null && turn < 9; turn++) {
      const query = new URLSearchParams({ ...search, ...(cursor ? { cursor } : {}) })
      const request = new Request(`http://localhost/app/explore?${query}`)
      const { page } = await loadExplore(contextOf(request), viewer, request)
      seen.push(...(page?.people?.items.map(({ fullName }) => fullName) ?? []))
      cursor = page?.people?.nextCursor ?? null
    }
    return seen
  }

  test('Explore has those of a read language first, the newest first, and hides no one', async () => {
    const of = (change: Change) => viewerOf(change as never)
    const names: { language: 'en' | 'ru'; fullName: string }[] = []
    for (let place = 0; place < 140; place++) {
      const person = { language: place % 3 === 0 ? ('ru' as const) : ('en' as const), fullName: `Flock ${place}` }
      names.push(person)
      await member({ ...person, createdAt: new Date(1_700_000_000_000 + place) })
    }
    const me = await reader({ language: 'ru' })
    const friend = { fullName: 'Flock friend', language: 'ru' as const, profileVisibility: 'connections' as const }
    const closed = await member(friend)
    await connect(me, closed)
    for (const step of Object.values(rebuildSteps(db))) await walkWhole(step, 50)
    const newest = [...names, friend].reverse()
    const inOrder = (first: 'en' | 'ru') =>
      [
        ...newest.filter(({ language }) => language === first),
        ...newest.filter(({ language }) => language !== first),
      ].map(({ fullName }) => fullName)
    const { id, role } = me
    const q = { q: 'flock' }
    expect(await explore(of({ id, role, language: 'ru', readsLanguages: null }), q)).toEqual(inOrder('ru'))
    expect(await explore(of({ id, role, language: 'ru', readsLanguages: ['en'] }), q)).toEqual(inOrder('en'))
    expect(await explore(of({ id, role, language: 'ru', readsLanguages: ['en', 'ru'] }), q)).toEqual(
      newest.map(({ fullName }) => fullName),
    )
    // A filter is another thing: it hides, since that was asked for.
    expect(await explore(of({ id, role, language: 'ru', readsLanguages: null }), { ...q, language: 'en' })).toEqual(
      newest.flatMap(({ language, fullName }) => (language === 'en' ? [fullName] : [])),
    )
  })

  test('suggestions to follow have a read language before a better match', async () => {
    const writer = (fullName: string, language: 'en' | 'ru', hdType: 'projector' | 'reflector') =>
      member({ fullName, language, hdType, postsCount: 1 })
    await writer('Better match', 'en', 'projector')
    await writer('Read language', 'ru', 'reflector')
    const me = viewerOf(await reader({ language: 'ru', hdType: 'generator' }))
    const names = async (viewer: Viewer) =>
      (await loadSuggestedPeople(contextOf(new Request('http://localhost/')), viewer)).map(({ fullName }) => fullName)
    expect(await names(me)).toEqual(['Read language', 'Better match'])
    expect(await names({ ...me, readsLanguages: ['en', 'ru'] })).toEqual(['Better match', 'Read language'])
  })

  test('popular posts have those in a read language, or without words, first', async () => {
    const author = await reader()
    const { id } = await reader()
    const liked = [
      await post(author, { content: 'English, liked most', likesCount: 9 }),
      await post(author, { content: 'По-русски', likesCount: 3 }),
      await post(author, { content: '🙂', likesCount: 2 }),
    ]
    const ids = liked.map((one) => one.id)
    const contents = async (languages: ('en' | 'ru')[]) =>
      (await listPopularFor(db, { id, languages }, ids, Date.now())).map(({ content }) => content)
    expect(await contents(['ru'])).toEqual(['По-русски', '🙂', 'English, liked most'])
    expect(await contents(['en', 'ru'])).toEqual(['English, liked most', 'По-русски', '🙂'])
  })

  test('the feed of a language has its posts alone, the newest first, and follows an edit', async () => {
    const [author, viewer] = [await reader(), await reader()]
    const written: { id: string }[] = []
    for (let place = 0; place < 45; place++) {
      written.push(await post(author, { content: place % 2 === 0 ? `Запись ${place}` : `Entry ${place}` }))
    }
    const of = async (language: 'en' | 'ru') =>
      (await walkPosts(viewer, { kind: 'language', language })).flat().filter((one) => one.author.id === author.id)
    const expected = (isRussian: boolean) =>
      written.flatMap(({ id }, place) => ((place % 2 === 0) === isRussian ? [id] : [])).reverse()
    expect((await of('ru')).map(({ id }) => id)).toEqual(expected(true))
    expect((await of('en')).map(({ id }) => id)).toEqual(expected(false))
    await updateRows(posts, { id: written[44]!.id }, { content: 'In English now' })
    expect((await of('ru')).map(({ id }) => id)).toEqual(expected(true).slice(1))
  })

  test('the dashboard offers the one language a member reads as a feed, and none to who reads both', async () => {
    const { visitor } = await registered()
    const html = async () => (await visitor.get('/app/dashboard')).text()
    expect(await html()).toContain('href="/app/dashboard?feed=language:en"')
    await visitor.post('/resources/preferences', { intent: 'reads', reads_en: 'on', reads_ru: 'on' })
    expect(await html()).not.toContain('feed=language:')
    expect(await (await visitor.get('/app/dashboard?feed=language:ru')).text()).toMatch(
      /aria-current="page"[^>]*>In Russian</,
    )
  })
})
