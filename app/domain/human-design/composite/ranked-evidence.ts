import { type Evidence, evidenceKey } from './evidence'
import { SCORE_WEIGHTS } from './love-match'
import { sumOf } from './score'
import { SUB_SCORES, type SubScores } from './sub-scores'

/** A fact, and by how many hundredths of a point it moves the weighted scores, over all scores that it counts in. */
export type RankedEvidence = { evidence: Evidence; influence: number }

/**
 * What moved the scores, from what lifts them most to what lowers them most: the first is the reason to name where there is
 * room for one. Where a term is limited, what is over it is taken from all its evidence alike.
 */
export function rankedEvidence(scores: SubScores): RankedEvidence[] {
  const found = new Map<string, RankedEvidence>()
  for (const code of SUB_SCORES) {
    for (const term of scores[code].terms) {
      const sum = sumOf(term.items)
      const share = sum === 0 ? 1 : term.points / sum
      for (const { evidence, points } of term.items) {
        const key = evidenceKey(evidence)
        const entry = found.get(key) ?? { evidence, influence: 0 }
        entry.influence += points * share * SCORE_WEIGHTS[code]
        found.set(key, entry)
      }
    }
  }
  return [...found.values()].sort((one, other) => other.influence - one.influence)
}
