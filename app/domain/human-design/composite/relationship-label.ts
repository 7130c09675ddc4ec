/** The specified labels, each with the lowest percentage it is given for; from the highest to the lowest. */
const LABELS = [
  ['twin_flame', 95],
  ['soulmate', 90],
  ['life_partner', 80],
  ['growth_partner', 70],
  ['adventure_buddy', 0],
] as const
export type RelationshipCode = (typeof LABELS)[number][0]
export const RELATIONSHIPS: readonly RelationshipCode[] = LABELS.map(([label]) => label)

/** The label of a love match, by its percentage alone (decision 0049). */
export function relationshipLabel(percent: number): RelationshipCode {
  return LABELS.find(([, from]) => percent >= from)?.[0] ?? 'adventure_buddy'
}
