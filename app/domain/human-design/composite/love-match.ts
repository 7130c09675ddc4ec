import type { TypeCode } from '../codes'
import { loveCompatibility } from '../love-compatibility'
import type { Composite } from './composite'
import { type RelationshipLabel, relationshipLabel } from './relationship-label'
import { toPercent } from './score'
import { subScoresOf } from './score-rules'
import { DEFAULT_PERCENTS, defaultSubScores, SUB_SCORES, type SubScoreCode, type SubScores } from './sub-scores'

/** How much each score counts in the overall one, in hundredths. */
export const SCORE_WEIGHTS: Record<SubScoreCode, number> = {
  romantic: 20,
  emotional: 20,
  energetic: 15,
  communication: 15,
  intimacy: 15,
  longTerm: 15,
}

/** How many points of the overall score a point of the weighted scores is worth. */
const PULL = 1.5

export type LoveMatch = {
  overall: number
  /** What the types alone give, by the specified table. */
  typePercent: number
  scores: SubScores
  label: RelationshipLabel
  /** Whether charts moved the numbers; without them each is the specified one. */
  hasCharts: boolean
}

/**
 * The love match of two people: the specified table, moved by what their charts show together. Without a composite (a chart
 * is missing or closed to whoever looks) all numbers are the specified ones. The same from either side.
 */
export function loveMatch(typeOfA: TypeCode | null, typeOfB: TypeCode | null, composite: Composite | null): LoveMatch {
  const typePercent = loveCompatibility(typeOfA, typeOfB)
  const scores = composite ? subScoresOf(composite) : defaultSubScores()
  const percents = percentsOf(scores)
  const overall = overallOf(typePercent, percents)
  return {
    overall,
    typePercent,
    scores,
    label: relationshipLabel(overall, percents, composite),
    hasCharts: !!composite,
  }
}

/** The overall score: that of the types, moved by how far the six scores stand from the specified ones. */
export function overallOf(typePercent: number, percents: Readonly<Record<SubScoreCode, number>>): number {
  // In whole hundredths until the last step, so that no half is lost before it is rounded.
  const moved = weighted(percents) - weighted(DEFAULT_PERCENTS)
  return toPercent(typePercent + (PULL * moved) / 100)
}

const percentsOf = (scores: SubScores) =>
  Object.fromEntries(SUB_SCORES.map((code) => [code, scores[code].percent])) as Record<SubScoreCode, number>

const weighted = (percents: Readonly<Record<SubScoreCode, number>>) =>
  SUB_SCORES.reduce((sum, code) => sum + SCORE_WEIGHTS[code] * percents[code], 0)
