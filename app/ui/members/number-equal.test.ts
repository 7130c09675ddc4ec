import { expect, test } from 'vitest'
import { numberEqual } from './number-equal'

const numbered = (labels: string[]) => numberEqual(labels, (label, number) => `${label} (${number})`)

test.each([
  [
    ['Anna', 'Ben'],
    ['Anna', 'Ben'],
  ],
  [
    ['Anna', 'Ben', 'Anna', 'Anna'],
    ['Anna (1)', 'Ben', 'Anna (2)', 'Anna (3)'],
  ],
  [
    ['Anna', 'Anna (1)', 'Anna'],
    ['Anna (2)', 'Anna (1)', 'Anna (3)'],
  ],
  [[], []],
])('%j are told apart as %j', (labels, expected) => {
  expect(numbered(labels)).toEqual(expected)
})
