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
  expect(overall.percent).toBe(sum + overall.bound)
  expect(match.label).toBe(relationshipLabel(overall.percent))
  const fromTheOther = wholeOf([b, a], [types[1], types[0]])
  expect([fromTheOther?.overall, fromTheOther?.parts]).toEqual([overall, parts])
  expect(numbers?.overall).toBe(overall.percent)
  if (!parts) {
    expect([lines, overall.bound, numbers?.parts]).toEqual([[], 0, null])
    return false
  }
  let partSum = 0
  for (const code of SUB_SCORES) {
    const { base, bound, percent } = parts[code]
    expect(base).toBe(partBase(overall.base, code))
    const unbound = base + lines.reduce((points, line) => points + (line.parts[code] ?? 0), 0)
    expect(Number.isInteger(percent), `${code} ${percent}`).toBe(true)
    expect(percent).toBe(unbound + bound)
    expect(bound).toBe(unbound > 100 ? 100 - unbound : unbound < 0 ? -unbound : 0)
    expect(numbers?.parts?.[code]).toBe(percent)
    partSum += unbound
  }
  // What the card says of the numbers it shows: the overall score is the mean of the six, rounded up.
  const percents = SUB_SCORES.map((code) => parts[code].percent)
  expect(overall.percent).toBe(Math.ceil(percents.reduce((total, percent) => total + percent) / 6))
  expect(overall.percent).toBeGreaterThanOrEqual(Math.min(...percents))
  expect(overall.percent).toBeLessThanOrEqual(Math.max(...percents))
  // Before a part is cut the sum of the lines is that mean as well: the bound is all that parts lose.
  expect(Math.ceil(partSum / 6)).toBe(sum)
  const cut = SUB_SCORES.map((code) => parts[code].bound)
  if (cut.every((bound) => bound === 0)) expect(overall.bound).toBe(0)
  for (const line of lines) {
    expect(Object.values(line.parts).reduce((points, one) => points + one, 0)).toBe(6 * line.points)
  }
  return cut.some((bound) => bound !== 0)
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
