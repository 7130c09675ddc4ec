import { expect, test } from 'vitest'
import { MATCH_GROUPS, matchGroup, relationshipLabel, SCORE_BANDS, scoreBand } from './score-labels'

test.each([
  [99, 'excellent'],
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'moderate'],
  [40, 'moderate'],
  [39, 'challenging'],
  [20, 'challenging'],
  [19, 'difficult'],
  [0, 'difficult'],
])('%i percent is %s', (percent, band) => {
  expect(scoreBand(percent)).toBe(band)
})

test.each([
  [90, 'soulmates'],
  [89, 'high'],
  [80, 'high'],
  [79, 'good'],
  [70, 'good'],
  [69, null],
])('%i percent stands in %s', (percent, group) => {
  expect(matchGroup(percent)).toBe(group)
})

test('bands and groups come from the best down', () => {
  expect(SCORE_BANDS).toEqual(['excellent', 'good', 'moderate', 'challenging', 'difficult'])
  expect(MATCH_GROUPS).toEqual(['soulmates', 'high', 'good'])
})

test.each([
  [100, 'twin_flame'],
  [95, 'twin_flame'],
  [94, 'soulmate'],
  [90, 'soulmate'],
  [89, 'life_partner'],
  [80, 'life_partner'],
  [79, 'growth_partner'],
  [70, 'growth_partner'],
  [69, 'adventure_buddy'],
  [0, 'adventure_buddy'],
])('%i percent: %s', (percent, label) => {
  expect(relationshipLabel(percent)).toBe(label)
})
