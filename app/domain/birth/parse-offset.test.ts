import { expect, test } from 'vitest'
import { parseOffset } from './parse-offset'

test.each([
  ['+3', 10_800],
  ['3', 10_800],
  ['UTC+03:00', 10_800],
  ['utc −4:30', -16_200],
  ['-4.30', -16_200],
  ['–4:30', -16_200],
  ['0530', 19_800],
  ['+530', 19_800],
  ['+0:19:32', 1172],
  ['-0', 0],
  ['+16', 57_600],
])('%s is %d seconds', (typed, seconds) => expect(parseOffset(typed)).toBe(seconds))

test.each(['', '+', 'noon', '+3h', '5,5', '+5.5', '+3:60', '+16:01', '+0:19:32:1'])('%s is no offset', (typed) =>
  expect(parseOffset(typed)).toBeNull(),
)
