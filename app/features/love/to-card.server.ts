import type { LoveCardRow } from '~/data/love/love-members.server'
import type { LoveSelf } from '~/data/love/love-settings.server'
import { ageOn } from '~/domain/birth/age'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { buildComposite } from '~/domain/human-design/composite/composite'
import { type LoveMatch, loveMatch } from '~/domain/human-design/composite/love-match'
import { type Score, type ScoreLine, SUB_SCORES } from '~/domain/human-design/composite/score'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { LOVE_MIN_AGE } from '~/domain/membership/love/love-compatibility'
import { shownPreferences } from '~/domain/membership/love/love-preferences'
import { resolveAccess, seesTimeAccuracy } from '~/domain/membership/visibility'
import { evidenceLabel } from '~/locales/evidence-label'
import { type EvidenceWords, evidenceSentence } from '~/locales/evidence-sentence'
import type { Language } from '~/locales/language'
import { signedText } from '~/locales/numbers'
import { typePairKey } from '~/locales/type-pair-key'
import { translator } from '~/platform/server/i18n.server'
import { comparedPair } from './compared-pair.server'
import type { Analysis, LoveCard, Sum, SumLine } from './love'

/** Whose eyes a card is for, and whose analysis it shows at once. */
export type CardsFor = { self: LoveSelf; language: Language; now: Date; showsAnalysis: (row: LoveCardRow) => boolean }

/** The words that evidence is described in. */
export const evidenceWords = (language: Language) => ({
  language,
  t: translator(language, 'evidence'),
  hd: translator(language, 'hd'),
})

/** The love match of the viewer and a member; null where too little is shown for one. */
export function matchWith(self: LoveSelf, row: LoveCardRow): LoveMatch | null {
  const { own, other } = comparedPair(self, row)
  return loveMatch(own.type, other.type, own.chart && other.chart && buildComposite(own.chart, other.chart))
}

/** A member as a card shows them to the viewer. */
export function toCard(row: LoveCardRow, { self, language, now, showsAnalysis }: CardsFor): LoveCard {
  const access = resolveAccess(row, row.isConnected ? 'connection' : 'member')
  const type = access.chart === 'none' ? null : row.hdType
  const match = matchWith(self, row)
  const words = evidenceWords(language)
  const name = firstNameOf(row.fullName)
  const best = match?.lines.find(({ points }) => points > 0)
  const ageInYears = access.birth && row.birthDate ? ageOn(row.birthDate, now) : null
  const age = ageInYears !== null && ageInYears >= LOVE_MIN_AGE ? ageInYears : null
  const { ageGroup, ...preferences } = shownPreferences(row.preferences, row.location)
  return {
    username: row.username,
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    isVerified: row.isVerified,
    age,
    ageGroup: age === null ? ageGroup : null,
    ...preferences,
    type: type && {
      code: type,
      name: words.hd(`type.${type}`),
      isTimeUncertain: seesTimeAccuracy(access.chart) && hasUncertainTime(row),
    },
    overall: match?.overall.percent ?? null,
    typeMatch: self.hdType && type ? typeCompatibility(self.hdType, type) : null,
    relationship: match?.label ?? null,
    reason: best
      ? evidenceSentence(words, best.evidence, name)
      : translator(language, 'type-pairs')(typePairKey(self.hdType, type)),
    hasCharts: match?.parts != null,
    sum: match && toSum(match, words, name),
    scores: match?.parts ? SUB_SCORES.map((code) => ({ code, percent: match.parts![code].percent })) : [],
    isLiked: row.isLiked,
    isMatch: row.isMatch,
    isOpened: row.isOpened,
    analysis: match && showsAnalysis(row) ? toAnalysis(match, words, name) : null,
  }
}

/** The overall score line by line, each with a short name of its fact; `name` is the other member's. */
function toSum({ overall, lines }: LoveMatch, words: EvidenceWords, name: string): Sum {
  return toSumOf(
    overall,
    lines.map(({ evidence, points, parts }) => ({
      text: evidenceLabel(words, evidence, name),
      points: signedText(points, words.language),
      parts: SUB_SCORES.filter((code) => parts[code]),
    })),
    words.language,
  )
}

/** The six parts line by line, each fact in a sentence to the viewer; null by types alone. */
export function toAnalysis({ parts, lines }: LoveMatch, words: EvidenceWords, name: string): Analysis | null {
  if (!parts) return null
  const lineOf = ({ evidence }: ScoreLine, points: number | undefined): SumLine | [] =>
    points ? { text: evidenceSentence(words, evidence, name), points: signedText(points, words.language) } : []
  const scores = SUB_SCORES.map((code) => {
    const ofPart = lines.flatMap((line) => lineOf(line, line.parts[code]))
    return { code, ...toSumOf(parts[code], ofPart, words.language) }
  })
  return { scores }
}

const toSumOf = ({ base, bound, percent }: Score, lines: SumLine[], language: Language): Sum => ({
  base,
  lines,
  bound: bound === 0 ? null : signedText(bound, language),
  percent,
})
