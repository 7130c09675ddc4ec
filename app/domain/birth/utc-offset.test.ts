import { expect, test } from 'vitest'
import { formatLocal, formatOffset, parseOffset } from './utc-offset'

test.each([
  [0, '+00:00'],
  [10_800, '+03:00'],
  [-16_200, '−04:30'],
  [1172, '+00:19:32'],
  [-2670, '−00:44:30'],
])('%i s is %s', (seconds, text) => {
  expect(formatOffset(seconds)).toBe(text)
})

test('shows the wall clock of an instant', () => {
  expect(formatLocal(Date.parse('1930-07-01T10:40:28Z'), 4772)).toBe('1930-07-01T12:00:00')
})

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
