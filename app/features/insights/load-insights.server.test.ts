import { expect, test } from 'vitest'
import { FILTERS, insightsPath } from './insights'
import { choiceOf, readInsights } from './load-insights.server'

test.each([
  ['', 'all', null],
  ['category=daily', 'daily', null],
  ['category=for-you&cursor=1_a', 'for-you', '1_a'],
  ['category=Daily', 'all', null],
  ['category=premium', 'all', null],
  ['category=daily&category=learn', 'learn', null],
  [`cursor=${'9'.repeat(81)}`, 'all', null],
])('%j asks for %s from %s on', (search, filter, cursor) => {
  expect(readInsights(new URLSearchParams(search))).toEqual({ filter, cursor })
})

test.each([
  ['all', null, false],
  ['for-you', null, true],
  ['daily', 'Daily', false],
  ['transits', 'Transits', false],
  ['learn', 'Education', false],
  ['strategy', 'Strategy', false],
] as const)('%s leaves the category %s, for the type alone: %s', (filter, category, forType) => {
  expect(choiceOf(filter)).toEqual({ category, forType })
})

test('every filter has an address that asks for it', () => {
  for (const filter of FILTERS) {
    expect(readInsights(new URL(insightsPath(filter, '5_b'), 'https://same.invalid').searchParams)).toEqual({
      filter,
      cursor: '5_b',
    })
  }
  expect(insightsPath('all')).toBe('/app/insights')
})
