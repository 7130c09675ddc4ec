import type { LoveMatch } from '~/domain/human-design/composite/love-match'
import type { Score, ScoreLine } from '~/domain/human-design/composite/score'
import { SUB_SCORES } from '~/domain/human-design/composite/sub-scores'
import { evidenceLabel } from '~/locales/evidence-label'
import { type EvidenceWords, evidenceSentence } from '~/locales/evidence-sentence'
import type { Language } from '~/locales/language'
import type { Analysis, Sum, SumLine } from './love'

/** The overall score line by line, each with a short name of its fact; `name` is the other member's. */
export function toSum({ overall, lines }: LoveMatch, words: EvidenceWords, name: string): Sum {
  return toSumOf(
    overall,
    lines.map(({ evidence, points, parts }) => ({
      text: evidenceLabel(words, evidence, name),
      points: signed(points, words.language),
      parts: SUB_SCORES.filter((code) => parts[code]),
    })),
    words.language,
  )
}

/** The six parts line by line, each fact in a sentence to the viewer; null by types alone. */
export function toAnalysis({ parts, lines }: LoveMatch, words: EvidenceWords, name: string): Analysis | null {
  if (!parts) return null
  const lineOf = ({ evidence }: ScoreLine, points: number | undefined): SumLine | [] =>
    points ? { text: evidenceSentence(words, evidence, name), points: signed(points, words.language) } : []
  const scores = SUB_SCORES.map((code) => {
    const ofPart = lines.flatMap((line) => lineOf(line, line.parts[code]))
    return { code, ...toSumOf(parts[code], ofPart, words.language) }
  })
  return { scores }
}

const toSumOf = ({ base, bound, percent }: Score, lines: SumLine[], language: Language): Sum => ({
  base,
  lines,
  bound: bound === 0 ? null : signed(bound, language),
  percent,
})

const signed = (points: number, language: Language) => points.toLocaleString(language, { signDisplay: 'exceptZero' })
