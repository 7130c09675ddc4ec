import { beforeAll, expect, test } from 'vitest'
import { listComments } from '~/data/posts/comments.server'
import {
  listAllPosts,
  listFollowedPosts,
  listMemberPosts,
  listPostsAboutGate,
  listPostsInLanguage,
  listPostsOfType,
  listPostsWithTag,
} from '~/data/posts/feeds.server'
import { toReader } from '~/features/feed/feed-viewer.server'
import { loadFeed } from '~/features/feed/load-feed.server'
import { createDatabase } from '../../drizzle/client'
import { comments, postGates, postLikes, posts, postTags } from '../../drizzle/schema/posts'
import { type Asked, countingDb } from './counting-db'
import { connect, type FeedReader, follow, reader } from './feed-world'
import { stepsOf } from './query-plans'
import { insertMany } from './rows'

const page = { cursor: null, limit: 21, now: Date.now() }
const counting = countingDb()
const counted = createDatabase(counting.site.DB)
let viewer: FeedReader
let authors: FeedReader[]

beforeAll(async () => {
  viewer = await reader()
  authors = await Promise.all(Array.from({ length: 40 }, () => reader({ hdType: 'generator' })))
  for (const author of authors.slice(0, 5)) await follow(viewer, author)
  for (const author of authors.slice(3, 8)) await connect(viewer, author)
  // Many posts of members nobody here follows, the followed ones' long before.
  const written = Array.from({ length: 5000 }, (_, at) => {
    const author = authors[at < 99 ? at % 5 : 5 + (at % 35)]!
    const createdAt = new Date(1_700_000_000_001 + at)
    return { id: `p${at + 1}`, authorId: author.id, authorType: 'generator' as const, content: 'Text', createdAt }
  })
  await insertMany(
    posts,
    written.map((post) => ({ ...post, visibility: 'public' as const })),
  )
  await insertMany(
    postTags,
    written.map(({ id, createdAt }) => ({ tagKey: 'tag', postId: id, createdAt })),
  )
  await insertMany(
    postGates,
    written.map(({ id, createdAt }) => ({ gate: 1, postId: id, createdAt })),
  )
  await insertMany(
    comments,
    written.map(({ id, authorId }) => ({ id, postId: 'p1', authorId, content: 'x' })),
  )
  await insertMany(
    postLikes,
    written.filter((_, at) => at % 2 === 0).map(({ id }) => ({ postId: id, userId: viewer.id })),
  )
})

const me = () => toReader(viewer)

/** Of 21 posts with their authors, half of them liked. The following feed reads what five authors have, and nothing of others. */
const FEEDS: [name: string, most: number, list: () => PromiseLike<unknown[]>][] = [
  ['everyone', 60, () => listAllPosts(counted, me(), page)],
  ['type', 60, () => listPostsOfType(counted, me(), 'generator', page)],
  ['a language', 60, () => listPostsInLanguage(counted, me(), 'en', page)],
  ['tag', 80, () => listPostsWithTag(counted, me(), 'tag', page)],
  ['gate', 80, () => listPostsAboutGate(counted, me(), 1, page)],
  ['following', 600, () => listFollowedPosts(counted, me(), page)],
  ['a member', 60, () => listMemberPosts(counted, me(), authors[7]!.id, page)],
  ['comments', 70, () => listComments(counted, me(), 'p1', page)],
]

test.each(FEEDS)('the feed of %s walks an index and reads at most %d rows of thousands', async (_name, most, list) => {
  counting.reset()
  expect(await list()).toHaveLength(21)
  expect(counting.asked).toHaveLength(1)
  const [{ sql, rowsRead }] = counting.asked as [Asked]
  const plan = await stepsOf(sql)
  expect(
    plan.filter((step) => /SCAN (?:posts|post_\w+|users|comments|follows|connections|blocks)\b/.test(step)),
  ).toEqual([])
  expect(rowsRead).toBeLessThanOrEqual(most)
})

test('a page of a feed is one question', async () => {
  for (const query of [{ kind: 'everyone' }, { kind: 'following' }, { kind: 'tag', tag: 'tag' }] as const) {
    counting.reset()
    const { items } = await loadFeed({ db: counted }, viewer, query, null)
    expect([items.length, counting.asked.length]).toEqual([20, 1])
  }
})
