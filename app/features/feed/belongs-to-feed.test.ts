import { expect, test } from 'vitest'
import { belongsToFeed } from './belongs-to-feed'
import type { FeedPost, FeedQuery } from './feed'

const post = {
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
])('a post of one’s own stands in %j: %s', (query, isThere) => {
  expect(belongsToFeed(post, query)).toBe(isThere)
})

test('a post about nothing stands in no feed of a gate', () => {
  expect(belongsToFeed({ ...post, hdContext: null }, { kind: 'gate', gate: 20 })).toBe(false)
})
