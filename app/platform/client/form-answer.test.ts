import { expect, test } from 'vitest'
import { refusedIn, refusedUntil } from './form-answer'

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

test.each([
  ['until=2026-12-03T10:00:00.000Z', '2026-12-03T10:00:00.000Z'],
  ['until=2026-12-03T12:00:00%2B02:00', '2026-12-03T10:00:00.000Z'],
  ['until=soon', null],
  ['', null],
])('what is refused until then: %s', (query, expected) => {
  expect(refusedUntil(new URLSearchParams(query))).toBe(expected)
})
