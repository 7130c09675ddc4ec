import type { Composite } from './composite'
import type { SubScoreCode } from './sub-scores'

export const RELATIONSHIPS = ['soulmate', 'life_partner', 'growth_partner', 'adventure_buddy', 'twin_flame'] as const
export type RelationshipCode = (typeof RELATIONSHIPS)[number]

/** Which rule gave a label; each has a sentence that says so. */
export const LABEL_RULES = [
  'both_bridged',
  'high_and_lasting',
  'common_ground',
  'lasting',
  'two_sacrals',
  'one_window',
  'otherwise',
  'types_90',
  'types_80',
  'types_otherwise',
] as const
export type LabelRule = (typeof LABEL_RULES)[number]
export type RelationshipLabel = { relationship: RelationshipCode; rule: LabelRule }

type Percents = Record<SubScoreCode, number>
type Facts = Pick<Composite, 'bridges' | 'centers' | 'counts' | 'theme'>

/** The label of a relationship: the first rule that applies (decision 0018). */
export function relationshipLabel(overall: number, percents: Percents, composite: Facts | null): RelationshipLabel {
  return composite ? byCharts(overall, percents, composite) : byTypes(overall)
}

function byCharts(overall: number, percents: Percents, composite: Facts): RelationshipLabel {
  const { bridges, centers, counts, theme } = composite
  const isEnergetic = percents.energetic >= 72
  if (bridges.a && bridges.b && counts.electromagnetic >= 4) return label('twin_flame', 'both_bridged')
  if (overall >= 90 && percents.longTerm >= 70) return label('soulmate', 'high_and_lasting')
  if (counts.companionship >= 1 && counts.companionship >= counts.compromise - 1) {
    return label('life_partner', 'common_ground')
  }
  if (percents.longTerm >= 76) return label('life_partner', 'lasting')
  if (isEnergetic && centers.sacral === 'both') return label('adventure_buddy', 'two_sacrals')
  if (isEnergetic && theme === '8-1' && counts.electromagnetic >= counts.compromise) {
    return label('adventure_buddy', 'one_window')
  }
  return label('growth_partner', 'otherwise')
}

function byTypes(overall: number): RelationshipLabel {
  if (overall >= 90) return label('soulmate', 'types_90')
  return overall >= 80 ? label('life_partner', 'types_80') : label('growth_partner', 'types_otherwise')
}

const label = (relationship: RelationshipCode, rule: LabelRule): RelationshipLabel => ({ relationship, rule })
