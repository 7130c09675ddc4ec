import { describe, expect, test } from 'vitest'
import { TYPES } from '../terms/codes'
import { buildComposite, type ComparedChart } from './composite'
import { evidenceKey } from './evidence'
import { type LoveMatch, loveMatch } from './love-match'
import type { SubScoreCode } from './score'
import { loveCompatibility } from './type-compatibility'

describe('without charts', () => {
  test.each(TYPES.flatMap((one) => TYPES.map((other) => [one, other] as const)))(
    '%s and %s have the specified number of their types, and no parts',
    (one, other) => {
      const percent = loveCompatibility(one, other)
      expect(loveMatch(one, other, null)).toMatchObject({
        overall: { base: percent, bound: 0, percent },
        lines: [],
        parts: null,
      })
    },
  )

  test('there is no number where a type is not known', () => {
    expect([loveMatch(null, 'generator', null), loveMatch('generator', null, null)]).toEqual([null, null])
  })
})

test('the parts of two charts that show nothing together are the specified ones', () => {
  const nothing = buildComposite({ gates: [1], profile: '1/3' }, { gates: [25], profile: '2/4' })
  // 1-4 is in harmony: +1, three points each for communication and long-term; no Solar Plexus: +1 for emotional and communication.
  const { overall, parts } = loveMatch('manifesting_generator', 'generator', nothing)!
  expect(overall).toEqual({ base: 70, bound: 0, percent: 72 })
  expect(Object.entries(parts!).map(([code, { base }]) => [code, base])).toEqual([
    ['romantic', 68],
    ['emotional', 72],
    ['energetic', 70],
    ['communication', 65],
    ['intimacy', 68],
    ['longTerm', 72],
  ])
  expect(Object.values(parts!).map(({ percent }) => percent)).toEqual([68, 75, 70, 71, 68, 75])
})

test('with charts every fact is a line of the sum, from what lifts most to what lowers most', () => {
  // The two of composite.test.ts: three electromagnetic channels, one companionship, one dominance, three compromises;
  // A is bridged; lines 1-4 and 3-6 are in harmony; the theme is 5-4.
  const A: ComparedChart = { gates: [1, 10, 20, 28, 34, 38], profile: '1/3' }
  const B: ComparedChart = { gates: [8, 28, 34, 38, 57], profile: '4/6' }
  const { overall, lines, parts, label } = loveMatch('manifesting_generator', 'generator', buildComposite(A, B))!
  expect(lines.map(({ evidence, points }) => `${evidenceKey(evidence)} ${points}`)).toEqual([
    'companionship:28-38 3',
    'electromagnetic:1-8 2',
    'electromagnetic:10-57 2',
    'electromagnetic:20-57 2',
    'bridge:a 1',
    'center:sacral 1',
    'center:solar_plexus 1',
    'lines:1-4 1',
    'lines:3-6 1',
    'dominance:10-20 -1',
    'compromise:10-34 -2',
    'compromise:20-34 -2',
    'compromise:34-57 -2',
  ])
  expect([overall, label]).toEqual([{ base: 70, bound: 0, percent: 77 }, 'growth_partner'])
  const percents = Object.entries(parts!).map(([code, { percent }]) => `${code} ${percent}`)
  expect(percents).toEqual([
    // 68 + 6 (1-8) + 6 (10-57) + 4 (20-57) + 3 (bridge) - 6 (10-34) - 4 (20-34) - 4 (34-57)
    'romantic 73',
    // 72 + 3 (no Solar Plexus)
    'emotional 75',
    // 70 + 6 (28-38) + 3 (both Sacral) - 6 - 4 - 4
    'energetic 65',
    // 65 + 6 (1-8) + 4 (20-57) + 3 (no Solar Plexus) + 3 + 3 (lines) - 3 (10-20) - 4 (20-34)
    'communication 77',
    // 68 + 6 (28-38) + 6 (10-57) + 4 (20-57) + 3 (bridge) + 3 (both Sacral) - 4 (34-57)
    'intimacy 86',
    // 72 + 6 (28-38) + 3 + 3 (lines) - 3 (10-20)
    'longTerm 81',
  ])
  // (73 + 75 + 65 + 77 + 86 + 81) / 6 = 76.2, rounded up.
})

