import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '../chart/example-chart'
import { tensionsOf } from './tensions'

const leap = { key: 'channel.25-51', facts: [{ kind: 'channel', channel: '25-51' }] } as const

test.each([
  ['projector', 'splenic', 'tension.leap.projector', 'type'],
  ['manifesting_generator', 'emotional', 'tension.leap.emotional', 'authority'],
  ['generator', 'sacral', 'tension.leap.responding', 'type'],
  ['manifestor', 'splenic', 'tension.leap.manifestor', 'type'],
] as const)('what a %s with %s authority hears beside a channel that jumps first', (type, authority, key, kind) => {
  const [sentence, ...more] = tensionsOf({ ...EXAMPLE_CHART, type, authority }, { ...leap, facts: [...leap.facts] })
  expect(more).toEqual([])
  const code = kind === 'type' ? type : authority
  expect(sentence).toEqual({ key, facts: [{ kind, code }, ...leap.facts], follows: leap.key })
})

test('four separate parts take their time before a leap, besides what the authority says', () => {
  const chart = { ...EXAMPLE_CHART, authority: 'emotional', type: 'generator', definition: 'quadruple_split' } as const
  const keys = tensionsOf(chart, { ...leap, facts: [...leap.facts] }).map(({ key }) => key)
  expect(keys).toEqual(['tension.leap.quadruple_split', 'tension.leap.emotional'])
})

test('nothing is said where nothing pulls: a reflector, or another channel', () => {
  const reflector = { ...EXAMPLE_CHART, type: 'reflector', authority: 'lunar' } as const
  expect(tensionsOf(reflector, { ...leap, facts: [] })).toEqual([])
  const projector = { ...EXAMPLE_CHART, type: 'projector', authority: 'splenic' } as const
  expect(tensionsOf(projector, { key: 'channel.1-8', facts: [] })).toEqual([])
})
