import { expect, test } from 'vitest'
import { returnSchema } from './return.schema'

test('an answer of a service that tells no ranges is a return without them', () => {
  const found = { kind: 'saturn_return', number: 1, moments: ['2020-03-22T12:00:00.000Z'], marginMinutes: null }
  expect(returnSchema.parse(found)).toEqual({ ...found, ranges: null, otherRanges: [] })
  const range = { from: '2020-03-22T01:00:00.000Z', to: '2020-03-22T20:00:00.000Z', isSingle: true }
  const before = { ...found, ranges: [range], hasMore: true }
  expect(returnSchema.parse(before)).toEqual({ ...found, ranges: [range], otherRanges: [] })
})
