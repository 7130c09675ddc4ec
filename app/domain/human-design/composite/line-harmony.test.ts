import { expect, test } from 'vitest'
import { PROFILES } from '../terms/codes'
import { linePairs } from './line-harmony'

test.each([
  ['1/3', '4/6', ['1-4 harmonic', '1-6 neutral', '3-4 neutral', '3-6 harmonic']],
  ['2/5', '2/5', ['2-2 equal', '2-5 harmonic', '5-2 harmonic', '5-5 equal']],
  ['1/4', '4/1', ['1-4 harmonic', '1-1 equal', '4-4 equal', '4-1 harmonic']],
  ['1/3', '2/4', ['1-2 neutral', '1-4 harmonic', '3-2 neutral', '3-4 neutral']],
] as const)('%s with %s', (a, b, expected) => {
  expect(linePairs(a, b).map(({ lines, relation }) => `${lines.a}-${lines.b} ${relation}`)).toEqual(expected)
})

test('a line is in harmony with one other and equal to itself: of 36 pairs six and six', () => {
  const found = new Map(
    PROFILES.flatMap((a) => PROFILES.flatMap((b) => linePairs(a, b))).map(({ lines, relation }) => [
      `${lines.a}${lines.b}`,
      relation,
    ]),
  )
  const count = (wanted: string) => [...found.values()].filter((relation) => relation === wanted).length
  expect([found.size, count('harmonic'), count('equal'), count('neutral')]).toEqual([36, 6, 6, 24])
})
