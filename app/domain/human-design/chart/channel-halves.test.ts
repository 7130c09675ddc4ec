import { expect, test } from 'vitest'
import { completedTogether, completingHalf, hangingHalves } from './channel-halves'

test('a half for each channel of which one gate is there: 1-8 comes first, 47-64 last', () => {
  expect(hangingHalves([1, 64])).toEqual([0, 71])
  expect(hangingHalves([8, 47])).toEqual([1, 70])
  expect(hangingHalves([1, 8])).toEqual([])
  // 20 hangs in 10-20 and 20-57, 34 in 10-34 and 34-57; 20-34 is whole.
  expect(hangingHalves([20, 34])).toHaveLength(4)
})

test('the half that completes a half is the other of its channel', () => {
  expect(hangingHalves([1]).map(completingHalf)).toEqual(hangingHalves([8]))
  expect(hangingHalves([64]).map(completingHalf)).toEqual(hangingHalves([47]))
})

test.each([
  [[1, 11], [8, 56], 2],
  [[1, 8], [8], 0],
  [[1], [1], 0],
  [[], [1], 0],
  // Three gates of the integration group, whole among themselves, against the fourth.
  [[10, 20, 57], [34], 3],
])('%j and %j complete %i channels together', (one, other, count) => {
  expect(completedTogether(hangingHalves(one), hangingHalves(other))).toBe(count)
  expect(completedTogether(hangingHalves(other), hangingHalves(one))).toBe(count)
})