// Expected from the table of decision 0049: a fact of `p` points counts 6 × p over its parts, in equal whole shares, and the part
// the table names first takes what remains.
describe('the points of each fact', () => {
  /** Lines 1 and 3 with 2 and 5: none equal, none in harmony. */
  const compositeOf = (a: number[], b: number[]) =>
    buildComposite({ gates: a, profile: '1/3' }, { gates: b, profile: '2/5' })
  const linesOf = (composite: ReturnType<typeof compositeOf>) => loveMatch('generator', 'projector', composite)!.lines
  const findLine = (composite: ReturnType<typeof compositeOf>, key: string) => {
    const { points, parts } = linesOf(composite).find(({ evidence }) => evidenceKey(evidence) === key)!
    return { points, parts }
  }

  type Row = [fact: string, a: number[], b: number[], points: number, parts: Partial<Record<SubScoreCode, number>>]

  test.each<Row>([
    // Solar Plexus: emotional; Sacral: energetic; Tribal: intimacy.
    ['companionship:6-59', [6, 59], [6, 59], 3, { longTerm: 6, emotional: 4, energetic: 4, intimacy: 4 }],
    ['electromagnetic:6-59', [6], [59], 2, { romantic: 3, emotional: 3, energetic: 3, intimacy: 3 }],
    ['dominance:6-59', [6, 59], [], -1, { longTerm: -3, emotional: -1, energetic: -1, intimacy: -1 }],
    ['compromise:6-59', [6, 59], [6], -2, { romantic: -3, emotional: -3, energetic: -3, intimacy: -3 }],
    // Solar Plexus, Heart, Tribal
    ['companionship:37-40', [37, 40], [37, 40], 3, { longTerm: 6, emotional: 4, energetic: 4, intimacy: 4 }],
    // Heart, Throat, Tribal
    ['companionship:21-45', [21, 45], [21, 45], 3, { longTerm: 6, energetic: 4, communication: 4, intimacy: 4 }],
    // Solar Plexus, Throat
    ['electromagnetic:12-22', [12], [22], 2, { romantic: 4, emotional: 4, communication: 4 }],
    // Solar Plexus, Root
    ['dominance:30-41', [30, 41], [], -1, { longTerm: -2, emotional: -2, energetic: -2 }],
    // Throat, Spleen
    ['electromagnetic:16-48', [16], [48], 2, { romantic: 4, communication: 4, intimacy: 4 }],
    // The Head, the Throat, the Heart, the Sacral and the Spleen alone
    ['companionship:24-61', [24, 61], [24, 61], 3, { longTerm: 9, communication: 9 }],
    ['compromise:7-31', [7, 31], [31], -2, { romantic: -6, communication: -6 }],
    ['compromise:25-51', [25, 51], [25], -2, { romantic: -6, energetic: -6 }],
    ['dominance:2-14', [], [2, 14], -1, { longTerm: -3, energetic: -3 }],
    ['electromagnetic:10-57', [10], [57], 2, { romantic: 6, intimacy: 6 }],
  ])('%s', (fact, a, b, points, parts) => {
    expect(findLine(compositeOf(a, b), fact)).toEqual({ points, parts })
  })

  test.each<Row>([
    // 20-57 joins 1-8 and 28-38.
    ['bridge:a', [1, 8, 28, 38], [20, 57], 1, { romantic: 3, intimacy: 3 }],
    ['bridge:b', [20, 57], [1, 8, 28, 38], 1, { romantic: 3, intimacy: 3 }],
    ['center:sacral', [2, 14], [5, 15], 1, { energetic: 3, intimacy: 3 }],
    ['center:solar_plexus', [], [], 1, { emotional: 3, communication: 3 }],
    ['center:solar_plexus', [12, 22], [35, 36], -1, { emotional: -3, communication: -3 }],
  ])('%s of %j and %j', (fact, a, b, points, parts) => {
    expect(findLine(compositeOf(a, b), fact)).toEqual({ points, parts })
  })

  test.each([
    ['equal', 'lines:1-1', '1/3'],
    ['harmonic', 'lines:1-4', '4/6'],
  ] as const)('%s lines', (_, fact, profile) => {
    const composite = buildComposite({ gates: [], profile: '1/3' }, { gates: [], profile })
    expect(findLine(composite, fact)).toEqual({ points: 1, parts: { communication: 3, longTerm: 3 } })
  })

  // 24-61, 23-43, 1-8, 2-14 and 3-60 define Head, Ajna, Throat, G, Sacral and Root.
  const six = [24, 61, 23, 43, 1, 8, 2, 14, 3, 60]
  const spleen = [28, 38]
  const solarPlexus = [30, 41]
  const heart = [25, 51]

  test.each([
    ['8-1', [...spleen, ...solarPlexus]],
    ['7-2', spleen],
  ] as const)('theme %s', (theme, gates) => {
    expect(findLine(compositeOf(six, [...gates]), `theme:${theme}`)).toEqual({
      points: 1,
      parts: { emotional: 3, longTerm: 3 },
    })
  })

  test.each([
    ['9-0', [...spleen, ...solarPlexus, ...heart]],
    ['6-3', []],
  ] as const)('theme %s is no line', (theme, gates) => {
    const composite = compositeOf(six, [...gates])
    expect(composite.theme).toBe(theme)
    expect(linesOf(composite).filter(({ evidence }) => evidence.id === 'theme')).toEqual([])
  })

  test('a Sacral and a Solar Plexus that only one has are no lines', () => {
    // 6-59 has both.
    expect(linesOf(compositeOf([6, 59], [])).map(({ evidence }) => evidenceKey(evidence))).toEqual(['dominance:6-59'])
  })
})

