import { expect, test } from 'vitest'
import { refusedIn } from './refused-in'

test.each([
  ['refused=mute.missing', 'missing'],
  ['refused=mute.word.empty', 'word.empty'],
  ['refused=follow.missing', null],
  ['refused=mute.constructor', null],
  ['refused=mute', null],
  ['', null],
])('%s', (query, expected) => {
  expect(refusedIn(new URLSearchParams(query), 'mute', ['missing', 'word.empty'])).toBe(expected)
})
