import type { Evidence } from './evidence'
import { DEFAULT_LOVE_PERCENT } from './type-compatibility'

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

/** What one fact counts: whole points of the overall score, and whole points of each part it belongs to. */
export type LinePoints = { points: number; parts: Readonly<Partial<Record<SubScoreCode, number>>> }

/** A line of the sum that a love match is. */
export type ScoreLine = LinePoints & { evidence: Evidence }

/** `base`, the points of the lines and `bound` add up to `percent`; `bound` is what is cut off where a part leaves 0 to 100. */
export type Score = { base: number; bound: number; percent: number }

/** The points of a fact that moves the overall score by `points`: its parts share six times as many, the first takes the rest. */
export function linePoints(points: number, parts: readonly [SubScoreCode, ...SubScoreCode[]]): LinePoints {
  const total = points * SUB_SCORES.length
  const share = Math.trunc(total / parts.length)
  const rest = total - share * parts.length
  return { points, parts: Object.fromEntries(parts.map((part, at) => [part, at === 0 ? share + rest : share])) }
}

/** A part: the sum of its base and the points of its lines, held within 0 and 100. */
export function partScore(base: number, points: number): Score {
  const sum = base + points
  const percent = Math.min(100, Math.max(0, sum))
  return { base, bound: percent - sum, percent }
}

/** The overall score; it loses what its parts lose. `parts` are their percentages. */
export function overallScore(base: number, points: number, parts: readonly number[]): Score {
  const percent = overallPercent(parts)
  return { base, bound: percent - base - points, percent }
}

/** The mean of the percentages of all parts, rounded up. */
export const overallPercent = (parts: readonly number[]): number =>
  Math.ceil(parts.reduce((sum, percent) => sum + percent, 0) / parts.length)

/** What lines add up to in the overall score. */
export const pointsOf = (lines: readonly LinePoints[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** What lines add up to in a part. */
export const partPointsOf = (lines: readonly LinePoints[], code: SubScoreCode): number =>
  lines.reduce((sum, { parts }) => sum + (parts[code] ?? 0), 0)
