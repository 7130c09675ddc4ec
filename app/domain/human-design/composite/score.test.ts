import { expect, test } from 'vitest'
import { linePoints, overallScore, partPointsOf, partScore, pointsOf } from './score'

test.each([
  ['one part takes six times as much', 1, ['longTerm'], { longTerm: 6 }],
  ['two share it', 2, ['romantic', 'intimacy'], { romantic: 6, intimacy: 6 }],
  // 6 × 2 = 12 over five: 2 each, and 2 more for the first.
  [
    'the first takes the rest',
    2,
    ['romantic', 'emotional', 'energetic', 'communication', 'intimacy'],
    { romantic: 4, emotional: 2, energetic: 2, communication: 2, intimacy: 2 },
  ],
  // 6 × -1 over four: -1 each, and -2 more for the first.
  [
    'downward as well',
    -1,
    ['longTerm', 'emotional', 'energetic', 'intimacy'],
    { longTerm: -3, emotional: -1, energetic: -1, intimacy: -1 },
  ],
] as const)('the points of a line: %s', (_, points, parts, expected) => {
  expect(linePoints(points, [...parts])).toEqual({ points, parts: expected })
})

test.each([
  [89, 5, { base: 89, bound: 0, percent: 94 }],
  [92, 8, { base: 92, bound: 0, percent: 100 }],
  [92, 15, { base: 92, bound: -7, percent: 100 }],
  [5, -9, { base: 5, bound: 4, percent: 0 }],
])('a part of %i and %i points', (base, points, expected) => {
  expect(partScore(base, points)).toEqual(expected)
})

test.each([
  // 427 / 6 = 71.2
  ['no part is cut', 70, 2, [68, 75, 70, 71, 68, 75], { base: 70, bound: 0, percent: 72 }],
  // 573 / 6 = 95.5
  ['parts are cut at 100', 92, 6, [90, 97, 100, 93, 93, 100], { base: 92, bound: -2, percent: 96 }],
  ['a part is cut at 0', 7, -8, [0, 0, 0, 0, 0, 6], { base: 7, bound: 2, percent: 1 }],
])('the overall score is the mean of its parts, rounded up: %s', (_, base, points, parts, expected) => {
  expect(overallScore(base, points, parts)).toEqual(expected)
})

test('lines add up by part and as a whole', () => {
  const lines = [linePoints(2, ['romantic', 'intimacy']), linePoints(-1, ['romantic'])]
  expect([pointsOf(lines), partPointsOf(lines, 'romantic'), partPointsOf(lines, 'intimacy')]).toEqual([1, 0, 6])
  expect(partPointsOf(lines, 'longTerm')).toBe(0)
})
