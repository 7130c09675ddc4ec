import { expect, test } from 'vitest'
import { parsePostImageKey, postImageKey } from './post-image-key'

test('a key is read as it was written', () => {
  const key = { authorId: 'a-1', postId: 'b_2', imageId: 'c3' }
  expect(parsePostImageKey(postImageKey(key))).toEqual(key)
})

test.each(['', 'a/b', 'a/b/c', 'a/b/c.png', 'a/b/c/d.webp', '../b/c.webp', 'a//c.webp', 'a/b/c.webp?x'])(
  '%j is no key',
  (key) => {
    expect(parsePostImageKey(key)).toBeNull()
  },
)
