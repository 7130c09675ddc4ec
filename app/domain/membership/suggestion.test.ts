import { expect, test } from 'vitest'
import { behind, meanPercent, rankSuggestions } from './suggestion'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const DAY = 86_400_000
const gates = (...numbers: number[]) =>
  JSON.stringify({ conscious: numbers.map((gate) => ({ planet: 'sun', gate, line: 1 })), unconscious: [] })
const generator = { type: 'generator', languages: ['ru'], gates: gates(34, 59, 37) } as const
const other = (change: object) => ({
  ...{ id: 'x', type: 'projector' as const, language: 'en' as const, gates: null, lastActiveAt: null },
  ...change,
})

/** 90 by the table for a Generator and a Projector. */
test.each([
  ['the types alone', {}, 90],
  ['a language in common', { language: 'ru' }, 98],
  ['here this week', { lastActiveAt: NOW - 6 * DAY }, 94],
  ['here this month', { lastActiveAt: NOW - 29 * DAY }, 92],
  ['here long ago', { lastActiveAt: NOW - 31 * DAY }, 90],
  // 34-57 and 59-6 become whole; 37-40 does not, for 40 is not there.
  ['two channels that become whole', { gates: gates(57, 6, 1) }, 94],
  // Whole already on one side: nothing is completed.
  ['a channel that is whole', { gates: gates(57, 34) }, 90],
  ['a type that is not shown', { type: null }, 0],
])('%s', (_, change, points) => {
  expect(rankSuggestions(generator, [other(change)], NOW)[0]?.points).toBe(points)
})

test('it is said why', () => {
  const [first] = rankSuggestions(generator, [other({ language: 'ru', gates: gates(57, 6) })], NOW)
  expect(first).toEqual({ id: 'x', points: 102, percent: 90, channels: 2, sharedLanguage: 'ru' })
})

test('who reads both languages has one in common with everyone', () => {
  const both = { ...generator, languages: ['en', 'ru'] as const }
  const list = rankSuggestions(both, [other({ id: 'a' }), other({ id: 'b', language: 'ru' })], NOW)
  expect(list.map(({ sharedLanguage, points }) => [sharedLanguage, points])).toEqual([
    ['ru', 98],
    ['en', 98],
  ])
})

test('the best first, who is even by id, and a page goes on behind one of them', () => {
  const list = rankSuggestions(
    generator,
    [
      other({ id: 'a' }),
      other({ id: 'c' }),
      other({ id: 'b', type: 'manifesting_generator' }),
      other({ id: 'd', type: 'reflector' }),
    ],
    NOW,
  )
  expect(list.map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd'])
  expect(behind(list, { at: 90, id: 'c' }).map(({ id }) => id)).toEqual(['a', 'd'])
  expect(behind(list, null)).toHaveLength(4)
})

test('without a type of one’s own language, channels and activity decide', () => {
  const list = rankSuggestions(
    { ...generator, type: null },
    [other({ id: 'a' }), other({ id: 'b', language: 'ru' })],
    NOW,
  )
  expect(list.map(({ id, percent, points }) => [id, percent, points])).toEqual([
    ['b', null, 8],
    ['a', null, 0],
  ])
})

test('the mean counts each whose percent is known', () => {
  expect(
    meanPercent([
      { percent: 90, count: 1 },
      { percent: 60, count: 2 },
      { percent: null, count: 9 },
    ]),
  ).toBe(70)
  expect(meanPercent([{ percent: null, count: 3 }])).toBeNull()
})
