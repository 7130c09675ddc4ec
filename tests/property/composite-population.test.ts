import { describe, expect, test } from 'vitest'
import { buildComposite } from '~/domain/human-design/composite/composite'
import { loveMatch } from '~/domain/human-design/composite/love-match'
import { DEFAULT_PERCENTS, SUB_SCORES } from '~/domain/human-design/composite/sub-scores'
import { chartOf, createRandom } from './random-charts'

// The shares were measured when the rules were made, by another program: 6,000 pairs of 1,200 simulated charts, births
// 1960-2005. This is another sample of the same kind.
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
  const { overall, label, scores } = loveMatch(a.type, b.type, composite)
  return { theme: composite.theme, overall, relationship: label.relationship, scores }
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

describe('the overall score', () => {
  test.each([
    [90, 100, 21],
    [80, 90, 16.5],
    [70, 80, 33],
    [0, 70, 30],
  ])('%i to under %i: %d %%', (from, to, percent) =>
    expectShare(({ overall }) => overall >= from && overall < to, percent),
  )
})

describe('the label', () => {
  test.each([
    ['twin_flame', 9],
    ['soulmate', 14],
    ['life_partner', 14],
    ['adventure_buddy', 11],
    ['growth_partner', 52],
  ])('%s: %i %%', (relationship, percent) => expectShare((pair) => pair.relationship === relationship, percent))
})

test.each(SUB_SCORES)('the middle of all pairs has the specified default: %s', (code) => {
  const percents = pairs.map(({ scores }) => scores[code].percent).sort((one, other) => one - other)
  // A whole number in the middle of a sample may be its neighbour in the next one.
  expect(Math.abs(percents[PAIRS / 2]! - DEFAULT_PERCENTS[code])).toBeLessThanOrEqual(1)
})
