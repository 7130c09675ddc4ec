import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { listNotices } from '../../app/data/notifications/notification-list.server'
import { createDatabase } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { notifications } from '../../drizzle/schema/notifications'
import { comments, postLikes } from '../../drizzle/schema/posts'
import { writeNotices } from '../../scripts/seed/write-notices'
import { member } from './members'
import { insertRow, storedRows } from './rows'
import { postOf } from './things'

const db = createDatabase(env.DB)
const now = new Date('2026-11-01T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('the seed tells of what it had members do, when they did it: what is a day old was read, nothing goes out, twice is once', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await db.insert(postLikes).values({ postId: post, userId: boris.id, createdAt: hoursAgo(2) })
  await db
    .insert(comments)
    .values({ id: crypto.randomUUID(), postId: post, authorId: clara.id, content: 'Yes', createdAt: hoursAgo(3) })
  await insertRow(follows, { followerId: boris.id, followeeId: anna.id, createdAt: new Date(hoursAgo(30).getTime()) })
  for (const _ of [1, 2]) await writeNotices(db, env, now)
  const listed = await listNotices(db, { memberId: anna.id, after: null, limit: 9, now })
  expect(listed.map(({ kind, createdAt, isRead }) => [kind, createdAt, isRead])).toEqual([
    ['like', hoursAgo(2).getTime(), 0],
    ['comment', hoursAgo(3).getTime(), 0],
    ['follow', hoursAgo(30).getTime(), 1],
  ])
  expect(await env.HUB.getByName(anna.id).counts()).toMatchObject({ notices: 2 })
  const told = await storedRows(notifications, { userId: anna.id })
  expect(told.filter((row) => row.dispatched_at === null || (row.push_due_at ?? row.mail_due_at))).toEqual([])
})
