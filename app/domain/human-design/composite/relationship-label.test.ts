import { expect, test } from 'vitest'
import type { Composite } from './composite'
import { relationshipLabel } from './relationship-label'
import { DEFAULT_PERCENTS } from './sub-scores'

const BRIDGE = { gates: [20], channels: [] }
/** Nothing that would give a label. */
const PLAIN = {
  overall: 80,
  longTerm: 70,
  energetic: 70,
  bridged: '',
  em: 0,
  co: 0,
  ko: 2,
  theme: '9-0' as Composite['theme'],
  sacral: 'a' as Composite['centers']['sacral'],
}

// Each rule at its edge, in the order in which they are asked.
test.each<[Partial<typeof PLAIN>, string]>([
  [{}, 'growth_partner otherwise'],
  [{ bridged: 'ab', em: 4, overall: 95 }, 'twin_flame both_bridged'],
  [{ bridged: 'ab', em: 3 }, 'growth_partner otherwise'],
  [{ bridged: 'a', em: 9 }, 'growth_partner otherwise'],
  [{ overall: 90, co: 3 }, 'soulmate high_and_lasting'],
  [{ overall: 89 }, 'growth_partner otherwise'],
  [{ overall: 99, longTerm: 69 }, 'growth_partner otherwise'],
  [{ co: 1, ko: 2, longTerm: 90 }, 'life_partner common_ground'],
  [{ co: 1, ko: 3 }, 'growth_partner otherwise'],
  [{ co: 0, ko: 0 }, 'growth_partner otherwise'],
  [{ longTerm: 76, sacral: 'both', energetic: 80 }, 'life_partner lasting'],
  [{ longTerm: 75 }, 'growth_partner otherwise'],
  [{ sacral: 'both', energetic: 72, theme: '8-1', em: 2 }, 'adventure_buddy two_sacrals'],
  [{ sacral: 'both', energetic: 71 }, 'growth_partner otherwise'],
  [{ sacral: 'together', energetic: 90 }, 'growth_partner otherwise'],
  [{ theme: '8-1', energetic: 72, em: 2 }, 'adventure_buddy one_window'],
  [{ theme: '8-1', energetic: 72, em: 1 }, 'growth_partner otherwise'],
  [{ theme: '7-2', energetic: 72, em: 2 }, 'growth_partner otherwise'],
])('%j: %s', (changed, expected) => {
  const facts = { ...PLAIN, ...changed }
  const percents = { ...DEFAULT_PERCENTS, longTerm: facts.longTerm, energetic: facts.energetic }
  const { relationship, rule } = relationshipLabel(facts.overall, percents, {
    bridges: { a: facts.bridged.includes('a') ? BRIDGE : null, b: facts.bridged.includes('b') ? BRIDGE : null },
    counts: { electromagnetic: facts.em, companionship: facts.co, dominance: 0, compromise: facts.ko },
    theme: facts.theme,
    centers: { sacral: facts.sacral } as Composite['centers'],
  })
  expect(`${relationship} ${rule}`).toBe(expected)
})

test.each([
  [92, 'soulmate types_90'],
  [90, 'soulmate types_90'],
  [89, 'life_partner types_80'],
  [80, 'life_partner types_80'],
  [79, 'growth_partner types_otherwise'],
])('without charts, by the overall score alone: %i', (overall, expected) => {
  const { relationship, rule } = relationshipLabel(overall, DEFAULT_PERCENTS, null)
  expect(`${relationship} ${rule}`).toBe(expected)
})
