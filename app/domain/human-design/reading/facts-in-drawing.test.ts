import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '../chart/example-chart'
import { CENTERS } from '../terms/codes'
import { factsInDrawing } from './facts-in-drawing'
import type { ReadingFact } from './reading-fact'

const NOWHERE = { gates: [], channels: [], centers: [] }

// The example: 6-59, 20-34, 20-57 and 34-57 join Throat, Spleen, Sacral and Solar Plexus.
test.each<[ReadingFact, object]>([
  [{ kind: 'type', code: 'generator' }, { centers: ['sacral'] }],
  [{ kind: 'type', code: 'reflector' }, { centers: CENTERS }],
  [{ kind: 'authority', code: 'self_projected' }, { centers: ['g'] }],
  [{ kind: 'profile', code: '5/1' }, {}],
  [{ kind: 'cross', angle: 'left', gates: [39, 38, 51, 57] }, { gates: [39, 38, 51, 57] }],
  [{ kind: 'center', center: 'head', state: 'open' }, { centers: ['head'] }],
  [
    { kind: 'channel', channel: '20-34' },
    { gates: [20, 34], channels: ['20-34'], centers: ['throat', 'sacral'] },
  ],
  [{ kind: 'missing_gate', gate: 17 }, { gates: [17] }],
  [{ kind: 'missing_channel', channel: '7-31' }, { gates: [7, 31] }],
  [{ kind: 'gate_count', gate: 62, count: 4 }, { gates: [62] }],
  [{ kind: 'white_center', center: 'head' }, { centers: ['head'] }],
  [{ kind: 'quarter', code: EXAMPLE_CHART.cross.quarter }, { gates: EXAMPLE_CHART.cross.gates.slice(0, 1) }],
  [{ kind: 'activation', side: 'design', body: 'sun', gate: 51, line: 1 }, { gates: [51] }],
  [{ kind: 'joining_gates', gates: [1, 13] }, { gates: [1, 13] }],
  [
    { kind: 'part', centers: ['throat', 'spleen', 'sacral'] },
    { channels: ['20-34', '20-57', '34-57'], centers: ['throat', 'spleen', 'sacral'] },
  ],
  [{ kind: 'definition', code: 'single' }, {}],
  [{ kind: 'channel_count', count: 4 }, {}],
  [{ kind: 'no_rarity' }, {}],
])('%j is in the drawing', (fact, place) => {
  expect(factsInDrawing(EXAMPLE_CHART, [fact])).toEqual({ ...NOWHERE, ...place })
})

test('a line is where its bodies are', () => {
  const { gates } = factsInDrawing(EXAMPLE_CHART, [{ kind: 'line_count', line: 3, count: 0 }])
  const { personality, design } = EXAMPLE_CHART.activations
  expect(gates).toEqual([
    ...new Set([...personality, ...design].filter(({ line }) => line === 3).map(({ gate }) => gate)),
  ])
  expect(gates).toContain(62)
})

test('what several facts have in common is there once', () => {
  const facts: ReadingFact[] = [
    { kind: 'channel', channel: '20-34' },
    { kind: 'channel', channel: '34-57' },
    { kind: 'gate', gate: 34 },
  ]
  expect(factsInDrawing(EXAMPLE_CHART, facts)).toEqual({
    gates: [20, 34, 57],
    channels: ['20-34', '34-57'],
    centers: ['throat', 'sacral', 'spleen'],
  })
})
