import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ChartVisibility, ProfileVisibility } from '~/domain/membership/visibility'
import type { FeedPost, Page } from '~/features/feed/feed'
import { blocks } from '../../drizzle/schema/blocks'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { connect, post } from './feed-world'
import { updateMember } from './members'
import { insertRow } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Who = 'visitor' | 'member' | 'connection' | 'blocked' | 'owner'
const EYES = ['visitor', 'member', 'connection'] as const

const browsers = { visitor: new Visitor() } as Record<Who, Visitor>
const members = {} as Record<Exclude<Who, 'visitor'>, Member>
let ownerId: string

beforeAll(async () => {
  const names = ['owner', 'member', 'connection', 'blocked'] as const
  const made = await Promise.all(
    names.map((username) => registered({ username, email: `${username}@example.com`, full_name: `Zofia ${username}` })),
  )
  names.forEach((name, at) => {
    members[name] = made[at]!
    browsers[name] = made[at]!.visitor
  })
  ownerId = idOf(members.owner)
  expect((await browsers.owner.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  await connect({ id: ownerId }, { id: idOf(members.connection) })
  await insertRow(blocks, { blockerId: ownerId, blockedId: idOf(members.blocked) })
  const author = { id: ownerId }
  await post(author, { content: 'Said to everybody' })
  await post(author, { content: 'Said to members', visibility: 'community' })
  await post(author, { content: 'Said to connections', visibility: 'connections' })
  await post(author, { content: 'Said and looked into', state: 'hidden' })
  await post(author, { content: 'Said and taken back', state: 'deleted' })
})

const set = (profile: ProfileVisibility, chart: ChartVisibility = 'everyone') =>
  updateMember(ownerId, { profileVisibility: profile, chartVisibility: chart })

const SAID = /Said (?:to everybody|to members|to connections|and looked into|and taken back)/g
const found = (text: string) => [...new Set(text.match(SAID))].map((said) => said.split(' ').at(-1)).sort()

async function tabOf(who: Who, query = '') {
  const response = await browsers[who].get(`/u/owner?tab=posts${query}`)
  const html = await response.clone().text()
  return { status: response.status, html, words: await wordsOf(response) }
}

async function listOf(who: Who, query = '') {
  const response = await browsers[who].ask('GET', `/resources/member-posts?of=owner${query}`)
  return { status: response.status, text: await response.text() }
}

/** What each finds, by how the profile is set; null: no page at all. */
const TABLE: [profile: ProfileVisibility, finds: Record<Who, string[] | null>][] = [
  [
    'everyone',
    {
      visitor: ['everybody'],
      member: ['everybody', 'members'],
      connection: ['connections', 'everybody', 'members'],
      blocked: null,
      owner: ['connections', 'everybody', 'into', 'members'],
    },
  ],
  [
    'connections',
    {
      visitor: null,
      member: null,
      connection: ['connections', 'everybody', 'members'],
      blocked: null,
      owner: ['connections', 'everybody', 'into', 'members'],
    },
  ],
]

describe.each(TABLE)('with a profile for %s', (profile, finds) => {
  beforeAll(() => set(profile))

  test.each(Object.keys(finds) as Who[])('a %s finds in page, data and list what is for them', async (who) => {
    const [page, data, list] = [
      await tabOf(who),
      await browsers[who].get('/u/owner.data?tab=posts', { Accept: '*/*' }),
      await listOf(who),
    ]
    const expected = finds[who]
    expect([page.status === 200, data.status === 200, list.status === 200]).toEqual(Array(3).fill(expected !== null))
    for (const text of [page.words, await data.text(), list.text]) expect(found(text)).toEqual(expected ?? [])
  })

  test.each(EYES)('the owner sees with the eyes of a %s what a %s sees', async (eyes) => {
    const [page, list] = [await tabOf('owner', `&as=${eyes}`), await listOf('owner', `&as=${eyes}`)]
    expect([page.status === 200, list.status === 200]).toEqual(Array(2).fill(finds[eyes] !== null))
    expect(found(page.words)).toEqual(finds[eyes] ?? [])
    expect(found(list.text)).toEqual(finds[eyes] ?? [])
    // Whoever is not the owner looks with their own eyes whatever they say.
    for (const who of EYES) expect(found((await listOf(who, `&as=${eyes}`)).text)).toEqual(finds[who] ?? [])
  })
})

test('in a preview nothing can be pressed', async () => {
  await set('everyone')
  const likes = /action="\/resources\/likes"/
  expect((await tabOf('owner')).html).toMatch(likes)
  for (const eyes of EYES) expect((await tabOf('owner', `&as=${eyes}`)).html).not.toMatch(likes)
  expect((await tabOf('owner', '&as=visitor')).words).toContain('0 likes')
})

test('whose chart is closed has no type at their posts, and a preview has as much as whom it shows', async () => {
  await set('everyone', 'connections')
  const typeFor = async (who: Who, query = '') => {
    const { items }: Page<FeedPost> = JSON.parse((await listOf(who, query)).text)
    return [...new Set(items.map(({ author }) => author.hdType))]
  }
  for (const eyes of EYES) {
    const expected = [eyes === 'connection' ? 'manifesting_generator' : null]
    expect([await typeFor(eyes), await typeFor('owner', `&as=${eyes}`)]).toEqual([expected, expected])
  }
  await set('everyone')
})

test('the count of posts leads to them, and what is for a smaller circle is said, not hidden', async () => {
  const seen = async (who: Who, query = '') => (await tabOf(who, query)).words
  expect((await tabOf('member')).html).toContain('href="/u/owner?tab=posts"')
  expect((await tabOf('owner', '&as=member')).html).toContain('href="/u/owner?tab=posts&amp;as=member"')
  expect(await seen('visitor')).toContain('2 posts aren’t shown: they’re shared with a smaller circle.')
  expect(await seen('member')).toContain('1 post isn’t shown: it’s shared with a smaller circle.')
  for (const words of [await seen('connection'), await seen('owner')]) expect(words).not.toContain('smaller circle')
})

test('who has not posted is told what to do, others whose page it is, and visitors of what is closed that there is something', async () => {
  const tab = (who: Who, name: string) => browsers[who].get(`/u/${name}?tab=posts`).then(wordsOf)
  const own = await tab('member', 'member')
  expect(own).toContain('You haven’t posted yet')
  expect(own).toContain('Write a post')
  expect(await (await browsers.member.get('/u/member?tab=posts')).text()).toContain('href="/app/dashboard#composer"')
  const other = await tab('owner', 'member')
  expect(other).toContain('Zofia member’s posts will appear here.')
  expect(other).not.toContain('Write a post')
  await post({ id: idOf(members.member) }, { content: 'Between us', visibility: 'community' })
  const closed = await tab('visitor', 'member')
  expect(closed).toContain('No posts you can see')
  expect(closed).toContain('1 post isn’t shown')
  expect(closed).not.toContain('Between us')
})

test('twenty-three posts come in pages of ten, each once, by the address as by the list', async () => {
  const writer = await registered({ username: 'writer', email: 'writer@example.com' })
  // Several at one instant: the id keeps their order.
  for (let at = 0; at < 23; at++) {
    await post({ id: idOf(writer) }, { content: `Line ${at}.`, createdAt: new Date(1_700_000_000_000 + (at >> 2)) })
  }
  const pages: string[][] = []
  const byAddress: string[][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const words = await browsers.member.get(`/u/writer?tab=posts${query}`).then(wordsOf)
    byAddress.push(words.match(/Line \d+\./g) ?? [])
    expect(words.includes('You’ve reached the end')).toBe(byAddress.length === 3)
    expect(words.includes('Back to newest')).toBe(byAddress.length > 1)
    // A form without scripts leads back to the same page of posts.
    const html = await browsers.member.get(`/u/writer?tab=posts${query}`).then((page) => page.text())
    expect(html).toContain(`name="back" value="/u/writer?tab=posts${query.replaceAll('&', '&amp;')}"`)
    const list = await browsers.member.ask('GET', `/resources/member-posts?of=writer${query}`)
    const page: Page<FeedPost> = await list.json()
    pages.push(page.items.map(({ content }) => content))
    cursor = page.nextCursor
  }
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
  expect(new Set(pages.flat()).size).toBe(23)
  expect(byAddress).toEqual(pages)
})

test('a form that was refused without scripts leads back to the posts, which say so once', async () => {
  const fields = { post: crypto.randomUUID(), state: 'liked', back: '/u/owner?tab=posts' }
  const refused = await browsers.member.post('/resources/likes', fields)
  expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/u/owner?tab=posts'])
  const [first, again] = [await tabOf('member'), await tabOf('member')]
  expect(first.words).toContain('It’s no longer there.')
  expect(again.words).not.toContain('It’s no longer there.')
})
