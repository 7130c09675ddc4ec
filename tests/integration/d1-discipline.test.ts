import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { CANDIDATES_AT_MOST } from '~/data/connections/suggestions.server'
import { indexMember, indexPost } from '~/data/search/search.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { follows } from '../../drizzle/schema/follows'
import { loveInterests, loveSettings } from '../../drizzle/schema/love'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { comments, postGates, postLikes, posts, postTags } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { writeCrowd } from '../../scripts/seed/write-crowd'
import { idOf, type Member, registered } from './account'
import { agree } from './agree'
import { countingDb } from './counting-db'
import { fillMemberTables, insertEventsOf } from './crowd-rows'
import { member, updateMember } from './members'
import { analyseTables, scansOf } from './query-plans'
import { deleteRows, insertRow, rowsOfTable } from './rows'
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
  await updateMember(idOf(looking), { emailConfirmedAt: new Date(1) })
  author = await member({ fullName: 'Author of all', hdType: 'projector' })
  await db.batch([
    db.insert(follows).values({ followerId: idOf(looking), followeeId: author.id }),
    ...indexMember(db, author),
  ])
  // Both take part in Love Compatibility, and there is something to go to.
  for (const id of [author.id, idOf(looking)]) {
    await updateMember(id, { birthDate: '1990-01-01' })
    await insertRow(loveSettings, { userId: id, activeAt: new Date() })
  }
  await agree(idOf(looking), 'love', 'journal')
  await insertRow(loveInterests, { memberId: idOf(looking), otherId: author.id })
  await insertEventsOf(author.id, POSTS)
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

const FEEDS = [
  '/app/dashboard',
  ...['following', 'tag:gate', 'type:projector', 'gate:34'].map((feed) => `/app/dashboard?feed=${feed}`),
  '/app/dashboard?cursor=1700000000010_post-10',
]

/** Of each followed member the newest post is looked up, and what is shown of them once more when all are sorted. */
const mostRows = (path: string) => (path.endsWith('following') ? 190 : 120)

test.each(FEEDS)('%s with twenty posts asks four questions at most and reads 120 rows', async (path) => {
  const { status, queries, rowsRead } = await costOf(path)
  expect(status).toBe(200)
  expect(queries).toBeLessThanOrEqual(4)
  expect(rowsRead).toBeLessThanOrEqual(mostRows(path))
})

/** All that can be asked more of a member: words and members they muted and blocked, and an address to confirm. */
test.each(FEEDS)('%s asks five for whoever mutes and blocks', async (path) => {
  const id = idOf(looking)
  const others = await Promise.all([member(), member()])
  for (const [place, other] of others.entries()) {
    const createdAt = new Date(1_700_000_000_500 + place)
    await db.insert(posts).values({ id: crypto.randomUUID(), authorId: other.id, content: 'Not for them', createdAt })
  }
  await insertRow(blocks, { blockerId: others[0]!.id, blockedId: id })
  await insertRow(mutes, { muterId: id, mutedId: others[1]!.id })
  for (const word of ['river 24', 'river 23', 'never said']) {
    await insertRow(mutedWords, { userId: id, wordKey: word, word })
  }
  const { status, queries, rowsRead } = await costOf(path)
  for (const table of [blocks, mutes, mutedWords]) await deleteRows(table)
  await deleteRows(users, { id: others.map((other) => other.id) })
  expect([status, queries]).toEqual([200, 5])
  expect(rowsRead).toBeLessThanOrEqual(mostRows(path) + 20)
})

test.each([
  ['/posts/post-3', 5, 150],
  ['/resources/comments?post=post-3', 3, 120],
  ['/resources/feed?feed=tag:gate', 2, 100],
  ['the page of the author', 7, 120],
  ['/app/search?q=river', 5, 400],
  ['/app/search?q=author&in=people', 5, 400],
  ['/app/search?q=projector&in=people', 5, 400],
  ['/resources/names?q=author', 2, 100],
  ['/app/notifications', 5, 120],
  ['/app/transits', 4, 30],
  ['/resources/notifications', 3, 120],
  // The frame of the members' pages, and the count of the insights above it.
  ['/app/insights/learning', 5, 150],
  ['/app/insights/learning/types', 5, 60],
  ['/app/insights', 5, 200],
] as const)('%s asks %d questions at most and reads %d rows', async (name, mostQueries, mostRows) => {
  for (let place = 0; place < 25; place++) {
    const id = `said-${place}`
    await db
      .insert(comments)
      .values({ id, postId: 'post-3', authorId: author.id, content: 'Yes' })
      .onConflictDoNothing()
  }
  const { status, queries, rowsRead } = await costOf(name.startsWith('/') ? name : `/u/${author.username}?tab=posts`)
  expect(status).toBe(200)
  expect(queries).toBeLessThanOrEqual(mostQueries)
  expect(rowsRead).toBeLessThanOrEqual(mostRows)
})

