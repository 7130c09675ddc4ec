import { expect, test } from 'vitest'
import { readTags, tagKey } from './tags'

test.each([
  ['', []],
  [' , #,  ', []],
  ['Human Design, gate34', ['Human Design', 'gate34']],
  ['##sleep,# Sleep , SLEEP', ['sleep']],
  ['Ёлка, елка, ЕЛКА', ['Ёлка']],
  ['a   b,a b', ['a b']],
  ['c#, C#', ['c#']],
])('%j are the tags %j', (typed, tags) => {
  expect(readTags(typed)).toEqual({ ok: true, tags })
})

test.each([
  [Array.from({ length: 10 }, (_, at) => `t${at}`).join(), null],
  [`a${'\u0301'.repeat(19)}`.repeat(30), 'tagTooLong'],
  [Array.from({ length: 11 }, (_, at) => `t${at}`).join(), 'tagsTooMany'],
  // The eleventh is one of the ten once more.
  [`${Array.from({ length: 10 }, (_, at) => `t${at}`).join()},T1`, null],
  // Eight units each: eleven are within 90.
  ['👩‍👩‍👧'.repeat(11), null],
  ['👩‍👩‍👧'.repeat(12), 'tagTooLong'],
  ['я'.repeat(31), 'tagTooLong'],
  ['a\u0000b', 'tagInvalid'],
  ['\ud83d', 'tagInvalid'],
])('%j has the problem %j', (typed, problem) => {
  const read = readTags(typed)
  expect(read.ok ? null : read.problem).toBe(problem)
})

test('a tag of an address is the tag of a post, however it is written', () => {
  expect(tagKey('#ЁЖ')).toBe(tagKey(' еж '))
})
