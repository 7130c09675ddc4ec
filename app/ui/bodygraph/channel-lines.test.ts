import { expect, test } from 'vitest'
import type { GateState } from './bodygraph-data'
import { halvesOf, integrationPieces, spanState } from './channel-lines'
import { pointOf } from './geometry'

const states = (gates: Record<number, GateState>) =>
  halvesOf('35-36', gates).map(({ gates, state }) => [gates[0], state])

test.each<[string, Record<number, GateState>, unknown]>([
  ['nobody', {}, []],
  ['one gate hangs', { 35: 'personality' }, [[35, 'personality']]],
  ['the other hangs', { 36: 'design' }, [[36, 'design']]],
  [
    'one side each',
    { 35: 'personality', 36: 'design' },
    [
      [35, 'personality'],
      [36, 'design'],
    ],
  ],
  [
    'both sides',
    { 35: 'both', 36: 'both' },
    [
      [35, 'both'],
      [36, 'both'],
    ],
  ],
  ['a side the viewer may not know', { 36: 'active' }, [[36, 'active']]],
  ['gates of other channels', { 1: 'both', 64: 'design' }, []],
])('the halves of a channel: %s', (_, gates, expected) => {
  expect(states(gates)).toEqual(expected)
})

test('a half runs from its gate to the middle of the channel', () => {
  const [half] = halvesOf('1-8', { 8: 'design' })
  expect(half).toMatchObject({ from: pointOf(8), to: [320, 428] })
})

test.each<[string, Record<number, GateState>, GateState | null]>([
  ['nothing', {}, null],
  ['only the upper end: 20', { 20: 'design' }, null],
  ['only the upper end: 20 and 10', { 20: 'design', 10: 'personality' }, null],
  ['only the lower end: 34 and 57', { 34: 'design', 57: 'both' }, null],
  ['20 and 34, one side', { 20: 'design', 34: 'design' }, 'design'],
  ['20 and 57, one side', { 20: 'personality', 57: 'personality' }, 'personality'],
  ['10 and 34, two sides', { 10: 'personality', 34: 'design' }, 'both'],
  ['10 and 57, one of them both', { 10: 'design', 57: 'both' }, 'both'],
  ['all four', { 10: 'design', 20: 'design', 34: 'design', 57: 'personality' }, 'both'],
  ['unknown sides', { 10: 'active', 57: 'active' }, 'active'],
])('the span of the integration group: %s', (_, gates, expected) => {
  expect(spanState(gates)).toBe(expected)
})

test('10-20 and 34-57 light their stubs without the span', () => {
  expect(integrationPieces({ 10: 'design', 20: 'personality' }).map(({ to }) => to)).toEqual([
    [187, 497],
    [187, 497],
  ])
  expect(integrationPieces({ 34: 'design', 57: 'personality' }).map(({ to }) => to)).toEqual([
    [108, 603],
    [108, 603],
  ])
})

test('a stub keeps the state of its own gate beside a span of both', () => {
  const pieces = integrationPieces({ 20: 'design', 34: 'personality' })
  expect(pieces.map(({ gates, state }) => [gates, state])).toEqual([
    [[20, 34], 'both'],
    [[20], 'design'],
    [[34], 'personality'],
  ])
})
