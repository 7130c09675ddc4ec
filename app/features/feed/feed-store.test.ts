import { expect, test } from 'vitest'
import type { FeedPost, FeedQuery } from './feed'
import { appendPage, belongsToFeed, mergeFeed, putBack, unread } from './feed-store'

/** A post by its name and the minute it was written in. */
const post = (id: string, minute: number, isOwn = false) =>
  ({ id, isOwn, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }) as FeedPost
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id, at) => post(id, at)) as [
  FeedPost,
  FeedPost,
  FeedPost,
  FeedPost,
  FeedPost,
]
const state = (posts: FeedPost[], nextCursor: string | null = 'further') => ({ key: '', posts, nextCursor })
const idsOf = ({ posts }: { posts: FeedPost[] }) => posts.map(({ id }) => id).join('')

test('what is told anew joins what was read after it', () => {
  const merged = mergeFeed(state([c, b, a], 'afterA'), { items: [d, c], nextCursor: 'afterC' })
  expect([idsOf(merged), merged.nextCursor]).toEqual(['dcba', 'afterA'])
})

test('what does not join begins anew: there may be more between the two', () => {
  const merged = mergeFeed(state([b, a], null), { items: [e, d], nextCursor: 'afterD' })
  expect([idsOf(merged), merged.nextCursor]).toEqual(['ed', 'afterD'])
})

test('nothing comes after what is all there is', () => {
  const merged = mergeFeed(state([c, b, a]), { items: [c, b], nextCursor: null })
  expect([idsOf(merged), merged.nextCursor]).toEqual(['cb', null])
})

test('the next page comes after what is there, each post once', () => {
  const next = appendPage(state([d, c]), { items: [c, b], nextCursor: null })
  expect([idsOf(next), next.nextCursor]).toEqual(['dcb', null])
})

test('what is put back stands by its time, and by its name within one', () => {
  const twin = { ...c, id: 'cc' }
  expect(idsOf(putBack(state([d, c, a]), [b]))).toBe('dcba')
  expect(idsOf(putBack(state([d, c, a]), [twin]))).toBe('dccca')
})

test('what others wrote is new also where one has written after them', () => {
  const own = post('own', 9, true)
  const hear = (items: FeedPost[], shown: FeedPost[]) => unread(items, shown).map(({ id }) => id)
  expect(hear([own, d, c], [own, c])).toEqual(['d'])
  expect(hear([own, d, c], [c])).toEqual(['d'])
  expect(hear([d, c], [])).toEqual(['d', 'c'])
  // Taken away here, and still there for the server for a moment: it is not new.
  expect(hear([d, c, b], [d, c])).toEqual([])
})

const toldPost = {
  content: 'Моя ёлка',
  tags: ['Ёлка', 'open throat'],
  hdContext: { kind: 'channel', channel: '10-20' },
  author: { hdType: 'projector' },
} as unknown as FeedPost

test.each<[FeedQuery, boolean]>([
  [{ kind: 'everyone' }, true],
  [{ kind: 'following' }, true],
  [{ kind: 'tag', tag: 'елка' }, true],
  [{ kind: 'tag', tag: 'throat' }, false],
  [{ kind: 'gate', gate: 20 }, true],
  [{ kind: 'gate', gate: 34 }, false],
  [{ kind: 'type', type: 'projector' }, true],
  [{ kind: 'type', type: 'reflector' }, false],
  [{ kind: 'language', language: 'ru' }, true],
  [{ kind: 'language', language: 'en' }, false],
])('a post of one’s own stands in %j: %s', (query, isThere) => {
  expect(belongsToFeed(toldPost, query)).toBe(isThere)
})

test('a post about nothing stands in no feed of a gate', () => {
  expect(belongsToFeed({ ...toldPost, hdContext: null }, { kind: 'gate', gate: 20 })).toBe(false)
})
