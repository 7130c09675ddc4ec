import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { indexMember, indexPost } from '~/data/search-index.server'
import { createDatabase } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { comments, postGates, postLikes, posts, postTags } from '../../drizzle/schema/posts'
import { idOf, type Member, registered } from './account'
import { countingDb } from './counting-db'
import { member } from './members'
import { scansOf } from './query-plans'
import { runSql } from './run-sql'
import { Visitor } from './visitor'

// What a page may ask of the database, which answers one question at a time for everybody (G15, G16 of the goals).

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
const counting = countingDb()
const POSTS = 25
let looking: Member
let author: Awaited<ReturnType<typeof member>>

beforeAll(async () => {
  looking = await registered({}, new Visitor({ site: counting.site }))
  await runSql('UPDATE users SET email_confirmed_at = 1 WHERE id = ?', idOf(looking))
  author = await member({ fullName: 'Author of all', hdType: 'projector' })
  await db.batch([
    db.insert(follows).values({ followerId: idOf(looking), followeeId: author.id }),
    ...indexMember(db, author),
  ])
  for (let place = 0; place < POSTS; place++) {
    const createdAt = new Date(1_700_000_000_000 + place)
    const post = { id: `post-${place}`, authorId: author.id, content: `River ${place}`, tags: ['Gate'], createdAt }
    await db.batch([
      db.insert(posts).values({ ...post, authorType: 'projector' }),
      db.insert(postTags).values({ tagKey: 'gate', postId: post.id, createdAt }),
      db.insert(postGates).values({ gate: 34, postId: post.id, createdAt }),
      db.insert(postLikes).values({ postId: post.id, userId: idOf(looking) }),
      db.insert(comments).values({ id: `comment-${place}`, postId: post.id, authorId: author.id, content: 'Yes' }),
      ...indexPost(db, post),
    ])
  }
})

/** Opens a page and says what it asked for; pages are opened twice, since the first time marks the session as seen. */
async function costOf(path: string) {
  await looking.visitor.get(path)
  counting.reset()
  const response = await looking.visitor.get(path)
  await response.text()
  return { status: response.status, queries: counting.asked.length, rowsRead: counting.rowsRead() }
}

test('the dashboard with twenty posts asks five questions at most and reads 120 rows', async () => {
  const { status, queries, rowsRead } = await costOf('/app/dashboard')
  expect(status).toBe(200)
  expect(queries).toBeLessThanOrEqual(5)
  expect(rowsRead).toBeLessThanOrEqual(120)
})

test('no question of any page reads a table from end to end that grows with the members', async () => {
  const paths = [
    '/app/dashboard',
    ...['following', 'tag:gate', 'type:projector', 'gate:34'].map((feed) => `/app/dashboard?feed=${feed}`),
    '/app/dashboard?cursor=1700000000010_post-10',
    '/app/search?q=river',
    '/app/search?q=author&in=people',
    '/app/search?q=author&in=people&cursor=1_1',
    '/app/search?q=river&in=posts&cursor=0_9',
    '/app/notifications',
    '/app/messages',
    '/app/profile',
    ...['personal', 'privacy', 'account', 'hd-data', 'notifications'].map((tab) => `/app/settings?tab=${tab}`),
    ...['', '?tab=posts', '?tab=insights', '?tab=connections'].map((tab) => `/u/${author.username}${tab}`),
    '/posts/post-3',
    '/resources/notifications',
  ]
  counting.reset()
  for (const path of paths) await (await looking.visitor.get(path)).text()
  const asked = [...new Set(counting.asked.map(({ sql }) => sql))].filter((sql) => !/^\s*(insert|replace)\b/i.test(sql))
  expect(asked.length).toBeGreaterThan(15)
  const scans: Record<string, string[]> = {}
  for (const sql of asked) {
    const found = await scansOf(sql)
    if (found.length > 0) scans[sql] = found
  }
  expect(scans).toEqual({})
})

test('the check knows a scan when it sees one', async () => {
  expect(await scansOf('SELECT count(*) FROM users AS u WHERE u.full_name = ?')).toEqual(['SCAN u'])
  expect(await scansOf("SELECT id FROM posts WHERE content = '?'")).toEqual(['SCAN posts'])
  expect(await scansOf('SELECT id FROM users WHERE username_key = ?')).toEqual([])
  expect(await scansOf('SELECT rowid FROM search_texts WHERE search_texts MATCH ?')).toEqual([])
  expect(await scansOf('SELECT rowid FROM search_texts')).toHaveLength(1)
})
