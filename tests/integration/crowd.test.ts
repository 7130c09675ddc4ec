import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { fullTextQuery } from '~/domain/text/search/full-text-query'
import { UNTIL } from '../../scripts/seed/crowd-draw'
import { writeCrowd } from '../../scripts/seed/write-crowd'
import { member } from './members'

vi.setConfig({ testTimeout: 60_000 })

const crowd = { members: 400, posts: 3000, passwordHash: "hash with 'quotes'" }
const count = (table: string, where = 'true') =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n')

test('a crowd is as large as it was asked for, its counts are true, and it is found by its words', async () => {
  await writeCrowd(env.DB, crowd)
  expect(await count('users')).toBe(400)
  expect(await count('posts')).toBe(3000)
  expect(await count('search_entries')).toBe(3400)
  expect(await count('posts', 'likes_count <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)')).toBe(0)
  const ofAuthor = "(SELECT count(*) FROM posts WHERE author_id = users.id AND state = 'shown')"
  expect(await count('users', `posts_count <> ${ofAuthor}`)).toBe(0)
  expect(await count('posts', 'author_type <> (SELECT hd_type FROM users WHERE id = author_id)')).toBe(0)
  const found = env.DB.prepare('SELECT count(*) AS n FROM search_texts WHERE search_texts MATCH ?')
  expect(await found.bind(fullTextQuery('post', ['authority'])).first<number>('n')).toBe(
    await count('posts', "content LIKE '%authority%' OR tags LIKE '%Authority%'"),
  )
})

const shareOf = async (table: string, where: string) => ((await count(table, where)) ?? 0) / ((await count(table)) ?? 1)

test('a few write much and most little, a few posts are liked by many', async () => {
  const most = await env.DB.prepare('SELECT max(posts_count) AS n FROM users').first<number>('n')
  expect(most).toBeGreaterThan(200)
  expect(await shareOf('users', 'posts_count <= 8')).toBeGreaterThan(0.5)
  // Every thousandth; when the first was written hardly anybody was there.
  expect(await count('posts', 'likes_count > 100')).toBe(2)
  expect(await count('posts', 'comments_count > 25')).toBe(3)
  expect(await shareOf('posts', 'likes_count <= 3')).toBeGreaterThan(0.9)
})

test('it grew over three years, nobody wrote before they came, and it has all circles and states', async () => {
  const year = 365 * 86_400_000
  const first = await shareOf('posts', `created_at < ${UNTIL - 2 * year}`)
  expect(first).toBeGreaterThan(0.15)
  expect(await shareOf('posts', `created_at > ${UNTIL - year}`)).toBeGreaterThan(2 * first)
  expect(await count('posts', 'created_at < (SELECT created_at - 86400000 * 30 FROM users WHERE id = author_id)')).toBe(
    0,
  )
  for (const [table, column, value, about] of [
    ['posts', 'visibility', 'community', 0.15],
    ['posts', 'visibility', 'connections', 0.05],
    ['posts', 'state', 'deleted', 0.007],
    ['posts', 'state', 'hidden', 0.003],
    ['users', 'profile_visibility', 'connections', 0.04],
    ['users', 'is_active', '0', 0.03],
  ] as const) {
    const share = await shareOf(table, `${column} = '${value}'`)
    expect([column, value, share > about / 3, share < about * 3]).toEqual([column, value, true, true])
  }
})

test('its members follow, know and block each other; whoever was there before follows many of them', async () => {
  const fan = await member()
  await writeCrowd(env.DB, crowd)
  expect(await count('follows', `follower_id = '${fan.id}'`)).toBeGreaterThan(50)
  expect(await count('users', 'following_count <> (SELECT count(*) FROM follows WHERE follower_id = users.id)')).toBe(0)
  const { following } = (await env.DB.prepare(
    "SELECT avg(following_count) AS following FROM users WHERE username LIKE 'crowd%'",
  ).first<{ following: number }>())!
  expect(following).toBeGreaterThan(3)
  expect(await count('connections', "status = 'connected' AND low_id < high_id")).toBeGreaterThan(300)
  expect(await count('blocks')).toBe(2)
})

test('written again it is the same crowd', async () => {
  const sum = () =>
    env.DB.prepare('SELECT group_concat(id || content || likes_count) AS all_of_it FROM posts').first<string>(
      'all_of_it',
    )
  const before = await sum()
  await writeCrowd(env.DB, crowd)
  expect(await count('users', "username LIKE 'crowd%'")).toBe(400)
  expect(await count('search_entries')).toBe(3400)
  expect(await sum()).toBe(before)
})
