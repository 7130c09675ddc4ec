import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { moderationNotice } from '../../app/data/notifications/notices.server'
import {
  countNewNotices,
  findNotice,
  listCurrentGroups,
  listCurrentNotices,
  listNotices,
  markNoticesRead,
  markNoticesSeen,
} from '../../app/data/notifications/notification-list.server'
import { DEFAULT_NOTIFICATION_SETTINGS } from '../../app/domain/community/notifications/notification-settings'
import { mutedWordKey } from '../../app/domain/community/posts/muted-words'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { follows } from '../../drizzle/schema/follows'
import { moderationActions } from '../../drizzle/schema/moderation'
import { mutedWords, mutes as mutesTable } from '../../drizzle/schema/mutes'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { commentsOn, followsMember, likes, now } from './causes'
import { connectMembers, member, updateMember } from './members'
import { deleteRows, insertMany, insertRow, updateRows } from './rows'
import { postOf } from './things'

const db = createDatabase(env.DB)

const listed = async (memberId: string) => listNotices(db, { memberId, after: null, limit: 30, now })
const kindsOf = async (memberId: string) => (await listed(memberId)).map(({ kind }) => kind)
const fresh = (memberId: string) => countNewNotices(db, memberId, now)
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test('a member finds who did what, where, and in what words, the newest first', async () => {
  const [anna, boris] = [await member(), await member({ fullName: 'Boris', avatarUrl: '/avatars/b' })]
  const post = await postOf(anna.id, { content: 'x'.repeat(500) })
  await likes(boris.id, post)
  const { id } = await commentsOn(boris.id, post, minutes(1))
  await followsMember(boris.id, anna.id, minutes(2))
  const actor = { actorId: boris.id, username: boris.username, fullName: 'Boris', avatarUrl: '/avatars/b', isRead: 0 }
  expect(await listed(anna.id)).toMatchObject([
    { kind: 'follow', ...actor, postId: null, text: null, createdAt: minutes(2).getTime() },
    { kind: 'comment', ...actor, postId: post, commentId: id, text: 'Yes' },
    { kind: 'like', ...actor, postId: post, commentId: null, text: 'x'.repeat(200) },
  ])
  expect(await fresh(anna.id)).toBe(3)
  expect(await listed(boris.id)).toEqual([])
})

const BACK: [
  string,
  string,
  (ids: { anna: string; boris: string; post: string; comment: string }) => Promise<unknown>,
][] = [
  ['like', 'like that was taken back', ({ post }) => deleteRows(postLikes, { postId: post })],
  ['follow', 'follow that ended', ({ boris }) => deleteRows(follows, { followerId: boris })],
  ['comment', 'comment that was deleted', ({ comment }) => updateRows(comments, { id: comment }, { state: 'deleted' })],
  ['comment', 'comment that was hidden', ({ comment }) => updateRows(comments, { id: comment }, { state: 'hidden' })],
]

test.each(BACK)('of a %s: a %s is neither listed nor counted nor sent', async (kind, _, takeBack) => {
  const [anna, boris] = [await member(), await member()]
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  const { id: comment } = await commentsOn(boris.id, post)
  await followsMember(boris.id, anna.id)
  const before = await listed(anna.id)
  await takeBack({ anna: anna.id, boris: boris.id, post, comment })
  const left = (await listed(anna.id)).map((notice) => notice.kind).sort()
  expect(left).toEqual(['comment', 'follow', 'like'].filter((other) => other !== kind))
  expect(await fresh(anna.id)).toBe(2)
  const gone = before.find((notice) => notice.kind === kind)!
  expect(await findNotice(db, { memberId: anna.id, id: gone.id, now })).toBeNull()
  const ids = before.map(({ id }) => id)
  const current = await listCurrentNotices(db, { memberId: anna.id, ids, now })
  expect(current.map((notice) => notice.kind).sort()).toEqual(left)
})

test('a like taken back and given again is where it was, and not told again', async () => {
  const [anna, boris] = [await member(), await member()]
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  const before = await listed(anna.id)
  await deleteRows(postLikes, { postId: post })
  expect(await likes(boris.id, post, minutes(5))).toEqual([])
  expect(await listed(anna.id)).toEqual(before)
})

const APART: [string, (anna: string, boris: string) => Promise<unknown>][] = [
  ['is away', (_, boris) => updateMember(boris, { isActive: false })],
  ['was blocked', (a, b) => insertRow(blocks, { blockerId: a, blockedId: b })],
  ['has blocked the member', (a, b) => insertRow(blocks, { blockerId: b, blockedId: a })],
  ['was muted', (a, b) => insertRow(mutesTable, { muterId: a, mutedId: b })],
]

