import { expect, test } from 'vitest'
import type { ListedNotice } from '~/data/notifications/notification-list.server'
import { groupNotices } from './notice-text.server'

let made = 0
const notice = (change: Partial<ListedNotice>): ListedNotice => {
  const id = `n${++made}`
  return {
    ...{ id, kind: 'like', groupKey: 'like:p', createdAt: 0, isRead: 0, postId: 'p', commentId: null, actorId: id },
    ...{
      username: id,
      fullName: `Name ${id}`,
      avatarUrl: null,
      text: null,
      eventId: null,
      questionId: null,
      insight: null,
      privateChartId: null,
      correctedBirth: null,
      action: null,
      subject: null,
      note: null,
    },
    ...change,
  }
}

test('what stands under one heading is one line, with everybody counted once', () => {
  const likes = ['a', 'b', 'c', 'a'].map((actorId) => notice({ actorId, fullName: actorId }))
  expect(
    groupNotices([...likes, notice({ kind: 'follow', groupKey: 'follow', postId: null, username: 'mira' })]),
  ).toEqual([
    { kind: 'like', groupKey: 'like:p', names: ['a', 'b'], people: 3, text: null, path: expect.any(String) },
    {
      kind: 'follow',
      groupKey: 'follow',
      names: [expect.any(String)],
      people: 1,
      text: null,
      path: expect.any(String),
    },
  ])
})

test('a line leads to the newest of what stands under it, which marks them all as read', () => {
  const notices = [notice({}), notice({})]
  expect(groupNotices(notices)[0]?.path).toBe(`/app/notifications/${notices[0]!.id}`)
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

test('no letter is cut in two', () => {
  expect(groupNotices([notice({ text: '🜁'.repeat(130) })])[0]?.text).toBe(`${'🜁'.repeat(120)}…`)
})

test('a name from before names had their limit is cut, so that it fits a push message', () => {
  const fullName = `a${'\u0301'.repeat(19)}`.repeat(100)
  expect(groupNotices([notice({ fullName })])[0]?.names[0]).toHaveLength(301)
})
