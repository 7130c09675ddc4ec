import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '../chart/example-chart'
import type { TimeWindow } from '../service/chart-service.schema'
import { uncertainTerms } from './uncertain-terms'

const { type, authority, profile, definition, cross } = EXAMPLE_CHART
const certain: TimeWindow = {
  minutes: null,
  type: [{ code: type, share: 1 }],
  authority: [{ code: authority, share: 1 }],
  profile: [{ code: profile, share: 1 }],
  definition: [{ code: definition, share: 1 }],
  cross: [{ ...cross, share: 1 }],
}

test('what is the same all day is sure', () => {
  expect(uncertainTerms(EXAMPLE_CHART, certain)).toEqual({ minutes: null, shares: {} })
})

test('what is not the same has the share of what the chart says', () => {
  const window: TimeWindow = {
    ...certain,
    minutes: 30,
    profile: [
      { code: '2/4', share: 0.87 },
      { code: profile, share: 0.13 },
    ],
    cross: [
      { ...cross, angle: cross.angle === 'left' ? 'right' : 'left', share: 0.87 },
      { ...cross, share: 0.13 },
    ],
  }
  expect(uncertainTerms(EXAMPLE_CHART, window)).toEqual({ minutes: 30, shares: { profile: 0.13, cross: 0.13 } })
})

test('a strategy is sure where every possible type has it, and else has the share of all that do', () => {
  const generator = { ...EXAMPLE_CHART, type: 'generator' as const }
  const half = [
    { code: 'projector' as const, share: 0.5 },
    { code: 'generator' as const, share: 0.5 },
  ]
  expect(uncertainTerms(generator, { ...certain, type: half }).shares).toEqual({ type: 0.5, strategy: 0.5 })
  const sure = [{ code: 'generator' as const, share: 1 }]
  expect(uncertainTerms(generator, { ...certain, type: sure }).shares).toEqual({})
})

test('a chart of which nothing fits the time is never said to be sure', () => {
  const other: TimeWindow = { ...certain, profile: [{ code: profile === '5/1' ? '6/2' : '5/1', share: 1 }] }
  expect(uncertainTerms(EXAMPLE_CHART, other).shares).toEqual({ profile: 0 })
})
