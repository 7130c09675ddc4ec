import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { appealNotice, likeNotice, moderationNotice } from '../../app/data/notifications/notices.server'
import type { ModerationAction, SubjectKind } from '../../app/domain/community/moderation/moderation'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { moderationActions } from '../../drizzle/schema/moderation'
import { mutes } from '../../drizzle/schema/mutes'
import { notifications } from '../../drizzle/schema/notifications'
import { postLikes, posts } from '../../drizzle/schema/posts'
import { commentsOn, followsMember, likes, now } from './causes'
import { connectMembers, member, updateMember } from './members'
import { insertRow, storedRows, updateRows } from './rows'
import { postOf } from './things'

const db = createDatabase(env.DB)

const rowsOf = (userId: string) => storedRows(notifications, { userId }, { orderBy: ['rowid'] })

test('a like, a comment and a follow each tell whom they concern, once, with what leads there', async () => {
  const [anna, boris] = [await member(), await member()]
  const post = await postOf(anna.id)
  expect(await likes(boris.id, post)).toEqual([anna.id])
  expect(await likes(boris.id, post)).toEqual([])
  const { id, author } = await commentsOn(boris.id, post)
  expect(author).toEqual([anna.id])
  expect(await followsMember(boris.id, anna.id)).toEqual([anna.id])
  expect(await followsMember(boris.id, anna.id)).toEqual([])
  const common = { actor_id: boris.id, created_at: now.getTime(), read_at: null, dispatched_at: null, data: null }
  expect(await rowsOf(anna.id)).toMatchObject([
    { ...common, kind: 'like', post_id: post, comment_id: null, group_key: `like:${post}` },
    { ...common, kind: 'comment', post_id: post, comment_id: id, group_key: `comment:${post}` },
    { ...common, kind: 'follow', post_id: null, comment_id: null, group_key: 'follow' },
  ])
})

test('nobody is told of what they do themselves', async () => {
  const anna = await member()
  const post = await postOf(anna.id)
  expect(await likes(anna.id, post)).toEqual([])
  expect(await commentsOn(anna.id, post)).toMatchObject({ author: [], others: [] })
})

const NOT_NOTIFIED: [string, (recipient: string, actor: string) => Promise<unknown>][] = [
  ['is away', (recipient) => updateMember(recipient, { isActive: false })],
  ['blocked the other', (recipient, actor) => insertRow(blocks, { blockerId: recipient, blockedId: actor })],
  ['is blocked by the other', (recipient, actor) => insertRow(blocks, { blockerId: actor, blockedId: recipient })],
  ['muted the other for good', (recipient, actor) => insertRow(mutes, { muterId: recipient, mutedId: actor })],
  [
    'muted the other until later',
    (recipient, actor) => insertRow(mutes, { muterId: recipient, mutedId: actor, until: new Date(now.getTime() + 1) }),
  ],
]

test.each(NOT_NOTIFIED)('who %s is told nothing of them', async (_, set) => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const [ofAnna, ofClara] = [await postOf(anna.id), await postOf(clara.id)]
  await commentsOn(anna.id, ofClara)
  await set(anna.id, boris.id)
  expect(await likes(boris.id, ofAnna)).toEqual([])
  expect(await followsMember(boris.id, anna.id)).toEqual([])
  expect((await commentsOn(boris.id, ofAnna)).author).toEqual([])
  expect(await commentsOn(boris.id, ofClara)).toMatchObject({ author: [clara.id], others: [] })
})

test('a mute that has ended, and one the other way, keep nothing back', async () => {
  const [anna, boris] = [await member(), await member()]
  await insertRow(mutes, { muterId: anna.id, mutedId: boris.id, until: now })
  await insertRow(mutes, { muterId: boris.id, mutedId: anna.id })
  expect(await likes(boris.id, await postOf(anna.id))).toEqual([anna.id])
})

test('where the cause is not written there is nothing to tell', async () => {
  const [anna, boris] = [await member(), await member()]
  const [hidden, shown] = [await postOf(anna.id, { state: 'hidden' }), await postOf(anna.id)]
  expect(await likes(boris.id, hidden)).toEqual([])
  const [none] = await db.batch([likeNotice(db, { postId: shown, memberId: boris.id, now })])
  expect(none).toEqual([])
  await expect(
    db.batch([
      db.insert(postLikes).values({ postId: shown, userId: boris.id }),
      likeNotice(db, { postId: shown, memberId: boris.id, now }),
      db.insert(postLikes).values({ postId: shown, userId: boris.id }),
    ]),
  ).rejects.toThrow()
  expect(await rowsOf(anna.id)).toEqual([])
})