/** The plans of all that the pages of a member ask, where they read a big table from end to end. */
async function scansOfPages() {
  const paths = [
    ...FEEDS,
    '/app/search?q=river',
    '/app/search?q=author&in=people',
    '/resources/names?q=author',
    '/app/insights/learning',
    '/app/insights/learning/types',
    ...[
      'author&in=people&cursor=1_1',
      'projector&in=people',
      'projector river&in=people&cursor=2_1',
      'автору&in=people&cursor=3_1',
    ].map((search) => `/app/search?q=${search}`),
    '/app/search?q=river&in=posts&cursor=0_9',
    ...['', '?q=author&type=projector&gate=34&completes=1', '?online=1&country=DE', '?tab=insights&q=river'].map(
      (search) => `/app/explore${search}`,
    ),
    '/app/notifications',
    ...['', '?q=author', '?q=projector', '?tab=connected', '?tab=requests'].map((query) => `/app/connections${query}`),
    ...['', '?category=for-you', '?category=daily&cursor=1700000000000_a'].map((search) => `/app/insights${search}`),
    '/app/insights/none',
    ...['', '?when=past', '?mine=1', '?kind=circle&q=river'].map((search) => `/app/events${search}`),
    `/app/events/${author.id}-3`,
    ...['', '?tab=good&more=2', '?q=author', '?open=author'].map((search) => `/app/compatibility${search}`),
    `/app/compatibility/${author.username}`,
    ...['', '?q=kin&label=family&sort=name'].map((query) => `/app/connections/private${query}`),
    `/app/penta?with=${author.username}`,
    ...['', '?month=2027-03', '?day=2027-03-10'].map((query) => `/app/insights/calendar${query}`),
    '/app/messages',
    '/app/profile',
    '/app/transits',
    ...['personal', 'privacy', 'account', 'hd-data', 'notifications', 'referral'].map(
      (tab) => `/app/settings?tab=${tab}`,
    ),
    '/app/settings/birth-time',
    '/app/settings/tokens',
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
  return scans
}

test('no question of any page reads a table from end to end that grows with the members', async () => {
  expect(await scansOfPages()).toEqual({})
})

test('nor does it once the database knows how its tables are filled', async () => {
  await writeCrowd(env.DB, { members: 500, posts: 5000, passwordHash: 'none' })
  await insertEventsOf(author.id, 400, POSTS)
  await fillMemberTables(author.id, 400)
  await analyseTables()
  expect((await rowsOfTable('sqlite_stat1')).filter(({ tbl }) => tbl === 'posts').length).toBeGreaterThan(3)
  expect(await scansOfPages()).toEqual({})
  // One post in eight is of a circle or an author that is closed to them.
  for (const path of ['/app/dashboard', '/app/dashboard?feed=tag:generator', '/app/dashboard?feed=gate:34']) {
    const { status, queries, rowsRead } = await costOf(path)
    expect([status, queries]).toEqual([200, 4])
    expect(rowsRead).toBeLessThanOrEqual(150)
  }
  // With a chart and no post yet, they are also shown whom to follow: the best of at most 300 members, in two questions.
  await updateMember(idOf(looking), {
    hdDataCalculated: true,
    hdType: 'reflector',
    hdAuthority: 'lunar',
    hdProfile: '1/3',
    hdGates: { conscious: [{ planet: 'sun', gate: 34, line: 1 }], unconscious: [] },
  })
  const { status, queries, rowsRead } = await costOf('/app/dashboard')
  expect([status, queries]).toEqual([200, 6])
  // Five rows of each, beside what the page reads anyway.
  expect(rowsRead).toBeLessThanOrEqual(150 + 5 * CANDIDATES_AT_MOST)
  expect((await Promise.all(counting.asked.map(({ sql }) => scansOf(sql)))).flat()).toEqual([])
})

test('the check knows a scan when it sees one', async () => {
  expect(await scansOf('SELECT count(*) FROM users AS u WHERE u.full_name = ?')).toEqual(['SCAN u'])
  expect(await scansOf("SELECT id FROM posts WHERE content = '?'")).toEqual(['SCAN posts'])
  expect(await scansOf('SELECT id FROM users WHERE username_key = ?')).toEqual([])
  expect(await scansOf('SELECT rowid FROM search_texts WHERE search_texts MATCH ?')).toEqual([])
  expect(await scansOf('SELECT rowid FROM search_texts')).toHaveLength(1)
})
