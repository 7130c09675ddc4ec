import { expect, test } from 'vitest'
import { parseCursor, toCursor } from './list-cursor'

test('a cursor is read as it was written', () => {
  const cursor = { at: 1_763_712_000_123, id: '0b8f9a3e-7c1d-4a52-9a53-0c8d5a1b2c3d' }
  expect(parseCursor(toCursor(cursor))).toEqual(cursor)
})

test.each([
  null,
  undefined,
  '',
  '5',
  '_a',
  '5_',
  'x_a',
  '-5_a',
  '1e3_a',
  "5_a' OR 1",
  `5_${'a'.repeat(65)}`,
  '1234567890123456_a',
])('%j begins the list anew', (said) => {
  expect(parseCursor(said)).toBeNull()
})
