import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { recountCommunity } from '~/data/counts.server'
import type { CommunityCounts } from '~/domain/community/community-counts'
import { createDatabase } from '../../drizzle/client'
import { posts, postTags } from '../../drizzle/schema/posts'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { member } from './members'
import { stepsOf } from './query-plans'
import { deleteRows, storedRow } from './rows'

const db = createDatabase(env.DB)
const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(NOW - milliseconds)

async function counted() {
  const row = await storedRow(siteCounts, {}, 'value', 'counted_at')
  return row && { value: JSON.parse(row.value) as CommunityCounts | null, countedAt: row.counted_at }
}
const recounted = async () => {
  await recountCommunity(db, NOW, HOUR)
  return (await counted())?.value
}

type Writing = Partial<typeof posts.$inferInsert> & { tags: string[] }
async function write(authorId: string, { tags, ...change }: Writing) {
  const id = crypto.randomUUID()
  const createdAt = change.createdAt ?? ago(DAY)
  await db.insert(posts).values({ id, authorId, content: 'A line.', tags, ...change, createdAt })
  await db.insert(postTags).values(tags.map((tagKey) => ({ tagKey, postId: id, createdAt })))
}

beforeEach(async () => {
  await deleteRows(siteCounts)
  await deleteRows(users)
})

test('members who were here in the last 30 days and those who joined in the last 7, whoever is away left out', async () => {
  await member({ createdAt: ago(300 * DAY), lastActiveAt: ago(30 * DAY - 1) })
  await member({ createdAt: ago(300 * DAY), lastActiveAt: ago(30 * DAY) })
  await member({ createdAt: ago(300 * DAY), lastActiveAt: null })
  await member({ createdAt: ago(7 * DAY - 1), lastActiveAt: ago(HOUR) })
  await member({ createdAt: ago(7 * DAY), lastActiveAt: ago(HOUR) })
  await member({ createdAt: ago(HOUR), lastActiveAt: ago(HOUR), isActive: false })
  expect(await recounted()).toEqual({ activeMembers: 3, newMembers: 1, tags: [] })
})

test('the tags that most members used in 7 days, then those of most posts, then by name; five of them', async () => {
  const [one, other, third] = [await member(), await member(), await member()]
  await write(one.id, { tags: ['splenic', 'alone'] })
  await write(one.id, { tags: ['alone'] })
  await write(one.id, { tags: ['alone', 'b', 'a'] })
  await write(other.id, { tags: ['splenic', 'moon'] })
  await write(third.id, { tags: ['moon', 'splenic', 'c'] })
  await write(third.id, { tags: ['old'], createdAt: ago(7 * DAY) })
  expect((await recounted())?.tags).toEqual([
    { tag: 'splenic', posts: 3 },
    { tag: 'moon', posts: 2 },
    { tag: 'alone', posts: 3 },
    { tag: 'a', posts: 1 },
    { tag: 'b', posts: 1 },
  ])
})

test('no tag tells of a post that not every member may read', async () => {
  const [open, closed, away] = [
    await member(),
    await member({ profileVisibility: 'connections' }),
    await member({ isActive: false }),
  ]
  await write(open.id, { tags: ['circle'], visibility: 'connections' })
  await write(open.id, { tags: ['hidden'], state: 'hidden' })
  await write(open.id, { tags: ['deleted'], state: 'deleted' })
  await write(closed.id, { tags: ['closed'] })
  await write(away.id, { tags: ['away'] })
  await write(open.id, { tags: ['members'], visibility: 'community' })
  expect((await recounted())?.tags).toEqual([{ tag: 'members', posts: 1 }])
})

test('what was counted less than an hour ago stays; then it is counted anew, by one of many who ask', async () => {
  await recountCommunity(db, NOW, HOUR)
  await member({ lastActiveAt: ago(HOUR), createdAt: ago(HOUR) })
  await recountCommunity(db, NOW + HOUR - 1, HOUR)
  expect(await counted()).toEqual({ value: { activeMembers: 0, newMembers: 0, tags: [] }, countedAt: NOW })
  await Promise.all(Array.from({ length: 5 }, () => recountCommunity(db, NOW + HOUR, HOUR)))
  expect(await counted()).toEqual({ value: { activeMembers: 1, newMembers: 1, tags: [] }, countedAt: NOW + HOUR })
})

test('the hourly cron counts', async () => {
  await member({ lastActiveAt: new Date(), createdAt: new Date() })
  const execution = createExecutionContext()
  site.scheduled?.(createScheduledController({ cron: '17 * * * *' }), env, execution)
  await waitOnExecutionContext(execution)
  expect((await counted())?.value).toEqual({ activeMembers: 1, newMembers: 1, tags: [] })
})

test.each([
  ['SELECT count(*) FROM users WHERE last_active_at > 1 AND is_active = 1', 'users_last_active_at'],
  ['SELECT count(*) FROM users WHERE created_at > 1 AND is_active = 1', 'users_created_at'],
  [
    'SELECT tag_key FROM post_tags JOIN posts ON posts.id = post_id WHERE post_tags.created_at > 1 GROUP BY +tag_key',
    'post_tags_created_at',
  ],
])('%s reads along %s', async (query, index) => {
  expect((await stepsOf(query)).join()).toContain(index)
})
