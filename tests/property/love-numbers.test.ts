import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROFILES, TYPES, type TypeCode } from '~/domain/human-design/codes'
import { buildComposite, type ComparedChart } from '~/domain/human-design/composite/composite'
import { loveFactsOf } from '~/domain/human-design/composite/love-facts'
import { loveMatch } from '~/domain/human-design/composite/love-match'
import { loveNumbers } from '~/domain/human-design/composite/love-numbers'
import { SUB_SCORES } from '~/domain/human-design/composite/sub-scores'
import { loveCompatibility } from '~/domain/human-design/love-compatibility'
import { chartOf, createRandom } from './random-charts'

const PAIRS = 2000

type Types = [TypeCode | null, TypeCode | null]

function numbersOf(a: ComparedChart | null, b: ComparedChart | null, types: Types) {
  return loveNumbers(loveCompatibility(...types), a && loveFactsOf(a), b && loveFactsOf(b))
}
function wholeOf(a: ComparedChart | null, b: ComparedChart | null, types: Types) {
  const { overall, scores } = loveMatch(...types, a && b && buildComposite(a, b))
  return { overall, percents: Object.fromEntries(SUB_SCORES.map((code) => [code, scores[code].percent])) }
}

test('the numbers of two thousand real pairs are those of the whole engine', () => {
  const random = createRandom(11)
  const any = () => chartOf(Date.UTC(1940, 0, 1) + random() * (Date.UTC(2010, 0, 1) - Date.UTC(1940, 0, 1)))
  for (let pair = 0; pair < PAIRS; pair++) {
    const [a, b] = [any(), any()]
    expect(numbersOf(a, b, [a.type, b.type])).toEqual(wholeOf(a, b, [a.type, b.type]))
  }
})

// Gates no sky ever has together: no channel, all of them, many parts.
const gates = fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { maxLength: 40 })
const chart = fc.record({ gates, profile: fc.constantFrom(...PROFILES) })
const type = fc.constantFrom(...TYPES, null)

test('so they are for any gates, and where a chart is missing', () => {
  fc.assert(
    fc.property(fc.option(chart), fc.option(chart), type, type, (a, b, ofA, ofB) => {
      expect(numbersOf(a, b, [ofA, ofB])).toEqual(wholeOf(a, b, [ofA, ofB]))
    }),
    { numRuns: 500 },
  )
})
