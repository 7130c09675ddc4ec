import { expect, test } from 'vitest'
import type { Evidence } from './evidence'
import { each, toPercent, toScore, toTerm } from './score'

const CHANNEL: Evidence = { id: 'companionship', channel: '1-8' }
const times = (count: number, points: number) => each(points, Array<Evidence>(count).fill(CHANNEL))

test.each([
  [67.4, 67],
  [67.5, 68],
  [64.5, 65],
  [-3, 20],
  [19.6, 20],
  [98.5, 99],
  [140, 99],
])('%d becomes %i', (value, percent) => {
  expect(toPercent(value)).toBe(percent)
})

test.each([
  ['below its limit counts in full', 4, 3, 12],
  ['above it counts as far as that', 8, 3, 18],
  ['the same downward', 8, -2, -10],
  ['halves are kept', 1, 4.5, 4.5],
])('evidence %s', (_, count, points, expected) => {
  expect(toTerm('x', times(count, points), { least: -10, most: 18 })).toEqual({
    id: 'x',
    items: times(count, points),
    points: expected,
  })
})

test('a score is its base and its terms, rounded once; terms of nothing are not told', () => {
  const terms = [toTerm('tribal', times(1, 4.5)), toTerm('none', []), toTerm('bridge', times(2, 2))]
  // 66 + 4.5 + 4 = 74.5
  expect(toScore(66, terms)).toEqual({ base: 66, terms: [terms[0], terms[2]], percent: 75 })
})
