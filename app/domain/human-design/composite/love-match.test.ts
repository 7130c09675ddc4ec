import { describe, expect, test } from 'vitest'
import { TYPES } from '../codes'
import { loveCompatibility } from '../love-compatibility'
import { buildComposite, type ComparedChart } from './composite'
import { evidenceKey } from './evidence'
import { loveMatch } from './love-match'
import { rankedEvidence } from './ranked-evidence'
import { SUB_SCORES, type SubScores } from './sub-scores'

const percentsOf = (scores: SubScores) => SUB_SCORES.map((code) => scores[code].percent)
const termsOf = (scores: SubScores) =>
  SUB_SCORES.map((code) => [scores[code].base, ...scores[code].terms.map(({ id, points }) => `${id} ${points}`)])

describe('without charts', () => {
  test.each(TYPES.flatMap((one) => TYPES.map((other) => [one, other] as const)))(
    '%s and %s have the specified numbers and nothing to explain',
    (one, other) => {
      const match = loveMatch(one, other, null)
      expect(match.overall).toBe(loveCompatibility(one, other))
      expect(percentsOf(match.scores)).toEqual([68, 72, 70, 65, 68, 72])
      expect(rankedEvidence(match.scores)).toEqual([])
      expect(match.hasCharts).toBe(false)
    },
  )

  test('types that are not known have the default', () => {
    expect(loveMatch(null, 'generator', null).overall).toBe(70)
  })
})

describe('with charts', () => {
  // The two of composite.test.ts: three electromagnetic channels, one companionship, one dominance, three compromises;
  // A is bridged; lines 1-4 and 3-6 are in harmony; the theme is 5-4.
  const A: ComparedChart = { gates: [1, 10, 20, 28, 34, 38], profile: '1/3' }
  const B: ComparedChart = { gates: [8, 28, 34, 38, 57], profile: '4/6' }
  const match = loveMatch('manifesting_generator', 'generator', buildComposite(A, B))

  test('each score is its base and what moves it', () => {
    expect(termsOf(match.scores)).toEqual([
      [58, 'electromagnetic 9', 'bridge 4', 'g 2', 'compromise -3'],
      [73, 'solar_plexus 4'],
      // 10-34, 20-34 and 34-57 are compromises by the Sacral, 28-38 is companionship at the Root: -9 + 3.
      [67, 'motor_channels -6', 'sacral 4'],
      // 1-8 and 20-57 attract, 10-20 dominates, 20-34 is a compromise: 8 - 1 - 3.
      [62, 'throat_channels 4', 'harmonic 4'],
      [66, 'bridge 2'],
      [70, 'companionship 4', 'compromise -6', 'harmonic 4', 'theme 2'],
    ])
    expect(percentsOf(match.scores)).toEqual([70, 77, 65, 70, 68, 74])
  })

  test('the overall score is the table of types moved by half as much again as the weighted scores', () => {
    // 0.20 × (70 + 77) + 0.15 × (65 + 70 + 68 + 74) = 70.95, which is 1.70 over 69.25: 70 + 2.55.
    expect([match.typePercent, match.overall, match.hasCharts]).toEqual([70, 73, true])
    expect(match.label).toEqual({ relationship: 'growth_partner', rule: 'otherwise' })
  })

  test('what moves the scores most comes first, what lowers them most last', () => {
    const ranked = rankedEvidence(match.scores).map(
      ({ evidence, influence }) => `${evidenceKey(evidence)} ${influence}`,
    )
    expect(ranked).toEqual([
      // 3 points of 0.20 and 4 of 0.15.
      'electromagnetic:1-8 120',
      'electromagnetic:20-57 120',
      'bridge:a 110',
      'companionship:28-38 105',
      'center:solar_plexus 80',
      'electromagnetic:10-57 60',
      'center:sacral 60',
      'lines:1-4 60',
      'lines:3-6 60',
      'center:g 40',
      'theme:5-4 30',
      'dominance:10-20 -15',
      'compromise:10-34 -95',
      'compromise:34-57 -95',
      // -1 of 0.20, -3 of 0.15 twice, -2 of 0.15.
      'compromise:20-34 -140',
    ])
  })

  test.each([
    // 1.5 × 3 is 4.5, and 66 + 4.5 goes up; 1.5 × -3 is -4.5 and one Solar Plexus counts 2, 66 - 2.5 goes up as well.
    ['both have 37-40', [37, 40], [37, 40], 71],
    ['one has 37-40, the other only 40', [37, 40], [40], 64],
    // Six tribal channels attract: 1.5 × 24, of which 12 count.
    ['they complete nearly all of the tribal circuit', [6, 19, 21, 26, 27, 32], [59, 49, 45, 44, 50, 54], 78],
  ])('intimacy when %s', (_, one, other, percent) => {
    const composite = buildComposite({ gates: one, profile: '1/3' }, { gates: other, profile: '2/4' })
    expect(loveMatch(null, null, composite).scores.intimacy.percent).toBe(percent)
  })
})
