import type { Score } from './score'

/** What love is looked at by; the names are the specification's. */
export const SUB_SCORES = ['romantic', 'emotional', 'energetic', 'communication', 'intimacy', 'longTerm'] as const
export type SubScoreCode = (typeof SUB_SCORES)[number]

/** Kinds of evidence that count together in a score. */
export const TERMS = [
  'electromagnetic',
  'companionship',
  'compromise',
  'bridge',
  'g',
  'sacral',
  'solar_plexus',
  'solar_plexus_channels',
  'motor_channels',
  'throat_channels',
  'tribal_channels',
  'harmonic',
  'equal',
  'theme',
] as const
export type TermCode = (typeof TERMS)[number]

export type SubScores = Record<SubScoreCode, Score<TermCode>>

/** What holds without charts, by the specification. */
export const DEFAULT_PERCENTS: Record<SubScoreCode, number> = {
  romantic: 68,
  emotional: 72,
  energetic: 70,
  communication: 65,
  intimacy: 68,
  longTerm: 72,
}

/** The scores of two people whose charts are not known: the defaults, and nothing to explain. */
export function defaultSubScores(): SubScores {
  const scores = SUB_SCORES.map((code) => [
    code,
    { base: DEFAULT_PERCENTS[code], terms: [], percent: DEFAULT_PERCENTS[code] },
  ])
  return Object.fromEntries(scores) as SubScores
}
