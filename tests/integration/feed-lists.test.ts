import { beforeAll, describe, expect, test } from 'vitest'
import type { ProfileVisibility } from '~/domain/membership/visibility'
import type { FeedQuery } from '~/features/feed/feed'
import { loadMemberPosts } from '~/features/feed/load-member-posts.server'
import { loadComments, loadPost } from '~/features/feed/post/load-post.server'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { comments, postGates, posts, postTags } from '../../drizzle/schema/posts'
import { block, connect, db, type FeedReader, follow, mute, post, reader, walkFeed } from './feed-world'
import { updateMember } from './members'
import { insertRow, updateRows } from './rows'

const GATE = 34
const TAG = 'Ёлка'

type Who = 'visitor' | 'member' | 'connection' | 'blocked' | 'blocking' | 'muting' | 'author'
const MEMBERS = ['member', 'connection', 'blocked', 'blocking', 'muting', 'author'] as const

let who: Record<(typeof MEMBERS)[number], FeedReader>
const ids: Record<string, string> = {}

const FEEDS: FeedQuery[] = [
  { kind: 'everyone' },
  { kind: 'following' },
  { kind: 'tag', tag: TAG },
  { kind: 'type', type: 'projector' },
  { kind: 'gate', gate: GATE },
]

/** A post that stands in all feeds, in one state and circle. */
async function everywhere(name: string, change: Parameters<typeof post>[1]) {
  const { id, createdAt } = await post(who.author, { authorType: 'projector', ...change })
  await insertRow(postTags, { tagKey: 'елка', postId: id, createdAt })
  await insertRow(postGates, { gate: GATE, postId: id, createdAt })
  ids[name] = id
}

beforeAll(async () => {
  const made = await Promise.all(MEMBERS.map((name) => reader(name === 'author' ? { hdType: 'projector' } : {})))
  who = Object.fromEntries(MEMBERS.map((name, at) => [name, made[at]!])) as typeof who
  await connect(who.author, who.connection)
  await block(who.author, who.blocked)
  await block(who.blocking, who.author)
  await mute(who.muting, who.author)
  for (const name of MEMBERS) if (name !== 'author') await follow(who[name], who.author)
  await everywhere('public', {})
  await everywhere('community', { visibility: 'community' })
  await everywhere('connections', { visibility: 'connections' })
  await everywhere('hidden', { state: 'hidden' })
  await everywhere('deleted', { state: 'deleted' })
})

const named = (found: string[]) => found.map((id) => Object.keys(ids).find((name) => ids[name] === id)).sort()

/** Who finds which of the author's posts, by how the author's profile is set. */
const TABLE: [profile: ProfileVisibility, finds: Record<Who, string[]>][] = [
  [
    'everyone',
    {
      visitor: ['public'],
      member: ['community', 'public'],
      connection: ['community', 'connections', 'public'],
      blocked: [],
      blocking: [],
      muting: ['community', 'public'],
      author: ['community', 'connections', 'hidden', 'public'],
    },
  ],
  [
    'community',
    {
      visitor: [],
      member: ['community', 'public'],
      connection: ['community', 'connections', 'public'],
      blocked: [],
      blocking: [],
      muting: ['community', 'public'],
      author: ['community', 'connections', 'hidden', 'public'],
    },
  ],
  [
    'connections',
    {
      visitor: [],
      member: [],
      connection: ['community', 'connections', 'public'],
      blocked: [],
      blocking: [],
      muting: [],
      author: ['community', 'connections', 'hidden', 'public'],
    },
  ],
]

describe.each(TABLE)('with a profile for %s', (profile, finds) => {
  beforeAll(() => updateMember(who.author.id, { profileVisibility: profile }))

  test.each(FEEDS)('the feed %j shows each member theirs, without whom they muted', async (query) => {
    for (const name of MEMBERS) {
      const expected = name === 'muting' ? [] : finds[name].filter((it) => it !== 'hidden')
      expect([name, named((await walkFeed(who[name], query)).flat())]).toEqual([name, expected])
    }
  })

  test('the list of a member and the page of a post show the same, muted or not', async () => {
    for (const name of Object.keys(finds) as Who[]) {
      const viewer = name === 'visitor' ? null : who[name]
      const { items } = await loadMemberPosts({ db }, viewer, who.author.id, null)
      expect([name, named(items.map(({ id }) => id))]).toEqual([name, finds[name]])
      for (const [what, id] of Object.entries(ids)) {
        const found = await loadPost({ db }, viewer, id)
        expect([name, what, found !== null]).toEqual([name, what, finds[name].includes(what)])
      }
    }
  })
})

test('who is away is read by nobody', async () => {
  await updateMember(who.author.id, { profileVisibility: 'everyone', isActive: false })
  for (const query of FEEDS) expect(await walkFeed(who.connection, query)).toEqual([[]])
  expect(await loadPost({ db }, null, ids.public!)).toBeNull()
  await updateMember(who.author.id, { isActive: true })
})

