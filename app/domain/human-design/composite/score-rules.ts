import type { CenterCode } from '../codes'
import type { ConnectionTheme } from './center-shares'
import type { Composite } from './composite'
import { TRIBAL, touching, weigh } from './connection-weight'
import type { ConnectionCode } from './connections'
import type { ConnectionEvidence } from './evidence'
import { bridgeEvidence, centerEvidence, connectionEvidence, lineEvidence } from './find-evidence'
import { each, type ScoredEvidence, type Term, toScore, toTerm } from './score'
import type { SubScoreCode, SubScores, TermCode } from './sub-scores'

/** `met` is how the two meet in their channels: found once for all scores. */
type Rule = { base: number; terms: (composite: Composite, met: ConnectionEvidence[]) => Term<TermCode>[] }

export const EMOTIONAL = touching('solar_plexus')
export const MOTOR = touching('sacral', 'root', 'heart')
export const SPOKEN = touching('throat', 'head')

/**
 * How the evidence of two charts moves each score (decision 0018). The bases are such that of many random pairs the middle one
 * has the specified defaults; `tests/property/composite-population.test.ts` holds them to it.
 */
const RULES: Record<SubScoreCode, Rule> = {
  romantic: {
    base: 58,
    terms: (composite, met) => [
      toTerm('electromagnetic', each(3, allOf(met, 'electromagnetic')), { most: 18 }),
      toTerm('bridge', each(4, bridgeEvidence(composite))),
      toTerm('g', byCenter(composite, 'g', { one: 2 })),
      toTerm('compromise', each(-1, allOf(met, 'compromise')), { least: -6 }),
    ],
  },
  emotional: {
    base: 73,
    terms: (composite, met) => [
      toTerm('solar_plexus_channels', weigh(met, EMOTIONAL), { least: -12, most: 12 }),
      toTerm('solar_plexus', byCenter(composite, 'solar_plexus', { neither: 4, both: -3 })),
    ],
  },
  energetic: {
    base: 67,
    terms: (composite, met) => [
      toTerm('motor_channels', weigh(met, MOTOR), { least: -15, most: 15 }),
      toTerm('sacral', byCenter(composite, 'sacral', { one: 2, both: 4 })),
    ],
  },
  communication: {
    base: 62,
    terms: (composite, met) => [
      toTerm('throat_channels', weigh(met, SPOKEN), { least: -15, most: 15 }),
      toTerm('harmonic', each(2, lineEvidence(composite, 'harmonic')), { most: 4 }),
      toTerm('equal', each(2, lineEvidence(composite, 'equal')), { most: 4 }),
    ],
  },
  intimacy: {
    base: 66,
    terms: (composite, met) => [
      toTerm('tribal_channels', weigh(met, TRIBAL, 1.5), { least: -12, most: 12 }),
      toTerm('bridge', each(2, bridgeEvidence(composite))),
      toTerm('solar_plexus', byCenter(composite, 'solar_plexus', { one: 2 })),
    ],
  },
  longTerm: {
    base: 70,
    terms: (composite, met) => [
      toTerm('companionship', each(4, allOf(met, 'companionship')), { most: 12 }),
      toTerm('compromise', each(-2, allOf(met, 'compromise')), { least: -10 }),
      toTerm('equal', each(3, lineEvidence(composite, 'equal')), { most: 6 }),
      toTerm('harmonic', each(2, lineEvidence(composite, 'harmonic')), { most: 4 }),
      toTerm('theme', byTheme(composite.theme)),
    ],
  },
}

/** The six scores of two charts, each with its evidence. */
export function subScoresOf(composite: Composite): SubScores {
  const met = connectionEvidence(composite)
  const scores = Object.entries(RULES).map(([code, { base, terms }]) => [code, toScore(base, terms(composite, met))])
  return Object.fromEntries(scores) as SubScores
}

const allOf = (met: readonly ConnectionEvidence[], connection: ConnectionCode) =>
  met.filter(({ id }) => id === connection)

/** Points by how many of the two have a center defined alone. */
function byCenter(
  composite: Composite,
  center: CenterCode,
  points: Partial<Record<'neither' | 'one' | 'both', number>>,
): ScoredEvidence[] {
  const evidence = centerEvidence(composite, center)
  const { definedBy } = evidence
  const counted = points[definedBy === 'a' || definedBy === 'b' ? 'one' : definedBy]
  return counted ? each(counted, [evidence]) : []
}

/** One or two centers open to the world hold best; a closed circle neither helps nor hinders. */
function byTheme(theme: ConnectionTheme): ScoredEvidence[] {
  if (theme === '9-0') return []
  return each(theme === '8-1' || theme === '7-2' ? 4 : 2, [{ id: 'theme', theme }])
}
