import type { TypeCode } from '../terms/codes'
import type { Composite } from './composite'
import {
  overallScore,
  partBase,
  partPointsOf,
  partScore,
  pointsOf,
  type Score,
  type ScoreLine,
  SUB_SCORES,
  type SubScoreCode,
} from './score'
import { type RelationshipCode, relationshipLabel } from './score-labels'
import { scoreLines } from './score-rules'
import { loveCompatibility } from './type-compatibility'

/** A love match as a sum that can be shown line by line. */
export type LoveMatch = {
  /** `base` is what the types give by the specified table; with charts `percent` is the mean of the six parts, rounded up. */
  overall: Score
  /** From what lifts the score most to what lowers it most; empty by types alone. */
  lines: ScoreLine[]
  /** The six parts, from the same lines; null by types alone. */
  parts: Record<SubScoreCode, Score> | null
  label: RelationshipCode
}

/**
 * The love match of two people; the same from either side. Null where a type is not known: then there is no number. Without
 * a composite it is the specified percentage of the types alone, without parts.
 *
 * The overall score is the mean of its six parts, rounded up. A fact that counts `p` points of it counts `6 × p` points over
 * the parts it belongs to, and the specified defaults of the parts add up to 5 less than six times the table's. So it is the
 * sum of the types' percentage and the points of all lines, less what is cut off where a part leaves 0 to 100.
 */
export function loveMatch(
  typeOfA: TypeCode | null,
  typeOfB: TypeCode | null,
  composite: Composite | null,
): LoveMatch | null {
  if (!typeOfA || !typeOfB) return null
  const typePercent = loveCompatibility(typeOfA, typeOfB)
  if (!composite) {
    const overall = { base: typePercent, bound: 0, percent: typePercent }
    return { overall, lines: [], parts: null, label: relationshipLabel(typePercent) }
  }
  const lines = scoreLines(composite).sort((one, other) => other.points - one.points)
  const parts = SUB_SCORES.map((code) => partScore(partBase(typePercent, code), partPointsOf(lines, code)))
  const overall = overallScore(
    typePercent,
    pointsOf(lines),
    parts.map(({ percent }) => percent),
  )
  return {
    overall,
    lines,
    parts: Object.fromEntries(SUB_SCORES.map((code, at) => [code, parts[at]])) as Record<SubScoreCode, Score>,
    label: relationshipLabel(overall.percent),
  }
}