test('the feed of a type does not tell the type of whose chart is closed to the viewer', async () => {
  await updateMember(who.author.id, { chartVisibility: 'connections' })
  const types = async (viewer: FeedReader) => {
    const found = await loadPost({ db }, viewer, ids.public!)
    return [found?.post.author.hdType, (await walkFeed(viewer, { kind: 'type', type: 'projector' })).flat().length]
  }
  expect(await types(who.member)).toEqual([null, 0])
  expect(await types(who.connection)).toEqual(['projector', 3])
  await updateMember(who.author.id, { chartVisibility: 'everyone' })
  expect(await types(who.member)).toEqual(['projector', 2])
})

test('moderators are shown what is hidden, and that it is', async () => {
  const moderator = await reader({ role: 'moderator' })
  expect((await loadPost({ db }, moderator, ids.hidden!))?.post.isHidden).toBe(true)
  expect(await loadPost({ db }, moderator, ids.deleted!)).toBeNull()
})

test('a mute ends with its time', async () => {
  const viewer = await reader()
  await mute(viewer, who.author, Date.now() + 60_000)
  expect((await walkFeed(viewer, { kind: 'everyone' })).flat()).toEqual([])
  await updateRows(mutes, { muterId: viewer.id }, { until: new Date(Date.now() - 1) })
  expect((await walkFeed(viewer, { kind: 'everyone' })).flat()).toHaveLength(2)
})

test.each(FEEDS)('the feed %j walks over 65 posts of three moments without loss or repetition', async (query) => {
  const author = await reader({ hdType: 'projector' })
  const viewer = await reader()
  await follow(viewer, author)
  await updateRows(posts, {}, { state: 'deleted' })
  const made: { id: string; at: number }[] = []
  for (let at = 0; at < 65; at++) {
    const createdAt = new Date(1_700_000_000_000 + (at % 3))
    const { id } = await post(author, { authorType: 'projector', createdAt })
    await insertRow(postTags, { tagKey: 'елка', postId: id, createdAt })
    await insertRow(postGates, { gate: GATE, postId: id, createdAt })
    made.push({ id, at: createdAt.getTime() })
  }
  const expected = made.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
  const pages = await walkFeed(viewer, query)
  expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 5])
  expect(pages.flat()).toEqual(expected)
})

test('the feed of whom one follows mixes many authors in the order of their posts', async () => {
  const viewer = await reader()
  await updateRows(posts, {}, { state: 'deleted' })
  const authors = await Promise.all(Array.from({ length: 30 }, () => reader()))
  for (const author of authors) await follow(viewer, author)
  const made: string[] = []
  // The first writes much, everybody else now and then.
  for (let at = 0; at < 90; at++) {
    const author = at % 2 ? authors[0]! : authors[(at * 7) % 30]!
    made.unshift((await post(author, { createdAt: new Date(1_710_000_000_000 + at) })).id)
  }
  made.unshift((await post(viewer, { createdAt: new Date(1_720_000_000_000) })).id)
  const pages = await walkFeed(viewer, { kind: 'following' })
  expect(pages.flat()).toEqual(made)
  expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 20, 11])
})

test('muted words leave posts out, never their order or their rest', async () => {
  const viewer = await reader()
  const author = await reader()
  await updateRows(posts, {}, { state: 'deleted' })
  await insertRow(mutedWords, { userId: viewer.id, wordKey: 'спойлер', word: 'Спойлер' })
  const kept: string[] = []
  for (let at = 0; at < 60; at++) {
    const isMuted = at % 3 !== 0
    const { id } = await post(author, { content: isMuted ? `Это СПОЙЛЕР! ${at}` : `Спойлерный текст ${at}` })
    if (!isMuted) kept.unshift(id)
  }
  const own = await post(viewer, { content: 'мой спойлер' })
  expect((await walkFeed(viewer, { kind: 'everyone' })).flat()).toEqual([own.id, ...kept])
})

test('muted words leave comments out, never one’s own, and the next page begins where it should', async () => {
  const [viewer, host, guest] = [await reader(), await reader(), await reader()]
  await insertRow(mutedWords, { userId: viewer.id, wordKey: 'спойлер', word: 'Спойлер' })
  const { id } = await post(host)
  const say = (author: FeedReader, at: number, content: string) =>
    insertRow(comments, { id: `${id}-${10 + at}`, postId: id, authorId: author.id, content, createdAt: new Date(at) })
  for (let at = 0; at < 30; at++) await say(guest, at, at % 3 ? `СПОЙЛЕР ${at}` : `Мысль ${at}`)
  await say(viewer, 30, 'мой спойлер')
  const walk = async (who: FeedReader) => {
    const first = await loadPost({ db }, who, id)
    const next = await loadComments({ db }, who, id, first!.comments.nextCursor)
    return [first!.comments, next!].map(({ items }) => items.map(({ content }) => Number(content.match(/\d+/)?.[0])))
  }
  expect(await walk(viewer)).toEqual([
    [0, 3, 6, 9, 12, 15, 18],
    [21, 24, 27, Number.NaN],
  ])
  expect((await walk(host)).map((page) => page.length)).toEqual([20, 11])
})
