import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '../chart/example-chart'
import { visibleChart } from '../chart/visible-chart'
import { comparedChart } from './compared-chart'

const { gates, profile } = EXAMPLE_CHART

test.each([
  ['none', null],
  ['channels', null],
  ['gates', { gates, profile }],
  ['full', { gates, profile }],
] as const)('whoever sees of a chart "%s" compares %j', (access, expected) => {
  expect(comparedChart(visibleChart(EXAMPLE_CHART, access))).toEqual(expected)
})
