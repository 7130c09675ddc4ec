import type { TypeCode } from '../codes'
import { loveCompatibility } from '../love-compatibility'
import type { Composite } from './composite'
import { type RelationshipCode, relationshipLabel } from './relationship-label'
import { partPointsOf, pointsOf, type Score, type ScoreLine, toScore } from './score'
import { scoreLines } from './score-rules'
import { partBase, SUB_SCORES, type SubScoreCode } from './sub-scores'

/** A love match as a sum that can be shown line by line. */
export type LoveMatch = {
  /** `base` is what the types give by the specified table; `base`, the points of all lines and `bound` make `percent`. */
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
 * A fact that counts `p` points of the overall score counts `6 × p` points over the parts it belongs to, so that the overall
 * score is the mean of its six parts, rounded up, wherever no bound of a part acts (the specified defaults of the parts add
 * up to 5 less than six times the table's). Since bounds keep the order, the overall score always is between the lowest and the highest part.
 */
export function loveMatch(
  typeOfA: TypeCode | null,
  typeOfB: TypeCode | null,
  composite: Composite | null,
): LoveMatch | null {
  if (!typeOfA || !typeOfB) return null
  const typePercent = loveCompatibility(typeOfA, typeOfB)
  const lines = composite ? scoreLines(composite).sort((one, other) => other.points - one.points) : []
  const overall = toScore(typePercent, pointsOf(lines))
  const parts =
    composite && SUB_SCORES.map((code) => [code, toScore(partBase(typePercent, code), partPointsOf(lines, code))])
  return {
    overall,
    lines,
    parts: parts && (Object.fromEntries(parts) as Record<SubScoreCode, Score>),
    label: relationshipLabel(overall.percent),
  }
}