test.each(APART)('nothing is shown of one who %s since', async (_, part) => {
  const [anna, boris] = [await member(), await member()]
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  await commentsOn(boris.id, post)
  await followsMember(boris.id, anna.id)
  await part(anna.id, boris.id)
  expect([await listed(anna.id), await fresh(anna.id)]).toEqual([[], 0])
})

test('of a post that was deleted nothing is shown; of one closed to whom commented there, they see no more of it', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  await commentsOn(clara.id, post)
  expect([await kindsOf(anna.id), await kindsOf(boris.id)]).toEqual([['comment', 'comment'], ['reply']])
  await updateRows(posts, { id: post }, { visibility: 'connections' })
  expect([await kindsOf(anna.id), await kindsOf(boris.id)]).toEqual([['comment', 'comment'], []])
  await updateRows(posts, { id: post }, { state: 'deleted' })
  expect([await listed(anna.id), await fresh(anna.id)]).toEqual([[], 0])
})

const mutes = (memberId: string, word: string) =>
  insertRow(mutedWords, { userId: memberId, wordKey: mutedWordKey(word), word })

test.each([
  ['a word in it', 'The Election is near', 'election', true],
  ['a word in Russian', 'Снова выборы!', 'Выборы', true],
  ['a word behind what the list quotes', `${'a '.repeat(150)}spider`, 'spider', true],
  ['a part of a word', 'With all my heart', 'art', false],
  ['a word that is not in it', 'Hello', 'election', false],
])('a member who muted %s (%s / %s) hears of a comment nowhere: %s', async (_, content, word, isMuted) => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id, { content })
  const { id } = await commentsOn(boris.id, post)
  await commentsOn(clara.id, post, minutes(1))
  await updateRows(comments, { id }, { content })
  await likes(clara.id, post, minutes(2))
  const before = await listed(anna.id)
  expect(before.map(({ kind }) => kind)).toEqual(['like', 'comment', 'comment'])
  await mutes(anna.id, word)
  await mutes(anna.id, 'never said')
  const left = before.filter(({ commentId }) => !isMuted || commentId !== id)
  const ids = before.map((notice) => notice.id)
  const about = before.find(({ commentId }) => commentId === id)!
  expect(await listed(anna.id)).toEqual(left)
  expect(await fresh(anna.id)).toBe(left.length)
  expect(await listCurrentNotices(db, { memberId: anna.id, ids, now })).toEqual(left)
  expect(await listCurrentGroups(db, { memberId: anna.id, ids, now })).toEqual(left)
  expect(await listCurrentGroups(db, { memberId: anna.id, ids: [about.id], now })).toEqual(
    isMuted ? [] : left.filter(({ kind }) => kind === 'comment'),
  )
  expect(await findNotice(db, { memberId: anna.id, id: about.id, now })).toEqual(isMuted ? null : about)
})

test('of a reply that only others muted all is told, and pages are full however many are left out between', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  for (let place = 1; place <= 9; place++) await commentsOn(clara.id, post, minutes(place))
  await updateRows(comments, { postId: post, authorId: clara.id }, { content: 'A spider' })
  await mutes(anna.id, 'spider')
  await likes(clara.id, post, minutes(-1))
  const page = (memberId: string) => listNotices(db, { memberId, after: null, limit: 2, now })
  expect((await page(anna.id)).map(({ kind }) => kind)).toEqual(['comment', 'like'])
  expect((await page(boris.id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['reply', 'A spider'],
    ['reply', 'A spider'],
  ])
  expect([await fresh(anna.id), await fresh(boris.id)]).toEqual([2, 9])
})

test('the picture of a profile for connections is shown to connections', async () => {
  const [anna, boris] = [await member(), await member({ avatarUrl: '/b', profileVisibility: 'connections' })]
  await likes(boris.id, await postOf(anna.id))
  expect(await listed(anna.id)).toMatchObject([{ avatarUrl: null }])
  await connectMembers(anna.id, boris.id)
  expect(await listed(anna.id)).toMatchObject([{ avatarUrl: '/b' }])
})

test('of one who closed their profile since, no follow is shown, nor a comment that only its host sees', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  await commentsOn(clara.id, post)
  await followsMember(clara.id, boris.id)
  expect(await kindsOf(boris.id)).toEqual(expect.arrayContaining(['follow', 'reply']))
  await updateMember(clara.id, { profileVisibility: 'connections' })
  expect([await kindsOf(boris.id), await fresh(boris.id)]).toEqual([[], 0])
  expect(await kindsOf(anna.id)).toEqual(['comment', 'comment'])
})

