import { expect, test } from 'vitest'
import type { ListedNotice } from '~/data/notification-list.server'
import { groupNotices } from './group-notices'

let made = 0
const notice = (change: Partial<ListedNotice>): ListedNotice => {
  const id = `n${++made}`
  return {
    ...{ id, kind: 'like', groupKey: 'like:p', createdAt: 0, isRead: 0, postId: 'p', commentId: null, actorId: id },
    ...{ username: id, fullName: `Name ${id}`, avatarUrl: null, text: null, action: null, subject: null, note: null },
    ...change,
  }
}

test('what stands under one heading is one line, with everybody counted once', () => {
  const likes = ['a', 'b', 'c', 'a'].map((actorId) => notice({ actorId, fullName: actorId }))
  expect(
    groupNotices([...likes, notice({ kind: 'follow', groupKey: 'follow', postId: null, username: 'mira' })]),
  ).toEqual([
    { kind: 'like', groupKey: 'like:p', names: ['a', 'b'], people: 3, text: null, path: '/posts/p' },
    { kind: 'follow', groupKey: 'follow', names: [expect.any(String)], people: 1, text: null, path: '/u/mira' },
  ])
})

test('one comment is led to, several lead to their post', () => {
  const comment = (commentId: string) => notice({ kind: 'comment', groupKey: 'comment:p', commentId })
  expect(groupNotices([comment('c1')])[0]?.path).toBe('/posts/p#comment-c1')
  expect(groupNotices([comment('c1'), comment('c2')])[0]?.path).toBe('/posts/p')
})

test('what the moderators did leads to where it is told', () => {
  const { path } = groupNotices([notice({ kind: 'moderation', groupKey: 'm', actorId: null })])[0]!
  expect(path).toBe('/app/notifications')
})

test('no name and no text carries an address out of the site', () => {
  const [group] = groupNotices([
    notice({ fullName: 'Prizes at evil.example', username: 'mira', text: 'Look\n at https://evil.example/x now' }),
  ])
  expect(group).toMatchObject({ names: ['mira'], text: 'Look at … now' })
})

test('a long text is cut', () => {
  expect(groupNotices([notice({ text: 'ab '.repeat(100) })])[0]?.text).toHaveLength(120)
})
