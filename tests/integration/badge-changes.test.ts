import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { listNotifiedMembers } from '~/data/notifications/notices.server'
import { deleteComment, deletePost, undeleteComment } from '~/features/feed/forms/feed-actions.server'
import { act } from '~/features/moderation/act.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { createDatabase } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'
import { commentsOn } from './causes'
import { scansOf } from './query-plans'
import { updateRows } from './rows'
import { moderator, postOf } from './things'
import { asViewer, viewer, worldWith } from './verbs'

// What stands at the bell is counted anew for everybody who was told, when what they were told of goes or comes back.

vi.setConfig({ testTimeout: 30_000 })

const badgeOf = async (memberId: string) => (await env.HUB.getByName(memberId).counts()).notices

/** The author of a post and one who commented, both told of the next comment. */
async function told() {
  const [author, guest, writer] = [await viewer(), await viewer(), await viewer()]
  const postId = await postOf(author.id)
  await commentsOn(guest.id, postId)
  const { id } = await commentsOn(writer.id, postId)
  announceNotifications(worldWith(), [{ userId: author.id }, { userId: guest.id }])
  await expect.poll(async () => [await badgeOf(author.id), await badgeOf(guest.id)]).toEqual([2, 1])
  const badges = (expected: number[]) =>
    expect.poll(async () => [await badgeOf(author.id), await badgeOf(guest.id)]).toEqual(expected)
  return { author, guest, writer, postId, commentId: id, badges }
}

test('a comment that its author deletes, and brings back', async () => {
  const { writer, commentId, badges } = await told()
  expect(await deleteComment(worldWith(), writer.viewer, commentId)).toMatchObject({ done: true })
  await badges([1, 0])
  expect(await undeleteComment(worldWith(), writer.viewer, commentId)).toMatchObject({ done: true })
  await badges([2, 1])
})

test('a comment that a moderator hides', async () => {
  const { commentId, badges } = await told()
  const room = asViewer(await moderator())
  const form = { act: crypto.randomUUID(), kind: 'comment' as const, subject: commentId, seen: '' }
  expect(await act(worldWith(), room, { ...form, intent: 'hide', note: '' })).toBe(true)
  await badges([1, 0])
})

test('a post that its author deletes', async () => {
  const { author, postId, badges } = await told()
  await deletePost(worldWith(), author.viewer, postId)
  await badges([0, 0])
})

test('who was told is found by keys, and those who have read it are not asked', async () => {
  const { commentId, author, guest } = await told()
  const db = createDatabase(env.DB)
  const prepare = vi.spyOn(env.DB, 'prepare')
  expect((await listNotifiedMembers(db, { kind: 'comment', id: commentId })).sort()).toEqual(
    [author.id, guest.id].sort(),
  )
  const [[sql]] = prepare.mock.calls as [[string]]
  prepare.mockRestore()
  expect(await scansOf(sql)).toEqual([])
  await updateRows(notifications, { userId: guest.id }, { readAt: new Date(1) })
  expect(await listNotifiedMembers(db, { kind: 'comment', id: commentId })).toEqual([author.id])
})
