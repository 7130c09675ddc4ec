import { expect, test } from 'vitest'
import { altField, commentContentField, postContentField } from './post-fields.schema'

const FAMILY = '👨‍👩‍👧‍👦'

test.each([
  [' Hello\r\nworld ', 'Hello\nworld'],
  ['я'.repeat(500), 'я'.repeat(500)],
  [FAMILY.repeat(500), FAMILY.repeat(500)],
])('%j is a post', (typed, content) => {
  expect(postContentField.parse(typed)).toBe(content)
})

test.each([
  [' \n\t ', 'contentRequired'],
  [undefined, 'contentRequired'],
  ['я'.repeat(501), 'contentTooLong'],
  [FAMILY.repeat(501), 'contentTooLong'],
  // Marks heaped on one letter are no writing.
  [`a${'\u0301'.repeat(10_001)}`, 'contentTooLong'],
  ['a\u0007', 'contentInvalid'],
  ['\udc00', 'contentInvalid'],
])('%j is none: %s', (typed, problem) => {
  expect(postContentField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([problem])
})

test('a comment says what is wrong with a comment', () => {
  expect(commentContentField.safeParse('').error?.issues[0]?.message).toBe('commentRequired')
})

test.each([
  [false, 'A bridge', null],
  [false, ' \n', 'altRequired'],
  [true, '', null],
  [true, 'я'.repeat(301), 'altTooLong'],
])('where a picture may go without words is %j, %j has the problem %j', (isDecorative, alt, problem) => {
  expect(altField(isDecorative).safeParse(alt).error?.issues[0]?.message ?? null).toBe(problem)
})
