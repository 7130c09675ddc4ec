import { expect, test } from 'vitest'
import { median, quantile } from './quantile.mjs'

test('the median of an odd and of an even number of rounds', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(median([7])).toBe(7)
})

test('99 of 100 lie below the 99th of them', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(numbers, 0.99)).toBe(100)
  expect(quantile(numbers, 0.5)).toBe(51)
})
