import type { LoveCardRow } from '~/data/love-members.server'
import { ageOn } from '~/domain/birth/age'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { buildComposite } from '~/domain/human-design/composite/composite'
import { type LoveMatch, loveMatch } from '~/domain/human-design/composite/love-match'
import { rankedEvidence } from '~/domain/human-design/composite/ranked-evidence'
import { SUB_SCORES } from '~/domain/human-design/composite/sub-scores'
import { typeCompatibility } from '~/domain/human-design/type-compatibility'
import { firstNameOf } from '~/domain/membership/first-name'
import { LOVE_MIN_AGE } from '~/domain/membership/love-compatibility'
import { evidenceSentence } from '~/locales/evidence-sentence'
import type { Language } from '~/locales/language'
import { typePairKey } from '~/locales/type-pair-key'
import { translator } from '~/platform/i18n.server'
import type { LoveCard } from './love'
import { type Compared, seenMember } from './seen-member.server'
import { toAnalysis } from './to-analysis.server'

/** Whose eyes a card is for, and whose analysis it shows at once. */
export type CardsFor = { own: Compared; language: Language; now: Date; showsAnalysis: (row: LoveCardRow) => boolean }

/** The words that evidence is told in. */
export const evidenceWords = (language: Language) => ({
  language,
  t: translator(language, 'evidence'),
  hd: translator(language, 'hd'),
})

/** The love match of the viewer and a member, by all that the viewer may see. */
export function matchWith(own: Compared, row: LoveCardRow): LoveMatch {
  const { type, chart } = seenMember(row)
  return loveMatch(own.type, type, own.chart && chart && buildComposite(own.chart, chart))
}

/** A member as a card shows them to the viewer. */
export function toCard(row: LoveCardRow, { own, language, now, showsAnalysis }: CardsFor): LoveCard {
  const { type, seesBirth } = seenMember(row)
  const match = matchWith(own, row)
  const words = evidenceWords(language)
  const name = firstNameOf(row.fullName)
  const [best] = match.hasCharts ? rankedEvidence(match.scores) : []
  const age = seesBirth && row.birthDate ? ageOn(row.birthDate, now) : null
  return {
    username: row.username,
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    isVerified: row.isVerified,
    age: age !== null && age >= LOVE_MIN_AGE ? age : null,
    type: type && { code: type, name: words.hd(`type.${type}`), isTimeUncertain: hasUncertainTime(row) },
    overall: match.overall,
    typeMatch: own.type && type ? typeCompatibility(own.type, type) : null,
    relationship: match.label.relationship,
    rule: match.label.rule,
    reason: best
      ? evidenceSentence(words, best.evidence, name)
      : translator(language, 'type-pairs')(typePairKey(own.type, type)),
    hasCharts: match.hasCharts,
    scores: SUB_SCORES.map((code) => ({ code, percent: match.scores[code].percent })),
    isLiked: row.isLiked,
    isMatch: row.isMatch,
    isOpened: row.isOpened,
    analysis: match.hasCharts && showsAnalysis(row) ? toAnalysis(match, words, name) : null,
  }
}
