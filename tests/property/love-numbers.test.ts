import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildComposite, type ComparedChart } from '~/domain/human-design/composite/composite'
import { loveMatch } from '~/domain/human-design/composite/love-match'
import { loveFactsOf, loveNumbers } from '~/domain/human-design/composite/love-numbers'
import { partBase, SUB_SCORES } from '~/domain/human-design/composite/score'
import { RELATIONSHIPS, relationshipLabel } from '~/domain/human-design/composite/score-labels'
import { PROFILES, TYPES, type TypeCode } from '~/domain/human-design/terms/codes'
import { chartOf, createRandom } from './random-charts'

const PAIRS = 1000

type Types = [TypeCode | null, TypeCode | null]
type Charts = [ComparedChart | null, ComparedChart | null]

const wholeOf = ([a, b]: Charts, types: Types) => loveMatch(...types, a && b && buildComposite(a, b))

/** All that holds of the love match of any pair; returns whether one of its parts is cut at 0 or 100. */
function expectToAddUp([a, b]: Charts, types: Types): boolean {
  const match = wholeOf([a, b], types)
  const numbers = loveNumbers(...types, a && loveFactsOf(a), b && loveFactsOf(b))
  if (!match) {
    expect([types.includes(null), numbers]).toEqual([true, null])
    return false
  }
  const { overall, lines, parts } = match
  const sum = overall.base + lines.reduce((points, line) => points + line.points, 0)
  const fromTheOther = wholeOf([b, a], [types[1], types[0]])
  // One matcher a pair: some fifty for each of thousands would take nearly all of the test's time.
  const isTrue: Record<string, boolean> = {
    'the percent is the sum of its lines and its bound': overall.percent === sum + overall.bound,
    'the label is that of the percent': match.label === relationshipLabel(overall.percent),
    'the other sees the same': isDeepStrictEqual([fromTheOther?.overall, fromTheOther?.parts], [overall, parts]),
    'the numbers have the same percent': numbers?.overall === overall.percent,
  }
  if (!parts) {
    isTrue['without parts there is nothing to add'] =
      lines.length === 0 && overall.bound === 0 && numbers?.parts === null
    expectAll(isTrue, types)
    return false
  }
  let partSum = 0
  for (const code of SUB_SCORES) {
    const { base, bound, percent } = parts[code]
    const unbound = base + lines.reduce((points, line) => points + (line.parts[code] ?? 0), 0)
    isTrue[`${code} starts from its base`] = base === partBase(overall.base, code)
    isTrue[`${code} is a whole number`] = Number.isInteger(percent)
    isTrue[`${code} is the sum of its lines and its bound`] = percent === unbound + bound
    isTrue[`${code} is cut at 0 and 100`] = bound === (unbound > 100 ? 100 - unbound : unbound < 0 ? -unbound : 0)
    isTrue[`the numbers have the same ${code}`] = numbers?.parts?.[code] === percent
    partSum += unbound
  }
  // What the card says of the numbers it shows: the overall score is the mean of the six, rounded up.
  const percents = SUB_SCORES.map((code) => parts[code].percent)
  isTrue['the percent is the mean of the six'] =
    overall.percent === Math.ceil(percents.reduce((total, percent) => total + percent) / 6)
  isTrue['it lies among the six'] = overall.percent >= Math.min(...percents) && overall.percent <= Math.max(...percents)
  // Before a part is cut the sum of the lines is that mean as well: the bound is all that parts lose.
  isTrue['before the cut the sum is the mean'] = Math.ceil(partSum / 6) === sum
  const cut = SUB_SCORES.map((code) => parts[code].bound)
  isTrue['nothing is lost where no part is cut'] = overall.bound === 0 || cut.some((bound) => bound !== 0)
  isTrue['the parts of a line share its points'] = lines.every(
    (line) => Object.values(line.parts).reduce((points, one) => points + one, 0) === 6 * line.points,
  )
  expectAll(isTrue, [types, match])
  return cut.some((bound) => bound !== 0)
}

/** Expects all of what is said to be true of `about`. */
function expectAll(isTrue: Record<string, boolean>, about: unknown) {
  const untrue = Object.keys(isTrue).filter((claim) => !isTrue[claim])
  if (untrue.length > 0) expect({ untrue, about }).toEqual({ untrue: [], about })
}

const [FROM, TO] = [Date.UTC(1940, 0, 1), Date.UTC(2010, 0, 1)]
const anyChart = (random: () => number) => () => chartOf(FROM + random() * (TO - FROM))

test('the love match of a thousand real pairs adds up', () => {
  const any = anyChart(createRandom(11))
  for (let pair = 0; pair < PAIRS; pair++) {
    const [a, b] = [any(), any()]
    expectToAddUp([a, b], [a.type, b.type])
  }
})

test('so does that of a thousand pairs who start from the highest number, many of them with a part cut at 100', () => {
  const any = anyChart(createRandom(12))
  const isCut = Array.from({ length: PAIRS }, () => expectToAddUp([any(), any()], ['generator', 'generator']))
  expect(isCut.filter(Boolean).length).toBeGreaterThan(PAIRS / 10)
})

// Gates no sky ever has together: no channel, all of them, many parts.
const gates = fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { maxLength: 40 })
const chart = fc.record({ gates, profile: fc.constantFrom(...PROFILES) })
const type = fc.constantFrom(...TYPES, null)

test('so it does for any gates, and where a chart or a type is missing', () => {
  fc.assert(
    fc.property(fc.option(chart), fc.option(chart), type, type, (a, b, ofA, ofB) => {
      expectToAddUp([a, b], [ofA, ofB])
    }),
    { numRuns: 500 },
  )
})

test('a higher score never has a lower label', () => {
  const ranks = Array.from({ length: 101 }, (_, percent) => RELATIONSHIPS.indexOf(relationshipLabel(percent)))
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
  expect(new Set(ranks).size).toBe(RELATIONSHIPS.length)
})
