import { describe, expect, test } from 'vitest'
import { buildComposite } from '~/domain/human-design/composite/composite'
import { loveMatch } from '~/domain/human-design/composite/love-match'
import { SUB_SCORES, type SubScoreCode } from '~/domain/human-design/composite/score'
import { chartOf, createRandom } from './random-charts'

// The shares of the themes are from the notes on the domain. Those of the scores were measured with the rules themselves (decision
// 0049): they don't prove the rules, they show that a change moves how many people get which score. Pairs of births 1960-2005.
const CHARTS = 1200
const PAIRS = 6000
const FROM = Date.UTC(1960, 0, 1)
const TO = Date.UTC(2006, 0, 1)

const random = createRandom(7)
const charts = Array.from({ length: CHARTS }, () => chartOf(FROM + random() * (TO - FROM)))
const anyChart = () => charts[Math.floor(random() * CHARTS)]!
const pairs = Array.from({ length: PAIRS }, () => {
  const [a, b] = [anyChart(), anyChart()]
  const composite = buildComposite(a, b)
  const { overall, parts } = loveMatch(a.type, b.type, composite)!
  return { theme: composite.theme, overall, parts: parts! }
})
type Pair = (typeof pairs)[number]

/** Both percentages are of samples: four standard deviations of their difference. */
function expectShare(isOne: (pair: Pair) => boolean, percent: number) {
  const found = (pairs.filter(isOne).length / PAIRS) * 100
  const deviation = Math.sqrt((2 * percent * (100 - percent)) / PAIRS)
  expect(Math.abs(found - percent), `${found.toFixed(1)} %`).toBeLessThan(4 * deviation)
}

describe('the theme', () => {
  test.each([
    ['9-0', 28],
    ['8-1', 35],
    ['7-2', 25],
    ['6-3', 9],
    ['5-4', 2],
  ])('%s: %i %%', (theme, percent) => expectShare((pair) => pair.theme === theme, percent))

  test('fewer than five centers: 0.3 %', () => expectShare(({ theme }) => Number(theme[0]) < 5, 0.3))
})

describe('the shares of the overall score are as they were measured', () => {
  test.each([
    [95, 101, 8.3],
    [90, 95, 13.5],
    [80, 90, 16.8],
    [70, 80, 34.3],
    [0, 70, 27.1],
  ])('%i to under %i: %d %%', (from, to, percent) =>
    expectShare(({ overall }) => overall.percent >= from && overall.percent < to, percent),
  )
})

/** The middle of what charts add to a base, without bounds. */
function middleMove(scoreOf: (pair: Pair) => { base: number; bound: number; percent: number }) {
  const moves = pairs.map(scoreOf).map(({ base, bound, percent }) => percent - bound - base)
  return moves.sort((one, other) => one - other)[PAIRS / 2]!
}

// A whole number in the middle of one sample may be its neighbour in another.
describe('what charts add to the middle pair is within a point of what was measured', () => {
  test('overall: 1', () => {
    expect(Math.abs(middleMove(({ overall }) => overall) - 1)).toBeLessThanOrEqual(1)
  })

  const measured: Record<SubScoreCode, number> = {
    romantic: 3,
    emotional: 2,
    energetic: -2,
    communication: 2,
    intimacy: 3,
    longTerm: -1,
  }
  test.each(SUB_SCORES.map((code) => [code, measured[code]] as const))('%s: %i', (code, points) => {
    expect(Math.abs(middleMove(({ parts }) => parts[code]) - points)).toBeLessThanOrEqual(1)
  })
})
