import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { fullTextQuery } from '~/domain/text/full-text-query'
import { writeCrowd } from '../../scripts/seed/write-crowd'

vi.setConfig({ testTimeout: 60_000 })

const crowd = { members: 300, posts: 900, passwordHash: "hash with 'quotes'" }
const count = (table: string, where = 'true') =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n')

test('a crowd is as large as it was asked for, its counts are true, and it is found by its words', async () => {
  await writeCrowd(env.DB, crowd)
  expect(await count('users')).toBe(300)
  expect(await count('posts')).toBe(900)
  expect(await count('search_entries')).toBe(1200)
  expect(await count('posts', 'likes_count <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)')).toBe(0)
  expect(await count('users', 'posts_count <> (SELECT count(*) FROM posts WHERE author_id = users.id)')).toBe(0)
  expect(await count('posts', 'author_type <> (SELECT hd_type FROM users WHERE id = author_id)')).toBe(0)
  const found = env.DB.prepare('SELECT count(*) AS n FROM search_texts WHERE search_texts MATCH ?')
  expect(await found.bind(fullTextQuery('post', ['authority'])).first<number>('n')).toBe(
    await count('posts', "content LIKE '%authority%' OR tags LIKE '%Authority%'"),
  )
})

test('a few write much, and most little', async () => {
  const most = await env.DB.prepare('SELECT max(posts_count) AS n FROM users').first<number>('n')
  expect(most).toBeGreaterThan(50)
  expect(await count('users', 'posts_count <= 3')).toBeGreaterThan(150)
})

test('written again it is the same crowd', async () => {
  const sum = () =>
    env.DB.prepare('SELECT group_concat(id || content || likes_count) AS all_of_it FROM posts').first<string>(
      'all_of_it',
    )
  const before = await sum()
  await writeCrowd(env.DB, crowd)
  expect(await count('users')).toBe(300)
  expect(await count('search_entries')).toBe(1200)
  expect(await sum()).toBe(before)
})
