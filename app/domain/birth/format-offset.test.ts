import { expect, it } from 'vitest'
import { formatLocal, formatOffset } from './format-offset'

it.each([
  [0, '+00:00'],
  [10_800, '+03:00'],
  [-16_200, '−04:30'],
  [1172, '+00:19:32'],
  [-2670, '−00:44:30'],
])('%i s is %s', (seconds, text) => {
  expect(formatOffset(seconds)).toBe(text)
})

it('shows the wall clock of an instant', () => {
  expect(formatLocal(Date.parse('1930-07-01T10:40:28Z'), 4772)).toBe('1930-07-01T12:00:00')
})
