import { env } from 'cloudflare:workers'
import { and, eq, gt, like, lt, lte, or, type SQL } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { fullTextQuery } from '~/domain/text/search/full-text-query'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { follows } from '../../drizzle/schema/follows'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { UNTIL } from '../../scripts/seed/crowd-draw'
import { writeCrowd } from '../../scripts/seed/write-crowd'
import { findViolations } from './books'
import { member } from './members'
import { countRows, storedRows } from './rows'
import { countMatches } from './search-rows'

vi.setConfig({ testTimeout: 60_000 })

const ofCrowd = like(users.username, 'crowd%')
const crowd = { members: 400, posts: 3000, passwordHash: "hash with 'quotes'" }

test('a crowd is as large as it was asked for, its counts are true, and it is found by its words', async () => {
  await writeCrowd(env.DB, crowd)
  expect(await countRows(users)).toBe(400)
  expect(await countRows(posts)).toBe(3000)
  expect(await countRows(searchEntries)).toBe(3400)
  expect(await findViolations()).toEqual([])
  const members = new Map((await storedRows(users)).map((row) => [row.id, row]))
  const written = await storedRows(posts)
  expect(written.filter(({ author_id, author_type }) => author_type !== members.get(author_id)?.hd_type)).toEqual([])
  expect(await countMatches(fullTextQuery('post', ['authority']))).toBe(
    await countRows(posts, or(like(posts.content, '%authority%'), like(posts.tags, '%Authority%'))!),
  )
})

const shareOf = async (table: typeof posts | typeof users, where: SQL) =>
  (await countRows(table, where)) / (await countRows(table))

test('a few write much and most little, a few posts are liked by many', async () => {
  const members = await storedRows(users, {}, { columns: ['posts_count'] })
  expect(Math.max(...members.map(({ posts_count }) => posts_count))).toBeGreaterThan(200)
  expect(await shareOf(users, lte(users.postsCount, 8))).toBeGreaterThan(0.5)
  // Every thousandth; when the first was written hardly anybody was there.
  expect(await countRows(posts, gt(posts.likesCount, 100))).toBe(2)
  expect(await countRows(posts, gt(posts.commentsCount, 25))).toBe(3)
  expect(await shareOf(posts, lte(posts.likesCount, 3))).toBeGreaterThan(0.9)
})

test('it grew over three years, nobody wrote before they came, and it has all circles and states', async () => {
  const year = 365 * 86_400_000
  const first = await shareOf(posts, lt(posts.createdAt, new Date(UNTIL - 2 * year)))
  expect(first).toBeGreaterThan(0.15)
  expect(await shareOf(posts, gt(posts.createdAt, new Date(UNTIL - year)))).toBeGreaterThan(2 * first)
  const came = new Map((await storedRows(users)).map(({ id, created_at }) => [id, created_at]))
  const early = (await storedRows(posts)).filter(
    ({ author_id, created_at }) => created_at < came.get(author_id)! - 30 * 86_400_000,
  )
  expect(early).toEqual([])
  for (const [column, value, about] of [
    [posts.visibility, 'community', 0.15],
    [posts.visibility, 'connections', 0.05],
    [posts.state, 'deleted', 0.007],
    [posts.state, 'hidden', 0.003],
    [users.profileVisibility, 'connections', 0.04],
    [users.isActive, false, 0.03],
  ] as const) {
    const share = await shareOf(column.table as typeof posts | typeof users, eq(column, value))
    expect([column.name, value, share > about / 3, share < about * 3]).toEqual([column.name, value, true, true])
  }
})

test('its members follow, know and block each other; whoever was there before follows many of them', async () => {
  const fan = await member()
  await writeCrowd(env.DB, crowd)
  expect(await countRows(follows, { followerId: fan.id })).toBeGreaterThan(50)
  expect(await findViolations()).toEqual([])
  const following = (await storedRows(users, ofCrowd)).map(({ following_count }) => following_count)
  expect(following.reduce((sum, count) => sum + count, 0) / following.length).toBeGreaterThan(3)
  const connected = and(eq(connections.status, 'connected'), lt(connections.lowId, connections.highId))!
  expect(await countRows(connections, connected)).toBeGreaterThan(300)
  expect(await countRows(blocks)).toBe(2)
})

test('written again it is the same crowd', async () => {
  const sum = async () =>
    (await storedRows(posts)).map(({ id, content, likes_count }) => [id, content, likes_count]).join()
  const before = await sum()
  await writeCrowd(env.DB, crowd)
  expect(await countRows(users, ofCrowd)).toBe(400)
  expect(await countRows(searchEntries)).toBe(3400)
  expect(await sum()).toBe(before)
})