describe('what parts lose at 100 the overall score loses too', () => {
  const percentsOf = (match: LoveMatch) =>
    Object.entries(match.parts!).map(([code, { percent }]) => `${code} ${percent}`)

  test('with one channel in common', () => {
    const gates = [5, 15]
    const match = loveMatch(
      'generator',
      'generator',
      buildComposite({ gates, profile: '1/3' }, { gates, profile: '2/4' }),
    )!
    // 5-15 +3, both Sacral +1, no Solar Plexus +1, lines 1 and 4 +1: 92 + 6 = 98.
    expect(match.lines).toHaveLength(4)
    expect(percentsOf(match)).toEqual([
      'romantic 90',
      // 94 + 3 (no Solar Plexus)
      'emotional 97',
      // 92 + 9 (5-15) + 3 (both Sacral) = 104
      'energetic 100',
      // 87 + 3 (no Solar Plexus) + 3 (lines)
      'communication 93',
      // 90 + 3 (both Sacral)
      'intimacy 93',
      // 94 + 9 (5-15) + 3 (lines) = 106
      'longTerm 100',
    ])
    // 573 / 6 = 95.5, rounded up.
    expect(match.overall).toEqual({ base: 92, bound: -2, percent: 96 })
  })

  test('with three', () => {
    const gates = [2, 14, 5, 15, 29, 46]
    const match = loveMatch(
      'generator',
      'generator',
      buildComposite({ gates, profile: '1/3' }, { gates, profile: '1/3' }),
    )!
    // Three channels in common +3 each, both Sacral +1, no Solar Plexus +1, two equal lines +1 each: 92 + 13.
    expect(match.lines).toHaveLength(7)
    // Energetic 92 + 27 + 3 = 122 and long-term 94 + 27 + 6 = 127 are cut; communication is 87 + 3 + 6.
    expect(percentsOf(match)).toEqual([
      ...['romantic 90', 'emotional 97', 'energetic 100'],
      ...['communication 96', 'intimacy 93', 'longTerm 100'],
    ])
    // 576 / 6
    expect(match.overall).toEqual({ base: 92, bound: -9, percent: 96 })
  })
})
