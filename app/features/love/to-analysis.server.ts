import type { LoveMatch } from '~/domain/human-design/composite/love-match'
import { type Score, sumOf } from '~/domain/human-design/composite/score'
import { SUB_SCORES, type TermCode } from '~/domain/human-design/composite/sub-scores'
import { type EvidenceWords, evidenceSentence } from '~/locales/evidence-sentence'
import type { Analysis, AnalysisTerm } from './love'

/** All that made the numbers of a pair, in sentences to the viewer; `name` is the other's. */
export function toAnalysis({ typePercent, overall, scores }: LoveMatch, words: EvidenceWords, name: string): Analysis {
  const { language } = words
  const signed = (points: number) => points.toLocaleString(language, { signDisplay: 'exceptZero' })
  const toTerm = ({ id, items, points }: Score<TermCode>['terms'][number]): AnalysisTerm => {
    const sum = sumOf(items)
    return {
      id,
      items: items.map((item) => ({ text: evidenceSentence(words, item.evidence, name), points: signed(item.points) })),
      points: signed(points),
      limited: sum === points ? null : signed(sum),
    }
  }
  return {
    typePercent,
    overall,
    scores: SUB_SCORES.map((code) => {
      const { base, percent, terms } = scores[code]
      return { code, base, percent, terms: terms.map(toTerm) }
    }),
  }
}
