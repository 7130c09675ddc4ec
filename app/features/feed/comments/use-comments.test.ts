import { expect, test } from 'vitest'
import type { ShownComment } from '../feed'
import { appendComments, dropComment, mergeComments, putComment } from './use-comments'

/** A comment by its name, written in the order of names. */
const comment = (id: string, content = '') => ({ id, content, createdAt: id }) as ShownComment
const list = (ids: string, nextCursor: string | null = null) => ({
  items: [...ids].map((id) => comment(id)),
  nextCursor,
})
const told = ({ items, nextCursor }: ReturnType<typeof list>) => [items.map(({ id }) => id).join(''), nextCursor]

test('what is told anew joins what was read and written after it', () => {
  expect(told(mergeComments(list('abcz', 'c'), list('ab', 'b')))).toEqual(['abcz', 'c'])
  expect(told(mergeComments(list('abc'), list('ab')))).toEqual(['ab', null])
})

test('the first page in the place of a later one does not join it: there may be more between', () => {
  expect(told(mergeComments(list('yz'), list('ab', 'b')))).toEqual(['ab', 'b'])
})

test('the next page comes before what was written meanwhile', () => {
  expect(told(appendComments(list('abz', 'b'), list('cdz')))).toEqual(['abcdz', null])
})

test('a comment is put in its place, once, and taken from it', () => {
  const put = putComment(list('acd'), comment('b'))
  expect(told(put)).toEqual(['abcd', null])
  const changed = putComment(put, comment('b', 'other words'))
  expect(told(changed)).toEqual(['abcd', null])
  expect(changed.items[1]?.content).toBe('other words')
  expect(told(dropComment(changed, 'b'))).toEqual(['acd', null])
})
