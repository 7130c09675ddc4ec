/** How a score is spoken of, from the lowest percentage of each (specification, score bar bands). */
const BANDS = [
  ['excellent', 80],
  ['good', 60],
  ['moderate', 40],
  ['challenging', 20],
  ['difficult', 0],
] as const
export type ScoreBand = (typeof BANDS)[number][0]
export const SCORE_BANDS: readonly ScoreBand[] = BANDS.map(([band]) => band)

/** The band of a percentage. */
export function scoreBand(percent: number): ScoreBand {
  return BANDS.find(([, from]) => percent >= from)?.[0] ?? 'difficult'
}

/** The groups that people are listed in by the overall score; under 70 in none. */
const GROUPS = [
  ['soulmates', 90],
  ['high', 80],
  ['good', 70],
] as const
export type MatchGroup = (typeof GROUPS)[number][0]
export const MATCH_GROUPS: readonly MatchGroup[] = GROUPS.map(([group]) => group)

/** The group of an overall score; null under 70, where members are found by name only. */
export function matchGroup(overall: number): MatchGroup | null {
  return GROUPS.find(([, from]) => overall >= from)?.[0] ?? null
}

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
