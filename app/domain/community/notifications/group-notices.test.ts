import { expect, test } from 'vitest'
import { type Groupable, groupNotices, joinPages } from './group-notices'

type Notice = Groupable & { id: string }
const dayOf = (at: string) => at.slice(0, 10)

const notice = (id: string, at: string, actor: string | null, change: Partial<Notice> = {}): Notice => ({
  ...{ id, at, kind: 'like', groupKey: 'like:p', isRead: false },
  actor: actor === null ? null : { id: actor },
  ...change,
})

const shapeOf = (notices: Notice[]) =>
  groupNotices(notices, dayOf).map(({ day, groups }) => [
    day,
    groups.map(({ notices, actors }) => [notices.map(({ id }) => id).join(''), actors.map(({ id }) => id).join('+')]),
  ])

test('likes of one post on one day are one, where the newest of them stands', () => {
  const follow = { kind: 'follow', groupKey: 'follow' } as const
  expect(
    shapeOf([
      notice('a', '2026-11-02T09', 'anna'),
      notice('b', '2026-11-02T08', 'boris', follow),
      notice('c', '2026-11-02T07', 'clara'),
      notice('d', '2026-11-01T20', 'dora'),
    ]),
  ).toEqual([
    [
      '2026-11-02',
      [
        ['ac', 'anna+clara'],
        ['b', 'boris'],
      ],
    ],
    ['2026-11-01', [['d', 'dora']]],
  ])
})

test('who did it twice is named once; what is read stands apart from what is not', () => {
  const comment = { kind: 'comment', groupKey: 'comment:p' } as const
  expect(
    shapeOf([
      notice('a', '2026-11-02T09', 'anna', comment),
      notice('b', '2026-11-02T08', 'anna', comment),
      notice('c', '2026-11-02T07', 'boris', { ...comment, isRead: true }),
    ]),
  ).toEqual([
    [
      '2026-11-02',
      [
        ['ab', 'anna'],
        ['c', 'boris'],
      ],
    ],
  ])
})

test('a comment on one’s post and one below one’s comment there are two things; what the site did names nobody', () => {
  const days = groupNotices(
    [
      notice('a', '2026-11-02T09', 'anna', { kind: 'comment', groupKey: 'comment:p' }),
      notice('b', '2026-11-02T08', 'anna', { kind: 'reply', groupKey: 'reply:p' }),
      notice('c', '2026-11-02T07', null, { kind: 'moderation', groupKey: 'moderation:1' }),
    ],
    dayOf,
  )
  expect(days[0]!.groups.map(({ actors }) => actors.length)).toEqual([1, 1, 0])
  expect(new Set(days[0]!.groups.map(({ key }) => key)).size).toBe(3)
})

test('a group keeps its key when somebody new comes to it', () => {
  const older = [notice('b', '2026-11-02T08', 'boris')]
  const keyOf = (notices: Notice[]) => groupNotices(notices, dayOf)[0]!.groups[0]!.key
  expect(keyOf([notice('a', '2026-11-02T09', 'anna'), ...older])).toBe(keyOf(older))
})

test('a top that is loaded again replaces what it reaches, and keeps what lies further down', () => {
  const at = (hour: number) => `2026-11-02T0${hour}`
  const [a, b, c, d] = [5, 4, 3, 2].map((hour) => notice(String(hour), at(hour), 'anna')) as [
    Notice,
    Notice,
    Notice,
    Notice,
  ]
  const fresh = notice('6', at(6), 'boris')
  const page = (...notices: Notice[]) => ({ notices, nextCursor: 'c' })
  expect(joinPages(page(fresh, a), [a, b, c, d]).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
  // `b` was taken back meanwhile.
  expect(joinPages(page(a, c), [a, b, c, d]).map(({ id }) => id)).toEqual(['5', '3', '2'])
  // It reaches the end by now: what stood behind it is gone.
  expect(joinPages({ notices: [a, b], nextCursor: null }, [a, b, c, d])).toEqual([a, b])
  expect(joinPages({ notices: [], nextCursor: null }, [a])).toEqual([])
})