test('who put the bell off sees and counts only what the moderators did; what happened meanwhile waits', async () => {
  const [anna, boris] = [await member(), await member()]
  const { email, push } = DEFAULT_NOTIFICATION_SETTINGS.choices
  const set = (all: boolean) =>
    db
      .insert(notificationSettings)
      .values({
        userId: anna.id,
        choices: { email, push, inApp: { all, sound: false } },
        digest: 'daily',
        timeZone: 'UTC',
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: notificationSettings.userId,
        set: { choices: { email, push, inApp: { all, sound: false } } },
      })
  await set(false)
  await followsMember(boris.id, anna.id)
  const action = { id: crypto.randomUUID(), action: 'warn', subjectKind: 'member', subjectId: anna.id } as const
  await db.batch([
    db.insert(moderationActions).values({ ...action, memberId: anna.id, note: 'Kindly' }),
    moderationNotice(db, { actionId: action.id, now }),
  ])
  expect(await listed(anna.id)).toMatchObject([
    { kind: 'moderation', action: 'warn', subject: 'member', note: 'Kindly' },
  ])
  expect(await fresh(anna.id)).toBe(1)
  await set(true)
  expect(await fresh(anna.id)).toBe(2)
})

test('pages follow each other without gap or repeat, also where instants are the same', async () => {
  const anna = await member()
  const post = await postOf(anna.id)
  for (let count = 0; count < 7; count++) await likes((await member()).id, post)
  const seen: string[] = []
  for (let after = null as { createdAt: number; id: string } | null; ; ) {
    const page = await listNotices(db, { memberId: anna.id, after, limit: 3, now })
    seen.push(...page.map(({ id }) => id))
    after = page.at(-1) ?? null
    if (page.length < 3) break
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7])
})

test('read is what was meant: some, what stands together, or all up to an instant; never what is another’s', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  await likes(clara.id, post, minutes(1))
  await followsMember(boris.id, anna.id, minutes(2))
  await followsMember(clara.id, anna.id, minutes(3))
  const [followOfClara, followOfBoris, likeOfClara, likeOfBoris] = (await listed(anna.id)).map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ]
  const read = async () => (await listed(anna.id)).filter(({ isRead }) => isRead).map(({ id }) => id)
  expect(await markNoticesRead(db, boris.id, { ids: [likeOfBoris] }, now)).toBe(0)
  expect(await markNoticesRead(db, boris.id, { withId: likeOfClara }, now)).toBe(0)
  expect(await markNoticesRead(db, boris.id, { until: minutes(9) }, now)).toBe(0)
  expect(await markNoticesRead(db, anna.id, { withId: likeOfClara }, now)).toBe(2)
  expect(await read()).toEqual([likeOfClara, likeOfBoris])
  expect(await markNoticesRead(db, anna.id, { until: minutes(2) }, now)).toBe(1)
  expect(await read()).toEqual([followOfBoris, likeOfClara, likeOfBoris])
  expect(await markNoticesRead(db, anna.id, { ids: [followOfClara, likeOfBoris] }, now)).toBe(1)
  expect(await fresh(anna.id)).toBe(0)
})

test('what the list showed is new no longer and stays unread; what is written later counts, however early it began', async () => {
  const [anna, boris] = [await member(), await member()]
  const post = await postOf(anna.id)
  await likes(boris.id, post)
  await commentsOn(boris.id, post, minutes(1))
  expect(await markNoticesSeen(db, boris.id, minutes(9), now)).toBe(0)
  expect(await markNoticesSeen(db, anna.id, minutes(1), now)).toBe(2)
  expect(await fresh(anna.id)).toBe(0)
  expect((await listed(anna.id)).map(({ isRead }) => isRead)).toEqual([0, 0])
  // Its request began a minute before the newest that was shown.
  await followsMember(boris.id, anna.id, now)
  expect(await fresh(anna.id)).toBe(1)
  await likes((await member()).id, post, minutes(2))
  expect(await markNoticesSeen(db, anna.id, minutes(1), now)).toBe(1)
  expect(await fresh(anna.id)).toBe(1)
})

test('counts to a hundred and no further', async () => {
  const anna = await member()
  const notice = { userId: anna.id, kind: 'moderation' } as const
  await insertMany(
    notifications,
    Array.from({ length: 150 }, (_, at) => ({ id: `n${at}`, ...notice, groupKey: `g${at}`, onceKey: `o${at}` })),
  )
  expect(await fresh(anna.id)).toBe(100)
})