test('who commented before is told of the next comment, and not twice; the author by a notice of their own', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  await commentsOn(boris.id, post)
  expect(await commentsOn(clara.id, post)).toMatchObject({ author: [anna.id], others: [boris.id] })
  expect(await commentsOn(anna.id, post)).toMatchObject({ author: [], others: [boris.id, clara.id].sort() })
})

const CLOSED: [string, (post: string, author: string, recipient: string) => Promise<unknown>][] = [
  ['is for connections by now', (post) => updateRows(posts, { id: post }, { visibility: 'connections' })],
  ['is of a profile for connections by now', (_, author) => updateMember(author, { profileVisibility: 'connections' })],
  [
    'is of somebody who blocked them',
    (_, author, recipient) => insertRow(blocks, { blockerId: author, blockedId: recipient }),
  ],
  ['is of somebody they muted', (_, author, recipient) => insertRow(mutes, { muterId: recipient, mutedId: author })],
]

test.each(CLOSED)('who commented on a post that %s is not told of further comments', async (_, close) => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  await close(post, anna.id, boris.id)
  expect((await commentsOn(clara.id, post)).others).toEqual([])
})

test('who keeps their profile for connections is named to no others: not by a follow, nor where others commented', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member({ profileVisibility: 'connections' })]
  const post = await postOf(anna.id)
  await commentsOn(boris.id, post)
  expect(await followsMember(clara.id, boris.id)).toEqual([])
  expect(await commentsOn(clara.id, post)).toMatchObject({ author: [anna.id], others: [] })
  await connectMembers(boris.id, clara.id)
  expect(await followsMember(clara.id, boris.id)).toEqual([boris.id])
  expect(await commentsOn(clara.id, post)).toMatchObject({ author: [anna.id], others: [boris.id] })
})

test('a connection of the author is told of further comments under a post for connections', async () => {
  const [anna, boris, clara] = [await member(), await member(), await member()]
  const post = await postOf(anna.id, { visibility: 'connections' })
  await connectMembers(anna.id, boris.id)
  await commentsOn(boris.id, post)
  expect((await commentsOn(clara.id, post)).others).toEqual([boris.id])
})

test('a member is told what the moderators did, and how they answered; not that nothing was done', async () => {
  const [anna, moderator] = [await member(), await member()]
  const post = await postOf(anna.id)
  const done = async (action: ModerationAction, subject: { subjectKind: SubjectKind; subjectId: string }) => {
    const actionId = crypto.randomUUID()
    const [, notified, answered] = await db.batch([
      db.insert(moderationActions).values({
        ...{ id: actionId, action, memberId: anna.id, moderatorId: moderator.id, note: 'Kindly' },
        ...subject,
      }),
      moderationNotice(db, { actionId, now }),
      appealNotice(db, { actionId, now }),
    ])
    return { actionId, notified, answered }
  }
  const ofPost = { subjectKind: 'post', subjectId: post } as const
  const hidden = await done('hide', ofPost)
  const answered = await done('grant_appeal', ofPost)
  const warned = await done('warn', { subjectKind: 'member', subjectId: anna.id })
  expect(await done('dismiss', ofPost)).toMatchObject({ notified: [], answered: [] })
  expect([hidden.notified, hidden.answered]).toMatchObject([[{ userId: anna.id }], []])
  expect([answered.notified, answered.answered]).toMatchObject([[], [{ userId: anna.id }]])
  const rows = await rowsOf(anna.id)
  expect(rows).toMatchObject([
    { kind: 'moderation', actor_id: null, post_id: post },
    { kind: 'appeal', actor_id: null, post_id: post },
    { kind: 'moderation', actor_id: null, post_id: null },
  ])
  expect(rows.map(({ data }) => JSON.parse(String(data)))).toEqual([
    { action: 'hide', actionId: hidden.actionId, subject: 'post' },
    { action: 'grant_appeal', actionId: answered.actionId, subject: 'post' },
    { action: 'warn', actionId: warned.actionId, subject: 'member' },
  ])
})
