import { expect, test } from 'vitest'
import { readStoredGates } from './stored-gates'

test('reads an array of gates into column order', () => {
  const stored = [
    { planet: 'pluto', gate: 57, line: 6 },
    { planet: 'sun', gate: 51, line: 1 },
  ]
  expect(readStoredGates(stored)).toEqual([
    { planet: 'sun', gate: 51, line: 1 },
    { planet: 'pluto', gate: 57, line: 6 },
  ])
})

test('reads an object with a field for each planet, also as JSON text', () => {
  const stored = { moon_gate: 34, moon_line: 5, sun_gate: 51, sun_line: 1 }
  const expected = [
    { planet: 'sun', gate: 51, line: 1 },
    { planet: 'moon', gate: 34, line: 5 },
  ]
  expect(readStoredGates(stored)).toEqual(expected)
  expect(readStoredGates(JSON.stringify(stored))).toEqual(expected)
})

test('a missing line stays missing; one out of range goes to the nearest', () => {
  const stored = [
    { planet: 'sun', gate: 1 },
    { planet: 'earth', gate: 2, line: 9 },
    { planet: 'moon', gate: 3, line: 0 },
  ]
  expect(readStoredGates(stored).map(({ line }) => line)).toEqual([null, 6, 1])
})

test.each([[0], [65], [1.5], ['34'], [null]])('%s is no gate', (gate) => {
  expect(readStoredGates([{ planet: 'sun', gate, line: 1 }])).toEqual([])
})

test.each([[null], [undefined], ['not JSON'], [7], [[null, 3]], [[{ planet: 'vulcan', gate: 1, line: 1 }]]])(
  'nothing is read from %s',
  (stored) => {
    expect(readStoredGates(stored)).toEqual([])
  },
)
