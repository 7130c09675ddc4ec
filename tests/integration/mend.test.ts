import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { follows } from '../../drizzle/schema/follows'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { mend } from '../../workers/site/mend'
import { countingDb } from './counting-db'
import { member, updateMember } from './members'
import { deleteRows, insertMany, storedRows, storedValue, updateRows } from './rows'
import { countIndexPagesWith, countMatches } from './search-rows'

const db = createDatabase(env.DB)
const ids: string[] = []

beforeAll(async () => {
  for (let place = 0; place < 3; place++) ids.push((await member({ createdAt: new Date(place) })).id)
  const [author, liking, other] = ids as [string, string, string]
  await db.batch([
    db.insert(posts).values({ id: 'p1', authorId: author, content: 'One', createdAt: new Date(1) }),
    db.insert(posts).values({ id: 'p2', authorId: author, content: 'Two', createdAt: new Date(2) }),
    db.insert(posts).values({ id: 'p3', authorId: author, content: 'Hidden', state: 'hidden' }),
    db.insert(postLikes).values({ postId: 'p1', userId: liking }),
    db.insert(postLikes).values({ postId: 'p1', userId: other }),
    db.insert(comments).values({ id: 'c1', postId: 'p1', authorId: other, content: 'Yes' }),
    db.insert(comments).values({ id: 'c2', postId: 'p1', authorId: other, content: 'No', state: 'deleted' }),
    db.insert(follows).values({ followerId: liking, followeeId: author }),
  ])
})

async function counts() {
  const ofPosts = await storedRows(posts, {}, { columns: ['likes_count', 'comments_count'], orderBy: ['id'] })
  const ofMembers = await storedRows(
    users,
    {},
    { columns: ['posts_count', 'followers_count', 'following_count'], orderBy: ['created_at'] },
  )
  const bare = (rows: object[]) => rows.map((row) => Object.values(row))
  return { ofPosts: bare(ofPosts), ofMembers: bare(ofMembers) }
}

const TRUE_COUNTS = {
  ofPosts: [
    [2, 1],
    [0, 0],
    [0, 0],
  ],
  ofMembers: [
    [2, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
  ],
}

test('counts that are off are set right by the night, and those that are right are not written', async () => {
  expect(await counts()).toEqual(TRUE_COUNTS)
  await updateRows(posts, { id: 'p1' }, { likesCount: 7, commentsCount: -1 })
  await updateMember(ids[0]!, { postsCount: 9, followersCount: 9, followingCount: 9 })
  const execution = createExecutionContext()
  await site.scheduled(createScheduledController({ cron: '41 3 * * *' }), env as never, execution)
  await waitOnExecutionContext(execution)
  expect(await counts()).toEqual(TRUE_COUNTS)
})

test('a night does no more than its share, and the next one goes on', async () => {
  await updateRows(posts, {}, { likesCount: 5 })
  const night = { steps: 1, rows: 1 }
  // The walk of the test before ended at the end, so that this one begins anew.
  await mend(env as never, night)
  expect((await counts()).ofPosts).toEqual([
    [2, 1],
    [5, 0],
    [5, 0],
  ])
  await mend(env as never, night)
  // What is hidden nobody sees counted.
  expect((await counts()).ofPosts).toEqual([
    [2, 1],
    [0, 0],
    [5, 0],
  ])
})

test('what no search would find yet gets its words in the same night', async () => {
  await mend(env as never)
  expect(await countMatches('two')).toBe(1)
})

test('a night that writes everything stays far below the thousand queries of a run', async () => {
  const author = ids[0]!
  const many = Array.from({ length: 90 }, (_, at) => ({ id: `many-${at}`, at: new Date(at + 1) }))
  await insertMany(
    posts,
    many.map(({ id, at }) => ({ id, authorId: author, content: id, createdAt: at })),
  )
  const circle = { kind: 'circle', title: 'Generators', description: 'A circle', language: 'en' } as const
  await insertMany(
    events,
    many.map(({ id, at }) => ({
      ...{ id, hostId: author, ...circle, timeZone: 'UTC' },
      ...{ startsAt: at, endsAt: new Date(at.getTime() + 1), words: 'generators, a' },
    })),
  )
  const counting = countingDb()
  await mend({ ...env, ...counting.site } as never, { steps: 1, rows: 400 }, { steps: 1, rows: 200 })
  // Of each walk its place is read and kept. 90 rows are three batches: of three statements for posts, of one for events.
  expect(counting.asked.filter(({ sql }) => /search_texts|search_entries/.test(sql)).length).toBeLessThanOrEqual(20)
  expect(counting.asked.length).toBeLessThanOrEqual(45)
  expect(await storedValue(events, 'words')).toBe('generators a circle \uE000generat \uE000circl')
  await deleteRows(posts, like(posts.id, 'many-%'))
  await deleteRows(events)
})

test('the words of a deleted member are out of the index, its pages too', async () => {
  const gone = await member({ fullName: 'Qqzyxmark', createdAt: new Date(5) })
  await mend(env as never)
  expect(await countIndexPagesWith('qqzyxmark')).toBeGreaterThan(0)
  await deleteRows(users, { id: gone.id })
  await mend(env as never)
  expect(await countIndexPagesWith('qqzyxmark')).toBe(0)
})
