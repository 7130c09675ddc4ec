import { env } from 'cloudflare:workers'
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
import { type Asked, countingDb } from './counting-db'
import { connect, type FeedReader, follow, reader } from './feed-world'
import { stepsOf } from './query-plans'

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
  await env.DB.prepare(
    `INSERT INTO posts (id, author_id, author_type, content, visibility, created_at)
     SELECT 'p' || value, json_extract(?1, '$[' || (CASE WHEN value < 100 THEN value % 5 ELSE 5 + value % 35 END) || ']'), 'generator', 'Text', 'public', 1700000000000 + value
     FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 5000) SELECT value FROM n)`,
  )
    .bind(JSON.stringify(authors.map(({ id }) => id)))
    .run()
  await env.DB.prepare("INSERT INTO post_tags SELECT 'tag', id, created_at FROM posts").run()
  await env.DB.prepare('INSERT INTO post_gates SELECT 1, id, created_at FROM posts').run()
  await env.DB.prepare(
    "INSERT INTO comments (id, post_id, author_id, content) SELECT id, 'p1', author_id, 'x' FROM posts",
  ).run()
  await env.DB.prepare('INSERT INTO post_likes SELECT id, ?1, 1 FROM posts WHERE rowid % 2').bind(viewer.id).run()
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
