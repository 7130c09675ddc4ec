import { DEFAULT_LOVE_PERCENT } from './love-compatibility'

/** The six parts of a love match; the names are the specification's. */
export const SUB_SCORES = ['romantic', 'emotional', 'energetic', 'communication', 'intimacy', 'longTerm'] as const
export type SubScoreCode = (typeof SUB_SCORES)[number]

/** The parts of a pair whose types give the table's default, by the specification. */
export const DEFAULT_PERCENTS: Record<SubScoreCode, number> = {
  romantic: 68,
  emotional: 72,
  energetic: 70,
  communication: 65,
  intimacy: 68,
  longTerm: 72,
}

/** What a part starts from: the types' percentage, as far from it as the specified default is from the table's. */
export const partBase = (typePercent: number, code: SubScoreCode): number =>
  typePercent + DEFAULT_PERCENTS[code] - DEFAULT_LOVE_PERCENT
