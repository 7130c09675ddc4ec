import { expect, test } from 'vitest'
import { relationshipLabel } from './relationship-label'

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
